import Foundation

/// Headless Chromium, for pages that finish without interaction.
enum Browser {
  struct Failure: Error {
    let text: String
  }

  /// The path of the browser: the value of `EQUITREE_CHROMIUM`, or a match in `PATH`.
  static let executable: URL? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["EQUITREE_CHROMIUM"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }()

  /// Why a test is skipped without a browser.
  static let missing = "Chromium is not installed (apt-get install chromium), nor named by EQUITREE_CHROMIUM"

  /// Opens a page and returns the text that its script wrote to the element `result`.
  ///
  /// - Parameters:
  ///   - script: The script, in which `report(value)` writes a value as JSON.
  ///   - library: A script that runs first.
  /// - Returns: The JSON.
  /// - Throws: An error if the browser cannot be run or the script wrote nothing.
  static func run(_ script: String, library: String) throws -> Data {
    let page = """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"><title>Page</title></head><body>
      <output id="result"></output><div id="stage"></div>
      <script>\(library)</script>
      <script>
      function report(value) {
        document.getElementById("stage").replaceChildren();
        document.getElementById("result").textContent = encodeURIComponent(JSON.stringify(value));
      }
      addEventListener("error", (event) => report({ error: `${event.message} ${event.error?.stack ?? ""}` }));
      addEventListener("unhandledrejection", (event) => report({ error: `${event.reason?.stack ?? event.reason}` }));
      </script>
      <script>\(script)</script>
      </body></html>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("equitree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    if let kept = ProcessInfo.processInfo.environment["EQUITREE_KEEP_PAGE"] {
      try Data(page.utf8).write(to: URL(fileURLWithPath: kept))
    }
    let output = try dump(file, profile: folder.appendingPathComponent("profile"))
    guard let start = output.range(of: #"<output id="result">"#),
      let end = output.range(of: "</output>", range: start.upperBound..<output.endIndex),
      start.upperBound < end.lowerBound,
      let json = output[start.upperBound..<end.lowerBound].removingPercentEncoding
    else { throw Failure(text: "the page reported nothing; it ended as \(output.suffix(2000))") }
    return Data(json.utf8)
  }

  /// Returns the page's DOM once the page is idle.
  private static func dump(_ file: URL, profile: URL) throws -> String {
    guard let executable else { throw Failure(text: missing) }
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(profile.path)", "--virtual-time-budget=60000", "--dump-dom", file.absoluteString,
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A browser that hangs must not hang the tests.
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: watch)
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    watch.cancel()
    return output
  }
}
