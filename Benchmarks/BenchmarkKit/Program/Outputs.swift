/// The files that a run writes, checked before it starts.
struct Outputs {
  private var json: OutputFile?
  private var markdown: OutputFile?
  private var html: OutputFile?

  init(_ options: Options) throws(UsageError) {
    if let path = options.json { json = try OutputFile(path) }
    if let path = options.markdown { markdown = try OutputFile(path) }
    if let path = options.html { html = try OutputFile(path) }
  }

  /// Writes every file that was asked for.
  func write(_ report: BenchmarkReport) throws(UsageError) {
    try markdown?.write(Array(report.markdown.utf8))
    try html?.write(Array(report.html.utf8))
    guard let json else { return }
    do {
      try json.write(try ReportDocument(report).encoded())
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(json.path) cannot be written: \(error)")
    }
  }
}
