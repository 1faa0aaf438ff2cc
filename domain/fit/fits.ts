import { said } from '../../contract/languages/said.ts'
import type { Measurement } from '../../standards/measurement.ts'
import type { Measure, Standard, StandardGroup } from '../../standards/standard.ts'
import { fitTexts } from './fit-texts.ts'
import { inMillimetres, type Reading, withUnit } from './readings.ts'
import { standardsInWords } from './standards-in-words.ts'

/** A range in millimetres, or of counts, that includes both ends. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the measurements that identify the standards of a group, in the language of the request. */
export function measurementsOf(group: string): readonly Measurement[] {
  return standardsInWords().measurements.filter((measurement) => measurement.group === group)
}

/** Returns a standard's values for a measurement, as spans; empty if it has none. */
export function spansOf(standard: Standard, measurement: Measurement): readonly Span[] {
  return standard.measure.flatMap((measure) => {
    const add = addedBy(measurement, measure)
    if (add === undefined) return []
    const at = (value: number) => inMillimetres(value, measure.unit) + add
    if ('values' in measure) return measure.values.map((value) => ({ from: at(value), to: at(value) }))
    return [{ from: at(measure.from), to: at(measure.to) }]
  })
}

function addedBy({ whats }: Measurement, { what }: Measure): number | undefined {
  const stated = whats.find((each) => (typeof each === 'string' ? each : each[0]) === what)
  if (stated === undefined) return undefined
  return typeof stated === 'string' ? 0 : stated[1]
}

/** Returns how far a value is from the nearest span; 0 inside, Infinity without spans. */
function distance(value: number, spans: readonly Span[]): number {
  return Math.min(...spans.map(({ from, to }) => Math.max(from - value, value - to, 0)))
}

/** Allows for the rounding of binary fractions. */
const rounding = 1e-6

function agrees({ value, measurement }: Reading, spans: readonly Span[]): boolean {
  return distance(value, spans) <= measurement.tolerance + rounding
}

/**
 * Returns the standards of a group that match some readings: at least one reading agrees, and none contradicts. A
 * reading does not exclude a standard that states no value for it.
 */
export function standardsFor(group: StandardGroup, readings: readonly Reading[]): readonly Standard[] {
  const absent = readings.flatMap(({ measurement }) => measurement.without ?? [])
  const excluding = measurementsOf(group.id).filter(({ id }) => absent.includes(id))
  return group.standards.filter((standard) => {
    if (excluding.some((measurement) => spansOf(standard, measurement).length > 0)) return false
    const stated = readings.flatMap((reading) => {
      const spans = spansOf(standard, reading.measurement)
      return spans.length === 0 ? [] : [agrees(reading, spans)]
    })
    return stated.length > 0 && stated.every(Boolean)
  })
}

/** Returns the standard whose value is nearest to a reading, and how far away it is in millimetres or counts. */
export function nearestTo(
  group: StandardGroup,
  reading: Reading,
): { readonly standard: Standard; readonly away: number } | undefined {
  const stated = group.standards.map((standard) => ({
    standard,
    away: distance(reading.value, spansOf(standard, reading.measurement)),
  }))
  const [nearest] = stated.filter(({ away }) => Number.isFinite(away)).sort((a, b) => a.away - b.away)
  return nearest
}

/** Returns the measurements that distinguish some standards, the most distinguishing first. */
export function measurementsToTellApart(
  group: string,
  candidates: readonly Standard[],
  taken: readonly Measurement[],
): readonly Measurement[] {
  return measurementsOf(group)
    .filter((measurement) => !taken.includes(measurement))
    .map((measurement) => ({ measurement, pairs: separatedPairs(measurement, candidates) }))
    .filter(({ pairs }) => pairs > 0)
    .sort((a, b) => b.pairs - a.pairs)
    .map(({ measurement }) => measurement)
}

function separatedPairs(measurement: Measurement, standards: readonly Standard[]): number {
  const stated = standards
    .map((standard) => spansOf(standard, measurement))
    .filter(({ length }) => length > 0)
  return stated.reduce(
    (sum, spans, index) =>
      sum + stated.slice(index + 1).filter((others) => areApart(spans, others, measurement.tolerance)).length,
    0,
  )
}

/** Returns whether no reading can agree with both. */
function areApart(one: readonly Span[], other: readonly Span[], tolerance: number): boolean {
  const room = 2 * tolerance + rounding
  return one.every((a) => other.every((b) => a.from - b.to > room || b.from - a.to > room))
}

/** Writes the values of a measure: "68 or 73 mm". */
export function valuesInWords(measure: Measure): string {
  const { number, range, values } = said(fitTexts)
  if (!('values' in measure)) return withUnit(range(number(measure.from), number(measure.to)), measure.unit)
  return withUnit(values(measure.values.map(number)), measure.unit)
}

/**
 * Returns the identifying measures of a standard, each with the name of its measurement: "width of the shell 68 or 73
 * mm".
 */
export function identityOf(group: string, standard: Standard): readonly string[] {
  return standard.measure.flatMap((measure) => {
    const measurement = measurementsOf(group).find((each) => addedBy(each, measure) === 0)
    return measurement ? [said(fitTexts).measured(measurement.name, valuesInWords(measure))] : []
  })
}

/** Returns the reason why a product fits, in one sentence: its standard and that standard's measures. */
export function reasonToFit(group: string, standard: Standard): string {
  const identity = identityOf(group, standard)
  const { madeFor, madeForMeasures } = said(fitTexts)
  return identity.length === 0 ? madeFor(standard.name) : madeForMeasures(standard.name, identity)
}
