// macro-case 39, 44, 48, 49: key paths that do not fit the field.

import ComparisonSpecs

struct Profile {
  var email: String
}
struct Account {
  var name: String
}
final class Session {
  var token = ""
}

@AutoEquatable
struct Row {
  @AutoRequiredChild(\Profile.email) let profile: Profile
  @AutoRequiredChild(\Account.name) let other: Profile  // error: the key path does not start from what this field holds
  @AutoRequiredChild(\Session.token) let session: Session  // warning: both values may refer to the same object
}
