import Foundation
import JSONDocuments

extension ReportDocument {
  /// Reads the report that an earlier run wrote to `path`.
  package static func read(from path: String) throws(UsageError) -> ReportDocument {
    let text = try InputFile.read(path)
    do {
      _ = try JSONValue(parsing: text)
    } catch {
      throw UsageError("\(path): \(error)")
    }
    let decoder = JSONDecoder()
    let wanted = "give a file that this program wrote with --json"
    guard let version = try? decoder.decode(Version.self, from: Data(text)) else {
      throw UsageError("\(path) is not a benchmark report, it has no schema number: \(wanted)")
    }
    guard version.schema == currentSchema else {
      throw UsageError(
        "\(path) has schema \(version.schema), this program reads schema \(currentSchema): measure the baseline again")
    }
    do {
      return try decoder.decode(ReportDocument.self, from: Data(text))
    } catch {
      throw UsageError("\(path) is not a whole benchmark report (\(reason(of: error))): \(wanted)")
    }
  }

  private struct Version: Decodable { var schema: Int }

  /// Returns which part of the document is wrong.
  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context.codingPath)) has another type"
    case .dataCorrupted(let context): return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
