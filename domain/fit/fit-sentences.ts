import { lowerFirst } from '../in-words.ts'

/** The sentences about what fits. */
export const fitSentences = {
  /** Writes the name of a measurement inside a sentence. */
  inside: (measurement: string) => lowerFirst(measurement),
  quoted: (standard: string) => `“${standard}”`,
  chosen: (standard: string) => `You chose “${standard}”.`,
  only: (standard: string, readings: string) =>
    `Of the standards that we know, only “${standard}” has ${readings}.`,
  measureNext: (measurement: string) => `Measure next: ${measurement}.`,
  notApart:
    'We know no measurement that tells them apart. Read the notes below, or look for a mark on the part.',
  several: (readings: string, standards: string, advice: string) =>
    `With ${readings} it can be ${standards}. ${advice}`,
  nearest: (standard: string, value: string) => `The nearest is “${standard}” with ${value}.`,
  notTogether: 'Each value may be right, but not together on one part.',
  unknown: (readings: string, reason: string) =>
    `Unknown: no standard that we know has ${readings}. ${reason} Measure again before you buy.`,
  orValues: (values: readonly string[]) => values.join(' or '),
  madeFor: (standard: string) => `It is made for “${standard}”.`,
  madeForWith: (standard: string, identity: string) => `It is made for “${standard}”: ${identity}.`,
} as const
