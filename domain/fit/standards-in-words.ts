import { inLanguage } from '../../contract/languages/said.ts'
import { allStandards } from '../../standards/all.ts'
import { type Lookalikes, lookalikes } from '../../standards/lookalikes.ts'
import type { Measurement } from '../../standards/measurement.ts'
import { measurements } from '../../standards/measurements.ts'
import type { Standard, StandardGroup } from '../../standards/standard.ts'
import { drivetrainStandardTexts } from '../../standards/texts/drivetrain-standard-texts.ts'
import { frameStandardTexts } from '../../standards/texts/frame-standard-texts.ts'
import { groupTexts } from '../../standards/texts/group-texts.ts'
import { lookalikeTexts, measurementTexts, measureTexts } from '../../standards/texts/measurement-texts.ts'
import { perLanguage } from '../per-language.ts'

/** The standards of the trade with all that is written about them in one language. */
export interface StandardsInWords {
  readonly groups: readonly StandardGroup[]
  readonly measurements: readonly Measurement[]
  readonly lookalikes: readonly Lookalikes[]
  readonly byId: ReadonlyMap<string, Standard & { readonly group: string }>
}

/** Returns the standards in a language; in that of the current request without one. */
export const standardsInWords = perLanguage((tag): StandardsInWords => {
  const isEnglish = inLanguage(groupTexts, tag) === groupTexts
  const groups = isEnglish ? allStandards : groupsIn(tag)
  return {
    groups,
    measurements: isEnglish ? measurements : measurementsIn(tag),
    lookalikes: isEnglish ? lookalikes : lookalikesIn(tag),
    byId: new Map(
      groups.flatMap(({ id: group, standards }) =>
        standards.map((standard) => [standard.id, { ...standard, group }] as const),
      ),
    ),
  }
})

function lookalikesIn(tag: string | undefined): readonly Lookalikes[] {
  const words = inLanguage(lookalikeTexts, tag)
  return lookalikes.map((pair) => ({ ...pair, apart: words[pair.apart] ?? pair.apart }))
}

function groupsIn(tag: string | undefined): readonly StandardGroup[] {
  const words = { ...inLanguage(frameStandardTexts, tag), ...inLanguage(drivetrainStandardTexts, tag) }
  const whats = inLanguage(measureTexts, tag)
  return allStandards.map(({ id, name, standards }) => ({
    id,
    name: inLanguage(groupTexts, tag)[id] ?? name,
    standards: standards.map((standard) => ({
      ...standard,
      ...words[standard.id],
      measure: standard.measure.map((measure) => ({ ...measure, what: whats[measure.what] ?? measure.what })),
    })),
  }))
}

function measurementsIn(tag: string | undefined): readonly Measurement[] {
  const words = inLanguage(measurementTexts, tag)
  const whats = inLanguage(measureTexts, tag)
  return measurements.map((measurement) => ({
    ...measurement,
    ...words[`${measurement.group}/${measurement.id}`],
    whats: measurement.whats.map((stated) => {
      if (typeof stated === 'string') return whats[stated] ?? stated
      const [what, add] = stated
      return [whats[what] ?? what, add] as const
    }),
  }))
}
