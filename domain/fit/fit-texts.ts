import type { Unit } from '../../standards/standard.ts'
import { listed, lowerFirst } from '../in-words.ts'

const units: Readonly<Record<Unit, string>> = {
  mm: 'mm',
  in: 'in',
  TPI: 'TPI',
  N·m: 'N·m',
  splines: 'splines',
  teeth: 'teeth',
  bolts: 'bolts',
  T: 'T',
}

/** The sentences about what fits what. */
export const fitTexts = {
  units,
  number: (value: number) => String(value),
  withUnit: (value: string, unit: string) => `${value} ${unit}`,
  range: (from: string, to: string) => `${from}–${to}`,
  /** The values of one measure. */
  values: (values: readonly string[]) => listed(values, 'or'),
  /** The values of several measures, each with its unit. */
  measures: (measures: readonly string[]) => measures.join(' or '),
  tolerance: (millimetres: string) => `± ${millimetres} mm`,
  /** A name within a sentence, with its value. */
  measured: (name: string, value: string) => `${lowerFirst(name)} ${value}`,
  readings: (readings: readonly string[]) => listed(readings, 'and'),
  standards: (names: readonly string[]) =>
    listed(
      names.map((name) => `“${name}”`),
      'or',
    ),
  chosen: (standard: string) => `You chose “${standard}”.`,
  only: (standard: string, readings: string) =>
    `Of the standards that we know, only “${standard}” has ${readings}.`,
  several: (readings: string, standards: string) => `With ${readings} it can be ${standards}.`,
  measureNext: (measurement: string) => `Measure next: ${lowerFirst(measurement)}.`,
  noMeasurement:
    'We know no measurement that tells them apart. Read the notes below, or look for a mark on the part.',
  nearest: (standard: string, values: string) => `The nearest is “${standard}” with ${values}.`,
  notTogether: 'Each value may be right, but not together on one part.',
  unknown: (readings: string, reason: string) =>
    `Unknown: no standard that we know has ${readings}. ${reason} Measure again before you buy.`,
  madeFor: (standard: string) => `It is made for “${standard}”.`,
  madeForMeasures: (standard: string, measures: readonly string[]) =>
    `It is made for “${standard}”: ${measures.join(', ')}.`,
}
