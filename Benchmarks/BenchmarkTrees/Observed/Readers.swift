public import ComparisonSpecs
public import Observation
public import ViewTrees

/// A model that many views read, some of them one property and some another.
@Observable
public final class SharedModel {
  /// A property that some views read.
  public var count = 0
  /// The property that the other views read.
  public var title = "title that all others show"

  /// Starts from zero.
  public init() {}
}

/// An object with the same properties, observed as a whole.
public final class SharedObject: ObservableObject {
  /// Announces every change.
  public let changes = ObjectChanges()
  /// A property that some views read.
  @Published public var count = 0
  /// The property that the other views read.
  @Published public var title = "title that all others show"

  /// Starts from zero.
  public init() {}
}

/// Many views of one model.
@AutoEquatable
public struct ModelReaders: View {
  var model: SharedModel
  var total: Int
  var counting: Int

  /// Makes `total` views, of which the first `counting` read the count.
  public init(model: SharedModel, total: Int, counting: Int) {
    self.model = model
    self.total = total
    self.counting = counting
  }

  /// A view for each reader.
  public var body: some View {
    ForEach(0..<total, id: \.self) { ModelReader(model: model, readsCount: $0 < counting) }
  }
}

/// A view that reads one of two properties.
@AutoEquatable
public struct ModelReader: View {
  var model: SharedModel
  var readsCount: Bool

  /// Makes a view that reads the count or the title of a model.
  public init(model: SharedModel, readsCount: Bool) {
    self.model = model
    self.readsCount = readsCount
  }

  /// A text.
  public var body: some View { Text(readsCount ? String(model.count) : model.title) }
}

/// Many views of one object.
@AutoEquatable
public struct ObjectReaders: View {
  var object: SharedObject
  var total: Int
  var counting: Int

  /// Makes `total` views, of which the first `counting` read the count.
  public init(object: SharedObject, total: Int, counting: Int) {
    self.object = object
    self.total = total
    self.counting = counting
  }

  /// A view for each reader.
  public var body: some View {
    ForEach(0..<total, id: \.self) { ObjectReader(object: object, readsCount: $0 < counting) }
  }
}

/// A view that reads one of two properties of an object, and observes the object as a whole.
@AutoEquatable
public struct ObjectReader: View {
  @ObservedObject var object: SharedObject
  var readsCount: Bool

  /// A text.
  public var body: some View { Text(readsCount ? String(object.count) : object.title) }
}

/// Many views that receive their texts.
@AutoEquatable
public struct ValueReaders: View {
  var count: Int
  var title: String
  var total: Int
  var counting: Int

  /// Makes `total` views, of which the first `counting` are given the count.
  public init(count: Int, title: String, total: Int, counting: Int) {
    self.count = count
    self.title = title
    self.total = total
    self.counting = counting
  }

  /// A view for each reader.
  public var body: some View {
    ForEach(0..<total, id: \.self) { ValueReader(text: $0 < counting ? String(count) : title) }
  }
}

/// A view that receives its text.
@AutoEquatable
public struct ValueReader: View {
  var text: String

  /// A text.
  public var body: some View { Text(text) }
}
