import type * as contract from '../../../contract/catalogue/standards.ts'
import { inLanguage } from '../../../contract/languages/said.ts'
import { fitTexts } from '../../../domain/fit/fit-texts.ts'
import { standardsInWords } from '../../../domain/fit/standards-in-words.ts'
import { done } from '../../../domain/outcome.ts'
import { perLanguage } from '../../../domain/per-language.ts'
import type { Measure, Unit } from '../../../standards/standard.ts'
import type { HandlersOf } from '../serving/handlers.ts'

const groups = perLanguage((tag) =>
  standardsInWords(tag).groups.map((group) => ({
    ...group,
    standards: group.standards.map((standard) => ({
      ...standard,
      alsoCalled: [...standard.alsoCalled],
      measure: standard.measure.map((measure) => measureOnTheWire(measure, inLanguage(fitTexts, tag).units)),
      sources: [...standard.sources],
    })),
  })),
)

export const standards = { listStandards: async () => done(groups()) } satisfies HandlersOf<
  typeof contract.standards
>

/** Copies a measure, because the contract's types are mutable and the data's types are not. */
function measureOnTheWire(measure: Measure, units: Readonly<Record<Unit, string>>) {
  const unit = units[measure.unit]
  return 'values' in measure ? { ...measure, unit, values: [...measure.values] } : { ...measure, unit }
}
