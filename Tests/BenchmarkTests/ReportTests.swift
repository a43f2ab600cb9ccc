import BenchmarkKit
import Foundation
import Testing

@Suite("Reports")
struct ReportTests {
  /// A report that contains every kind of entry.
  static var report: BenchmarkReport {
    var report = BenchmarkReport(machine: testMachine)
    report.results = [result("fast <b>", 10, spread: 1), result("slow | & \"q\"", 25)]
    report.references[BenchmarkReport.CaseID(suite: "suite", case: "group/case")] = "slow | & \"q\""
    report.bars = [
      Bar(id: "A", text: "less <i>", .atMost, 0.5, value: 0.4),
      Bar(id: "B", text: "more", .atLeast, 300, value: 2),
      Bar(id: "C", text: "elsewhere", .atMost, 1, .notMeasured("a script <measures> it")),
    ]
    report.disagreements = [
      Disagreement(suite: "suite", case: "group/case", answers: [.init(competitor: "fast <b>", answer: "<script>")])
    ]
    return report
  }

  @Test("JSON that was written can be read again")
  func roundTrip() throws {
    let document = ReportDocument(Self.report)
    let decoded = try JSONDecoder().decode(ReportDocument.self, from: Data(document.encoded()))
    #expect(decoded == document)
  }

