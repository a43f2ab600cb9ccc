@_exported public import ComparisonSpecs
@_exported public import KeyedDiffing
@_exported public import ReflectiveComparison
