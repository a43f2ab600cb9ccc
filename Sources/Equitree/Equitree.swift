@_exported public import ComparisonSpecs
@_exported public import KeyedDiffing
@_exported public import ReflectiveComparison
@_exported public import ViewTreeHosts
@_exported public import ViewTrees
