import ComparisonSpecs
import Testing

private struct Author {
  var name = "n"
  var born: Int?
  var onTap: () -> Void = {}
}

@AutoEquatable
private struct Line: Hashable {
  @AutoPriority(0) var id = 0
  var text = "t"
  @AutoIgnored var seen = false
}

@AutoEquatable
private enum Status: Hashable {
  case draft
  @AutoIgnored("at") case sent(to: String, at: Int)
  case failed(Line?, code: Int)
}

@propertyWrapper
private struct Trimmed {
  var wrappedValue: String
}

@propertyWrapper
private struct ViewState<Value>: FrameworkState {
  var wrappedValue: Value
}

@AutoEquatable
private struct Document {
  var title = "T"
  @AutoPriority(1) var status = Status.draft
  @AutoPriority(-1) @AutoCompared(by: .tolerance(0.5)) var width = 1.0
  @AutoRequiredChild(\Author.name, \Author.born) var author = Author()
  @AutoChildren var lines: [Line] = []
  var first: Line?
  @Trimmed var footer = "f"
  @ViewState var isOpen = false
  @AutoIgnored var cachedAt = 0
  var onTap: () -> Void = {}
  #if AUTOEQUATABLE_TESTS_CONDITION
    var trace = [1]
    @AutoIgnored var note = 0
  #endif
}

private func document(_ change: (inout Document) -> Void = { _ in }) -> Document {
  var document = Document()
  change(&document)
  return document
}

@AutoEquatable(order: .cheapFirst)
private struct CheapFirst {
  var id: Int
  @AutoChildren var lines: [Line] = []
  @AutoChildren @AutoPriority(0) var others: [Line]? = []
  var tags: [Int] = []
}

