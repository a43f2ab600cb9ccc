extension PageScript {
  /// What the script knows of names.
  ///
  /// It takes the same ones as the host does, from the same lists.
  static var names: String {
    let letters = HTMLNames.otherLetters.map { range in
      "\\u{\(String(range.lowerBound, radix: 16))}-\\u{\(String(range.upperBound, radix: 16))}"
    }.joined()
    let swallowed = HTMLNames.swallowed.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      const elementNames = /^[A-Za-z][-.0-9A-Z_a-z\(letters)]*$/u;
      const attributeNames = /^[:A-Z_a-z\(letters)][-.0-9:A-Z_a-z\(letters)]*$/u;
      const swallowedNames = new Set([\(swallowed)]);
      \(spellings)
      """
  }

  private static var spellings: String {
    #"""
    // HTML knows no case in ASCII, and in no other letter.
    function lowercase(name) { return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()); }

    // Names that the host refuses: a parser and a page would make different things of them.
    function checkNames(node, view) {
      if (isText(view)) return;
      if (!isPortal(view) && (!elementNames.test(view.name) || swallowedNames.has(lowercase(view.name)))) {
        throw new Error(`node ${node}: “${view.name}” cannot be the name of an element`);
      }
      const found = new Set();
      for (const name of Object.keys(view.attributes ?? {})) {
        const key = lowercase(name);
        if (!attributeNames.test(name) || name.endsWith(":") || name === "__proto__") {
          throw new Error(`node ${node}: “${name}” cannot be the name of an attribute`);
        }
        if (found.has(key) || key === "data-node" || (isPortal(view) && key === "data-portal")) {
          throw new Error(`node ${node}: the attribute “${name}” is reserved or occurs twice`);
        }
        found.add(key);
      }
    }

    // A parser gives names of SVG back their capitals.
    function spellings(names) { return new Map(names.split(" ").map((name) => [lowercase(name), name])); }

    const svgElements = spellings("altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath "
      + "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap "
      + "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode "
      + "feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef "
      + "linearGradient radialGradient textPath");

    const svgAttributes = spellings("attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits "
      + "diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength "
      + "keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth "
      + "maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX "
      + "pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur "
      + "requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation "
      + "stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget "
      + "xChannelSelector yChannelSelector zoomAndPan");

    // Attributes that have a namespace in SVG and MathML.
    const foreignAttributes = new Set(["xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role", "xlink:show",
      "xlink:title", "xlink:type", "xml:lang", "xml:space", "xmlns", "xmlns:xlink"]);
    """#
  }
}