  @Test("the JSON has the fields of schema 1, and only measured bars among the bars")
  func schema() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ReportDocument(Self.report).encoded()))
    let json = try #require(object as? [String: Any])
    #expect(json["schema"] as? Int == 1)
    #expect(json["machine"] is [String: Any])
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(
      Set(results[0].keys) == ["suite", "case", "competitor", "unit", "median", "p10", "p90", "iterations"])
    let bars = try #require(json["bars"] as? [[String: Any]])
    #expect(bars.map { $0["id"] as? String } == ["A", "B"])
    #expect(bars.map { $0["holds"] as? Bool } == [true, false])
    #expect(bars.allSatisfy { Set($0.keys) == ["id", "value", "limit", "direction", "holds"] })
    #expect((json["unmeasured"] as? [[String: Any]])?.map { $0["id"] as? String } == ["C"])
  }

  @Test("found-case 63: the JSON says which side of a limit is good, and JSON without it can be read")
  func directions() throws {
    let document = ReportDocument(Self.report)
    let text = String(decoding: try document.encoded(), as: UTF8.self)
    #expect(document.bars.map(\.direction) == [.atMost, .atLeast])
    #expect(document.unmeasured.map(\.direction) == [.atMost])
    #expect(text.contains(#""direction" : "atLeast""#))
    let old = text.split(separator: "\n").filter { !$0.contains("\"direction\"") }.joined(separator: "\n")
    let decoded = try JSONDecoder().decode(ReportDocument.self, from: Data(old.utf8))
    #expect(decoded.bars.map(\.direction) == [nil, nil] && decoded.bars.map(\.value) == document.bars.map(\.value))
  }

  @Test("found-case 63: the page begins with the figures and ends with the goals, which it explains")
  func order() throws {
    let page = Self.report.html
    let figures = try #require(page.range(of: "<section id=\"suite-0\">"))
    let goals = try #require(page.range(of: "<section id=\"bars\">"))
    #expect(figures.lowerBound < goals.lowerBound)
    #expect(page[goals.upperBound...].contains("that the authors of the library want") && page.contains("not yet"))
    #expect(!page[..<goals.lowerBound].contains("class=\"no\""))
    let links = try #require(page.range(of: "#suite-0")).lowerBound
    #expect(links < page.range(of: "\"#bars\"")!.lowerBound)
  }

  @Test("found-case 63: a bar and its whisker are in one box, and neither extends past its end")
  func whiskers() throws {
    var report = BenchmarkReport(machine: testMachine)
    report.results = [result("steady", 100), result("wide", 1000, spread: 900), result("none", 0)]
    let style = try Regex(
      #"<div class="scale"><span class="bar" style="width:([0-9.]+)%"></span><span class="spread" style="left:min\(([0-9.]+)%,100% - 2px\);width:([0-9.]+)%"></span></div>"#
    )
    let found = report.html.matches(of: style)
    #expect(found.count == 3)
    for match in found {
      let numbers = (1...3).compactMap { match.output[$0].substring.flatMap { Double($0) } }
      #expect(numbers.count == 3 && numbers[0] <= 100 && numbers[1] + numbers[2] <= 100.01, "\(match.output)")
    }
  }

  @Test("the table has ratios to the reference and ends with the bars")
  func text() throws {
    let lines = Self.report.text.split(separator: "\n").map(String.init)
    let row = try #require(lines.first { $0.hasPrefix("  fast <b>") })
    #expect(row.contains("10.0 ns") && row.contains("±10%") && row.hasSuffix("0.40×"))
    #expect(lines.suffix(4).first == "Bars")
    #expect(lines.suffix(3).map { $0.contains("not reached") } == [false, true, false])
    #expect(lines.last?.contains("a script <measures> it") == true)
  }

  @Test("a table of many cases is split into parts that keep all of them")
  func chunks() {
    var report = BenchmarkReport(machine: testMachine)
    report.results = (0..<7).map { result("only", 1, case: "group/case \($0)") }
    for number in 0..<7 { #expect(report.text.contains("case \(number)")) }
  }

  @Test("the report warns of a debug build")
  func debugBuild() {
    var report = Self.report
    #expect(!report.text.contains("-c release"))
    report.machine.build = "debug"
    #expect(report.text.contains("-c release"))
  }

  @Test("text in the HTML page never becomes markup")
  func html() {
    let html = Self.report.html
    for raw in ["fast <b>", "<script>", "less <i>", "<processor>", "script <measures>", "\"q\""] {
      #expect(!html.contains(raw))
    }
    #expect(html.contains("fast &lt;b&gt;") && html.contains("&lt;script&gt;") && html.contains("&quot;q&quot;"))
    for element in ["table", "section", "tr", "td", "th", "p", "ul", "main", "div", "caption"] {
      let opened = html.components(separatedBy: "<\(element)").dropFirst().count { " >".contains($0.first ?? "-") }
      #expect(opened == html.components(separatedBy: "</\(element)>").count - 1, "\(element)")
    }
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("<script"))
  }

  @Test("no text ends a cell of a Markdown table early")
  func markdown() throws {
    let lines = Self.report.markdown.split(separator: "\n").map(String.init)
    let row = try #require(lines.first { $0.contains("slow") })
    #expect(row.hasPrefix("| slow \\| &amp; \"q\" |"))
    #expect(Self.report.markdown.contains("fast &lt;b>"))
  }

  @Test(
    "figures have three digits",
    arguments: [(0.714, "0.71 ns"), (60.12, "60.1 ns"), (999.6, "1.00 µs"), (27_300, "27.3 µs"), (4e9, "4.00 s")])
  func figures(_ nanoseconds: Double, _ text: String) {
    #expect(FigureText.time(nanoseconds) == text)
  }

  @Test("a bar is met at its limit, and not measured if there is no figure")
  func bars() {
    #expect(Bar(id: "A", text: "", .atMost, 0.5, value: 0.5).holds == true)
    #expect(Bar(id: "A", text: "", .atMost, 0.5, value: 0.51).holds == false)
    #expect(Bar(id: "A", text: "", .atLeast, 300, value: 300).holds == true)
    #expect(Bar(id: "A", text: "", .atLeast, 300, value: 299).holds == false)
    #expect(Bar(id: "A", text: "", .atLeast, 300, value: .infinity).holds == nil)
    #expect(Bar(id: "A", text: "", .atLeast, 300, value: nil).holds == nil)
  }

  @Test("the processor's name is found on any architecture")
  func processor() {
    #expect(Machine.processorName(inProcessorList: "processor\t: 0\nmodel name\t: Fast One\n") == "Fast One")
    #expect(Machine.processorName(inProcessorList: "Features : x\nModel : Board 4\n") == "Board 4")
    #expect(Machine.processorName(inProcessorList: "processor : 0\n") == nil)
  }
}
