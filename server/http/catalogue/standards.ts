import * as contract from '../../../contract/catalogue/standards.ts'
import { done } from '../../../domain/outcome.ts'
import { allStandards } from '../../../standards/all.ts'
import type { Measure } from '../../../standards/standard.ts'
import { serve } from '../serving/serve-operation.ts'

const groups = allStandards.map((group) => ({
  ...group,
  standards: group.standards.map((standard) => ({
    ...standard,
    alsoCalled: [...standard.alsoCalled],
    measure: standard.measure.map(measureOnTheWire),
    sources: [...standard.sources],
  })),
}))

export const standards = [serve(contract.listStandards, async () => done(groups))]

/** The contract's types are mutable, those of the data are not. */
function measureOnTheWire(measure: Measure) {
  return 'values' in measure ? { ...measure, values: [...measure.values] } : measure
}
