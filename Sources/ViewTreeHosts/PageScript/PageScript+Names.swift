// Made from names.js by .ci/page-script: edit that file instead, then run this command.

extension PageScript {
  /// Which names the host accepts, and how a parser spells them.
  static let names = #"""
    // Names of elements and attributes: which ones the host accepts, and how a parser spells them.
    //
    // `hostNames` is written by Swift (PageScript.swift), so that the host and a page use the same lists.

    const otherLetters = hostNames.otherLetters
      .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("");
    const elementNames = new RegExp(`^[A-Za-z][-.0-9A-Z_a-z${otherLetters}]*$`, "u");
    const attributeNames = new RegExp(`^[:A-Z_a-z${otherLetters}][-.0-9:A-Z_a-z${otherLetters}]*$`, "u");
    const swallowedNames = new Set(hostNames.swallowed);

    // HTML ignores the case of ASCII letters, and of no others.
    function lowercase(name) { return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()); }

    // Throws for a name that the host refuses: a parser and a page would read it differently.
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
        if (found.has(key) || key === hostNames.mark || (isPortal(view) && key === hostNames.portal)) {
          throw new Error(`node ${node}: the attribute “${name}” is reserved or occurs twice`);
        }
        found.add(key);
      }
    }

    // A parser restores the capitals in names of SVG.
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
