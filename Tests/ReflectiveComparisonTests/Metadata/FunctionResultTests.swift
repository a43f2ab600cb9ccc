import ReflectiveComparison
import Testing

@Suite("Results of function types")
struct FunctionResultTests {
  @Test("a function type has a result type, with any parameters; other types have none")
  func results() {
    #expect(FunctionResult.type(of: (() -> Int).self) == Int.self)
    #expect(FunctionResult.type(of: ((Int, inout String) throws -> [String]?).self) == [String]?.self)
    #expect(FunctionResult.type(of: (@Sendable (Int) async -> (Int, String)).self) == (Int, String).self)
    #expect(FunctionResult.type(of: (() -> () -> Void).self) == (() -> Void).self)
    #expect(FunctionResult.type(of: (() -> any Error).self) == (any Error).self)
    #expect(FunctionResult.type(of: Int.self) == nil)
    #expect(FunctionResult.type(of: [() -> Int].self) == nil)
    #expect(FunctionResult.type(of: Any.self) == nil)
  }
}
