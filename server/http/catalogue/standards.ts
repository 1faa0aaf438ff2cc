import type * as contract from '../../../contract/catalogue/standards.ts'
import { done } from '../../../domain/outcome.ts'
import { allStandards } from '../../../standards/all.ts'
import type { Measure } from '../../../standards/standard.ts'
import type { HandlersOf } from '../serving/handlers.ts'

const groups = allStandards.map((group) => ({
  ...group,
  standards: group.standards.map((standard) => ({
    ...standard,
    alsoCalled: [...standard.alsoCalled],
    measure: standard.measure.map(measureOnTheWire),
    sources: [...standard.sources],
  })),
}))

export const standards = { listStandards: async () => done(groups) } satisfies HandlersOf<
  typeof contract.standards
>

/** Copies a measure, because the contract's types are mutable and the data's types are not. */
function measureOnTheWire(measure: Measure) {
  return 'values' in measure ? { ...measure, values: [...measure.values] } : measure
}
