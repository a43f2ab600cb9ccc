public import ViewTrees

extension Commit {
  /// The commit as JSON, in the form of its `Codable` conformance, escaped so that it can be part of a script.
  ///
  /// ```swift
  /// Commit(number: 7, patches: [.unmount(NodeID(index: 3, generation: 0))]).json
  /// // {"info":{"number":7,"isFullMount":false,"patchCount":1},"patches":[{"kind":"unmount","node":"3.0"}]}
  /// ```
  ///
  /// The text is the same in every run, because attributes are in the order of their names.
  ///
  /// - Complexity: O(*n*) for a result of *n* characters.
  public var json: String {
    var json = ScriptJSON()
    json.object { json in
      json.name("info")
      json.object { json in
        json.name("number")
        json.number(info.number)
        json.name("isFullMount")
        json.bool(info.isFullMount)
        json.name("patchCount")
        json.number(info.patchCount)
      }
      json.name("patches")
      json.list { json in
        for patch in patches { json.append(patch) }
      }
    }
    return json.text
  }
}

extension ScriptJSON {
  /// Appends a patch in the form in which it is Codable.
  fileprivate mutating func append(_ patch: Patch<HostSnapshot>) {
    object { json in
      switch patch {
      case .mount(let node, let view, let parent, let before):
        json.open("mount", node)
        json.name("view")
        json.append(view)
        json.append(parent: parent, before: before)
      case .update(let node, let view, let changedFields):
        json.open("update", node)
        json.name("view")
        json.append(view)
        json.name("changedFields")
        json.list { json in
          for field in changedFields { json.string(field) }
        }
      case .move(let node, let parent, let before):
        json.open("move", node)
        json.append(parent: parent, before: before)
      case .unmount(let node): json.open("unmount", node)
      }
    }
  }

  private mutating func open(_ kind: String, _ node: NodeID) {
    name("kind")
    string(kind)
    name("node")
    string(node.description)
  }

  private mutating func append(parent: NodeID?, before: NodeID?) {
    if let parent {
      name("parent")
      string(parent.description)
    }
    if let before {
      name("before")
      string(before.description)
    }
  }

  private mutating func append(_ view: HostSnapshot) {
    object { json in
      json.name("name")
      json.string(view.name)
      if !view.attributes.isEmpty {
        json.name("attributes")
        json.append(view.attributes)
      }
      if let text = view.text {
        json.name("text")
        json.string(text)
      }
      if !view.events.isEmpty {
        json.name("events")
        json.list { json in
          for event in view.events { json.string(event) }
        }
      }
    }
  }

  private mutating func append(_ attributes: Attributes) {
    object { json in
      for attribute in attributes {
        json.name(attribute.name)
        if attribute.isHostOwned {
          json.object { json in
            json.name("hostOwned")
            json.string(attribute.value)
          }
        } else {
          json.string(attribute.value)
        }
      }
    }
  }
}
