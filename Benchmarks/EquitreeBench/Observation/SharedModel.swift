import BenchmarkKit
import BenchmarkTrees
import ViewTrees

/// The number of views that read one model.
private let totalReaders = 10_000

/// How many of them read the property that changes.
private let countsOfReaders = [1, 100, 10_000]

private func readersName(_ what: String, _ reading: Int) -> String {
  "one model of \(totalReaders) views/\(what)/\(reading) read what changes"
}

/// The evaluations that each case needs where single properties are observed.
var readerEvaluations: [(case: String, readers: Int)] {
  countsOfReaders.map { (readersName("evaluations", $0), $0) }
}

/// One property changes of a model that many views read.
func sharedModelCases() -> [BenchmarkCase] {
  countsOfReaders.map { reading in
    BenchmarkCase(
      readersName("evaluations", reading), reference: ObservationCompetitor.properties, unit: "bodies"
    ) {
      runs(reading).map(\.counting)
    }
  }
    + countsOfReaders.map { reading in
      BenchmarkCase(
        readersName("time", reading), reference: ObservationCompetitor.properties, effort: 0.5
      ) {
        runs(reading).map(\.timed) + [bareReaders(reading)]
      }
    }
}

private func runs(_ reading: Int) -> [ChangeRun] {
  let model = SharedModel()
  let models = ViewTree(ModelReaders(model: model, total: totalReaders, counting: reading))
  let object = SharedObject()
  let objects = ViewTree(ObjectReaders(object: object, total: totalReaders, counting: reading))
  func values(_ count: Int) -> ValueReaders {
    ValueReaders(count: count, title: model.title, total: totalReaders, counting: reading)
  }
  let tree = ViewTree(values(0))
  return [
    ChangeRun(ObservationCompetitor.properties, models, expecting: reading) { number in
      model.count = number.value + 1
      return models.flush()
    },
    ChangeRun(ObservationCompetitor.objects, objects, expecting: totalReaders) { number in
      object.count = number.value + 1
      return objects.flush()
    },
    // The view of all readers is evaluated as well.
    ChangeRun(ObservationCompetitor.wholeTree, tree, expecting: reading + 1) { tree.update(values($0.value + 1)) },
  ]
}

/// The same change with nothing but tracking; the answer is the number of bodies that were evaluated.
private func bareReaders(_ reading: Int) -> Competitor {
  let model = SharedModel()
  let trackings = (0..<totalReaders).map {
    BareTracking(ModelReader(model: model, readsCount: $0 < reading), cancelling: .ifNeeded)
  }
  var numbers = ChangeCycle()
  return Competitor(ObservationCompetitor.bare) {
    model.count = numbers.next().value + 1
    var evaluated = 0
    // A list of those that are marked would be kept; here they are known to be the first ones.
    for tracking in trackings.prefix(reading) where tracking.hasChanged {
      tracking.trackAgain()
      evaluated += 1
    }
    return evaluated
  }
}
