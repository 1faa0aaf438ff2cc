import { said } from '../../contract/languages/said.ts'
import type { Measurement } from '../../standards/measurement.ts'
import type { Standard, StandardGroup } from '../../standards/standard.ts'
import { fitTexts } from './fit-texts.ts'
import { measurementsToTellApart, nearestTo, spansOf, standardsFor, valuesInWords } from './fits.ts'
import type { Reading } from './readings.ts'

/** The verdict on a component after some readings. */
export interface Verdict {
  readonly verdict: 'one' | 'several' | 'unknown'
  readonly sentence: string
  readonly standards: readonly Standard[]
  /** The next measurement, with the value of each possible standard. */
  readonly next: readonly {
    readonly measurement: Measurement
    readonly values: readonly { readonly standard: string; readonly value: string }[]
  }[]
}

/** Returns the verdict on a component of a known standard. */
export function verdictOnStandard(standard: Standard): Verdict {
  return { verdict: 'one', sentence: said(fitTexts).chosen(standard.name), standards: [standard], next: [] }
}

/** Returns the verdict on a component's readings: the possible standards, or that the component is unknown. */
export function verdictOnReadings(group: StandardGroup, readings: readonly Reading[]): Verdict {
  const texts = said(fitTexts)
  const standards = standardsFor(group, readings)
  const [first] = standards
  if (!first) return unknown(group, readings)
  if (standards.length === 1) {
    const sentence = texts.only(first.name, inWords(readings))
    return { verdict: 'one', sentence, standards, next: [] }
  }
  const taken = readings.map(({ measurement }) => measurement)
  const apart = measurementsToTellApart(group.id, standards, taken)
  const next = apart.map((measurement) => ({
    measurement,
    values: standards.flatMap((standard) => {
      const value = statedInWords(standard, measurement)
      return value === '' ? [] : [{ standard: standard.name, value }]
    }),
  }))
  const names = texts.standards(standards.map(({ name }) => name))
  const [best] = apart
  const advice = best ? texts.measureNext(best.name) : texts.noMeasurement
  return {
    verdict: 'several',
    sentence: `${texts.several(inWords(readings), names)} ${advice}`,
    standards,
    next,
  }
}

function unknown(group: StandardGroup, readings: readonly Reading[]): Verdict {
  const texts = said(fitTexts)
  const last = readings.at(-1)
  const nearest = readings.length === 1 && last ? nearestTo(group, last) : undefined
  const reason =
    nearest && last
      ? texts.nearest(nearest.standard.name, statedInWords(nearest.standard, last.measurement))
      : texts.notTogether
  return {
    verdict: 'unknown',
    sentence: texts.unknown(inWords(readings), reason),
    standards: [],
    next: [],
  }
}

/** Returns a standard's values for a measurement as text; empty if it has none. */
function statedInWords(standard: Standard, measurement: Measurement): string {
  const stated = standard.measure.filter(
    (measure) => spansOf({ ...standard, measure: [measure] }, measurement).length > 0,
  )
  return said(fitTexts).measures(stated.map(valuesInWords))
}

function inWords(readings: readonly Reading[]): string {
  const { measured, readings: joined } = said(fitTexts)
  return joined(readings.map(({ measurement, text }) => measured(measurement.name, text)))
}
