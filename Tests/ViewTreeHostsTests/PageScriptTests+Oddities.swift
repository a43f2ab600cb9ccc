extension PageScriptTests {
  /// Values that are ordinary for a host but have a meaning in JavaScript.
  static let odditiesScript = #"""
    for (const name of ["constructor", "tostring", "hasownproperty", "isprototypeof"]) {
      let s = start([mount("0.0", el(name, { constructor: "a", hasownproperty: "b", tostring: "c" }, ["constructor"]))]);
      claim(`<${name}> is an element like any other`, s.root.innerHTML ===
        `<${name} constructor="a" hasownproperty="b" tostring="c"></${name}>`, s.root.innerHTML);
      s.apply([update("0.0", el(name, { tostring: "d" }))]);
      claim(`<${name}> can be updated`, s.root.innerHTML === `<${name} tostring="d"></${name}>`, s.root.innerHTML);
    }

    let p = start([mount("0.0", el("p", JSON.parse('{"__PROTO__":"a","__Proto_":"b"}')))]);
    // Parsed from text: in an object literal `__proto__` sets the prototype, and there would be no name to refuse.
    claim("__proto__ is refused as a name",
      failure(() => start([mount("0.0", el("p", JSON.parse('{"__proto__":"a"}')))]))
      .includes("cannot be the name of an attribute"));
    claim("names that become __proto__ are attributes",
      p.root.innerHTML === '<p __proto__="a" __proto_="b"></p>', p.root.innerHTML);
    p.apply([update("0.0", el("p", { title: "x" }))]);
    claim("such an attribute is removed", p.root.innerHTML === '<p title="x"></p>', p.root.innerHTML);

    let n = start([mount("0.0", { name: "p", attributes: null, text: null, events: null }, null, null),
      mount("1.0", { name: "#text", text: "a" }, "0.0", null), mount("2.0", { name: "#portal", text: null })]);
    claim("null is the same as no value", n.root.innerHTML === '<p>a</p><div data-portal=""></div>', n.root.innerHTML);
    n.apply([update("0.0", { name: "b", text: null, attributes: null, events: null })]);
    claim("null in an update is the same as no value",
      n.root.innerHTML === '<b>a</b><div data-portal=""></div>', n.root.innerHTML);

    const portal = (target) => el("#portal", { target });
    let o = start([mount("0.0", portal("a\u0001")), mount("1.0", portal("a\u0000")), mount("2.0", portal({ hostOwned: "A" }))]);
    const order = [...o.root.children].map((dom) => dom.dataset.portal).join();
    claim("portals are in the same order as in the host", order === "A,a\uFFFD,a\u0001", JSON.stringify(order));
    report(claims);
    """#
}
