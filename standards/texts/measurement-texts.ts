import { allStandards } from '../all.ts'
import { lookalikes } from '../lookalikes.ts'
import { measurements } from '../measurements.ts'

/** What is written about a measurement. */
export interface MeasurementWords {
  readonly name: string
  readonly how: string
}

/** The words of the measurements, by their group and id: `cassettes/splines`. */
export const measurementTexts: Readonly<Record<string, MeasurementWords>> = Object.fromEntries(
  measurements.map(({ group, id, name, how }) => [`${group}/${id}`, { name, how }]),
)

/**
 * What is measured, by its English sentence, which also relates the measurements to the measures of standards.
 * Different sentences stay different in each language.
 */
export const measureTexts: Readonly<Record<string, string>> = Object.fromEntries(
  allStandards
    .flatMap(({ standards }) => standards)
    .flatMap(({ measure }) => measure)
    .map(({ what }) => [what, what]),
)

/** What tells lookalikes apart, by its English sentence. */
export const lookalikeTexts: Readonly<Record<string, string>> = Object.fromEntries(
  lookalikes.map(({ apart }) => [apart, apart]),
)