@Suite("The spec of an annotated type as data")
struct SpecDataTests {
  @Test("The description lists the compared fields in order, then the others as declared")
  func description() {
    #expect(
      Document.comparisonSpec.description == """
        compared: width (priority -1, by tolerance(0.5))
        compared: status (priority 1)
        compared: title
        compared: author.name
        compared: author.born
        children: lines
        compared: first
        compared: footer (@Trimmed)
        compared: trace
        excluded state: isOpen (@ViewState)
        ignored: cachedAt
        excluded closure: onTap
        ignored: note
        """)
    #expect(
      Document.comparisonSpec.summary == """
        compared: width (priority -1, by tolerance(0.5)), status (priority 1), title, author.name, author.born, first, \
        footer (@Trimmed), trace · children: lines · excluded state: isOpen (@ViewState) · ignored: cachedAt, note · \
        excluded closure: onTap
        """)
    #expect(
      Status.comparisonSpec.description == """
        compared: case
        compared: sent.to
        compared: failed.0
        compared: failed.code
        ignored: sent.at
        """)
  }

  @Test("Roles, priorities and strategies can be read")
  func fields() {
    let fields = Dictionary(uniqueKeysWithValues: Document.comparisonSpec.fields.map { ($0.path, $0) })
    #expect(fields["status"]?.priority == 1 && fields["title"]?.priority == nil)
    #expect(fields["width"]?.strategy == .tolerance(0.5) && fields["title"]?.strategy == .equality)
    #expect(fields["author.name"]?.role == .child && fields["lines"]?.role == .children)
    #expect(fields["isOpen"]?.role == .excludedState && fields["footer"]?.role == .compared)
    #expect(fields["onTap"]?.role == .excludedClosure && fields["cachedAt"]?.role == .ignored)
    #expect(Set(Document.comparisonSpec.fields.map(\.id)).count == 13)
    #expect(Document.comparisonSpec.problems == [])
    #expect(Document.comparisonSpec.uncoveredFields() == [])
    #expect(Line.comparisonSpec.uncoveredFields() == [] && Status.comparisonSpec.uncoveredFields() == [])
  }

  @Test("Differences lead into nested annotated types")
  func differences() {
    func texts(_ change: (inout Document) -> Void) -> [String] {
      Document.differences(from: document(), to: document(change)).map(\.description)
    }
    #expect(texts { $0.title = "U" } == [#"title: "T" → "U""#])
    #expect(texts { $0.width = 1.25 } == [])
    #expect(texts { $0.width = 2 } == ["width: 1.0 → 2.0"])
    #expect(texts { $0.status = .sent(to: "a", at: 1) } == [#"status.case: "draft" → "sent""#])
    #expect(texts { $0.author.born = 1 } == ["author.born: nil → 1"])
    #expect(texts { $0.footer = "g" } == [#"footer: "f" → "g""#])
    #expect(texts { $0.trace = [2] }.count == 1)
    #expect(
      texts {
        $0.isOpen = true
        $0.cachedAt = 1
        $0.note = 1
        $0.author.onTap = {}
      } == [])
    let lines = (0..<3).map { Line(id: $0) }
    let old = document {
      $0.lines = lines
      $0.first = Line()
      $0.status = .failed(Line(), code: 1)
    }
    var new = old
    new.lines[1].text = "u"
    new.lines[2].seen = true
    new.first?.id = 4
    new.status = .failed(Line(text: "v"), code: 2)
    #expect(
      Document.differences(from: old, to: new).map(\.description) == [
        #"status.failed.0.text: "t" → "v""#, "status.failed.code: 1 → 2", #"lines[1].text: "t" → "u""#,
        "first.id: 0 → 4",
      ])
    #expect(Document.firstDifference(from: old, to: new)?.path == "status.failed.0.text")
    #expect(Document.differences(from: old, to: new).map(\.role) == [.compared, .compared, .compared, .compared])
    new.lines.removeLast()
    #expect(Document.differences(from: old, to: new).contains { $0.path == "lines" && $0.role == .children })
  }

  @Test("The values of compared fields can be read")
  func values() {
    let spec = Document.comparisonSpec
    let document = document { $0.lines = [Line(id: 7)] }
    let values = withUnsafePointer(to: document) { root in
      Dictionary(
        uniqueKeysWithValues: spec.fields.filter(\.role.isCompared).map { ($0.path, spec.value(of: $0, in: root)) })
    }
    #expect(values["title"] as? String == "T")
    #expect(values["author.name"] as? String == "n")
    #expect(values["lines"] as? [Line] == [Line(id: 7)])
    #expect(values["footer"] as? String == "f")
    let status = Status.sent(to: "a", at: 3)
    let payload = withUnsafePointer(to: status) { root in
      Status.comparisonSpec.fields.filter(\.role.isCompared).map { Status.comparisonSpec.value(of: $0, in: root) }
    }
    #expect(payload[0] as? String == "sent" && payload[1] as? String == "a")
    #expect(payload.dropFirst(2).map { "\($0)" } == ["none", "none"])
  }

  @Test("A node's own comparison ignores children")
  func exceptChildren() {
    let (old, new) = (document(), document { $0.lines = [Line()] })
    #expect(!Document.comparisonSpec.areEqual(old, new))
    #expect(Document.comparisonSpec.areEqualExceptChildren(old, new))
    #expect(!Document.comparisonSpec.areEqualExceptChildren(old, document { $0.trace = [] }))
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        #expect(Document.areEqualExceptChildren(old, new) && !Document.areEqual(old, new))
      }
    }
  }

  @Test("A node's own comparison also ignores the number of children, even if counts are compared first")
  func exceptCounts() {
    let old = CheapFirst(id: 1)
    for new in [CheapFirst(id: 1, lines: [Line()]), CheapFirst(id: 1, others: [Line()])] {
      expectDifferent(old, new)
      #expect(CheapFirst.comparisonSpec.areEqualExceptChildren(old, new))
    }
    #expect(!CheapFirst.comparisonSpec.areEqualExceptChildren(old, CheapFirst(id: 2)))
    #expect(!CheapFirst.comparisonSpec.areEqualExceptChildren(old, CheapFirst(id: 1, tags: [1])))
  }

  @Test("The spec's hash agrees with ==")
  func hash() {
    func hash(_ line: Line) -> Int {
      var hasher = Hasher()
      Line.comparisonSpec.hash(line, into: &hasher)
      return hasher.finalize()
    }
    #expect(hash(Line(id: 1)) == hash(Line(id: 1, seen: true)))
    #expect(hash(Line(id: 1)) != hash(Line(id: 2)))
  }
}
