import SwiftSyntax

extension ExprSyntax {
  /// The value of an integer literal, with sign, in any radix and with separators.
  var integerLiteralValue: Int? {
    if let literal = self.as(IntegerLiteralExprSyntax.self) { return literal.value(sign: "+") }
    guard let prefixed = self.as(PrefixOperatorExprSyntax.self), ["+", "-"].contains(prefixed.operator.text) else {
      return nil
    }
    return prefixed.expression.as(IntegerLiteralExprSyntax.self)?.value(sign: prefixed.operator.text)
  }
}

extension IntegerLiteralExprSyntax {
  /// The value behind a sign; nil if no `Int` has it.
  ///
  /// The sign is read with the digits, because the smallest value has no positive counterpart.
  fileprivate func value(sign: String) -> Int? {
    let digits = literal.text.filter { $0 != "_" }
    let radix = ["0b": 2, "0o": 8, "0x": 16][digits.prefix(2)]
    return Int(sign + digits.dropFirst(radix == nil ? 0 : 2), radix: radix ?? 10)
  }
}
