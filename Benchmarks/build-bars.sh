#!/usr/bin/env bash
# Measures what the macro costs a build, and prints the bars B1 to B4: reached or not, with the figure.
#
#   Benchmarks/build-bars.sh [--keep]
#
# Needs bash and the Swift toolchain. Works in a temporary folder, which --keep leaves behind. The status is 0 whatever
# the bars say, 1 when something does not build, 2 for bad arguments.
set -euo pipefail

keep=no
case "${1:-}" in
  "") ;;
  --keep) keep=yes ;;
  *) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
if [ "$keep" = yes ]; then echo "Working in $work"; else trap 'rm -rf "$work"' EXIT; fi

fail() {
  echo "build-bars: $1 does not build:" >&2
  tail -n 20 "$2" >&2
  exit 1
}

# --- Measuring --------------------------------------------------------------------------------------------------------

milliseconds() { # the time now; EPOCHREALTIME came with bash 5, and macOS has 3.2
  if [ -n "${EPOCHREALTIME:-}" ]; then
    local digits=${EPOCHREALTIME/[.,]/}
    echo $((digits / 1000))
  else
    perl -MTime::HiRes=time -e 'printf "%d\n", time * 1000'
  fi
}

peak=0 # of the last `measured` command, in MB, of its largest process; 0 where nothing can tell
elapsed=0
measured() { # LOG COMMAND...: runs the command and sets `elapsed` in milliseconds
  local log=$1 start status=0
  shift
  start=$(milliseconds)
  peak=0
  if [ -x /usr/bin/time ] && [ "$(uname)" = Linux ]; then
    /usr/bin/time -f %M -o "$work/peak" "$@" >"$log" 2>&1 || status=$?
    peak=$(($(tail -n 1 "$work/peak") / 1024))
  elif [ -x /usr/bin/time ]; then
    /usr/bin/time -l "$@" >"$log" 2>&1 || status=$?
    peak=$(awk '/maximum resident set size/ { print int($1 / 1048576) }' "$log")
  else
    "$@" >"$log" 2>&1 || status=$?
  fi
  elapsed=$(($(milliseconds) - start))
  return $status
}

best() { # COMMAND...: the shortest of three runs, in milliseconds
  local shortest=999999999 run
  for run in 1 2 3; do
    measured "$work/log" "$@" || fail "a generated source" "$work/log"
    if [ "$elapsed" -lt "$shortest" ]; then shortest=$elapsed; fi
  done
  echo "$shortest"
}

bar() { # ID VALUE LIMIT UNIT TEXT
  local verdict
  verdict=$(awk -v value="$2" -v limit="$3" 'BEGIN { print value <= limit ? "reached" : "not reached" }')
  printf '  %-10s  %-12s  %8s  ≤ %-5s %-3s %s\n' "$1" "$verdict" "$2" "$3" "$4" "$5"
}

thousandth() { awk -v value="$1" 'BEGIN { printf "%.2f\n", value / 1000 }'; }

# --- Sources ----------------------------------------------------------------------------------------------------------

model() { # ATTRIBUTE: a model of twelve fields
  cat <<EOF
import ComparisonSpecs
public enum Kind: Equatable { case plain, bold }
public struct Box: Equatable { public var width, height: Double }
$1
public struct Row {
  public var title: String
  public var subtitle: String?
  public var tags: [String]
  public var kind: Kind
  public var box: Box
  public var opacity: Double
  public var count: Int
  public var isSelected: Bool
  public var badge: Int?
  public var link: String
  public var note: String?
  public var footer: String
}
EOF
}

wide() { # ATTRIBUTE: a struct of 400 fields
  local index types=(Int String Double Bool)
  echo "import ComparisonSpecs"
  echo "$1"
  echo "public struct Wide {"
  for ((index = 0; index < 400; index++)); do echo "  public var field$index: ${types[index % 4]}"; done
  echo "}"
}

many() { # COUNT ATTRIBUTE CONFORMANCE: structs of four fields
  local index
  echo "import ComparisonSpecs"
  for ((index = 0; index < $1; index++)); do
    echo "$2"
    echo "public struct Type$index$3 { public var id: Int; public var name: String; public var size: Double; public var on: Bool }"
  done
}

# --- B1: a cold build of a consumer -----------------------------------------------------------------------------------

consumer=$work/consumer
mkdir -p "$consumer/Sources/consumer"
cat >"$consumer/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "consumer", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "equitree", path: "$repository")],
  targets: [
    .executableTarget(name: "consumer", dependencies: [.product(name: "ComparisonSpecs", package: "equitree")])
  ])
EOF
{
  model "@AutoEquatable"
  cat <<'EOF'
@main
struct Main {
  static func main() {
    let row = Row(
      title: "a", subtitle: nil, tags: [], kind: .plain, box: Box(width: 1, height: 1), opacity: 1, count: 1,
      isSelected: false, badge: nil, link: "", note: nil, footer: "")
    print(row == row)
  }
}
EOF
} >"$consumer/Sources/consumer/Consumer.swift"

echo "Bars of the build, on $(uname -sm), $(getconf _NPROCESSORS_ONLN) cores, $(swift --version 2>/dev/null | head -n 1)"
swift package --package-path "$consumer" resolve >"$work/log" 2>&1 || fail "the consumer's manifest" "$work/log"
for configuration in debug release; do
  limit=25
  if [ $configuration = release ]; then limit=22; fi
  measured "$work/log" swift build --package-path "$consumer" --scratch-path "$work/$configuration" -c $configuration ||
    fail "the consumer ($configuration)" "$work/log"
  bar B1 "$(thousandth "$elapsed")" $limit s "cold build of a consumer, $configuration"
  if [ "$peak" -gt 0 ]; then
    bar B1 "$(thousandth "$peak")" 0.8 GB "memory of the largest process of that build"
  else
    echo "  B1          not measured  memory of that build: install GNU time as /usr/bin/time"
  fi
done

# --- B2 to B4: single compilations against the consumer's modules -------------------------------------------------------

modules=$work/debug/debug/Modules
plugin=$(find "$work/debug/" -type f -name 'ComparisonMacros-tool' | head -n 1)
if [ -z "$plugin" ]; then echo "build-bars: this toolchain builds no macros, so B2 to B4 have nothing to measure" >&2; exit 1; fi
compile=(swiftc -swift-version 6 -parse-as-library -module-name Measured -load-plugin-executable "$plugin#ComparisonMacros")

wide "" >"$work/WidePlain.swift"
wide "@AutoEquatable" >"$work/Wide.swift"
plain=$(best "${compile[@]}" -I "$modules" -typecheck "$work/WidePlain.swift")
annotated=$(best "${compile[@]}" -I "$modules" -typecheck "$work/Wide.swift")
bar B2 "$(thousandth $((annotated - plain)))" 0.6 s \
  "type-checking what the macro adds to 400 fields, its expansion included ($(thousandth "$annotated") s in all)"

# The difference between many types and one leaves out what a job costs once, such as starting the plug-in.
compiled() { # COUNT ATTRIBUTE CONFORMANCE: milliseconds for compiling such structs
  many "$1" "$2" "$3" >"$work/Many.swift"
  best "${compile[@]}" -I "$modules" -Onone -c -o "$work/many.o" "$work/Many.swift"
}
each() { # ATTRIBUTE CONFORMANCE: milliseconds that one struct takes
  awk -v all="$(compiled 101 "$1" "$2")" -v one="$(compiled 1 "$1" "$2")" 'BEGIN { printf "%.2f\n", (all - one) / 100 }'
}
bare=$(each "" "")
difference() { awk -v value="$1" -v bare="$bare" 'BEGIN { printf "%.2f\n", value - bare }'; }
bar B3 "$(difference "$(each "@AutoEquatable" "")")" 2 ms \
  "compile time (-Onone) that the annotation adds to a type of four fields ($(difference "$(each "" ": Equatable")") for a synthesized ==)"

text() { # ATTRIBUTE: bytes of code in the optimised object file
  model "$1" >"$work/Model.swift"
  measured "$work/log" "${compile[@]}" -I "$work/release/release/Modules" -O -c -o "$work/model.o" "$work/Model.swift" ||
    fail "the model" "$work/log"
  llvm-objdump --section-headers "$work/model.o" | while read -r _ name size _ _; do
    case "$name" in .text* | __text) echo $((16#$size)) ;; esac
  done | awk '{ sum += $1 } END { print sum + 0 }'
}
bar B4 "$(thousandth $(($(text "@AutoEquatable") - $(text ""))))" 6 kB \
  "text that the annotation adds to a model of twelve fields, -O"
