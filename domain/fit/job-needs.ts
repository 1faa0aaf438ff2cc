import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { JobNeed, NeededDetail } from '../../standards/jobs/job.ts'
import type { Measure } from '../../standards/standard.ts'
import { englishReading, type SearchReading } from '../search/search-reading.ts'
import { readTerms } from '../search/search-terms.ts'

/** The facts that decide whether a product serves a need. */
export interface OfferedProduct {
  readonly name: string
  readonly details: Pick<ProductDetails, 'fits' | 'specs'>
}

/**
 * Returns whether a product serves a job's need. Its name or standard must match. If the product lists standards, they
 * must include the need's standard. The product must state a number that the need contains.
 *
 * @param reading reads the language of the name.
 */
export function servesNeed(
  { name, details: { fits = [], specs = [] } }: OfferedProduct,
  need: JobNeed,
  reading: SearchReading = englishReading,
): boolean {
  if (need.detail && !hasDetail(specs, need.detail)) return false
  if (need.forStandard !== undefined && fits.length > 0 && !fits.includes(need.forStandard)) return false
  if (need.fits !== undefined && fits.length > 0) return fits.includes(need.fits)
  return need.called.some((called) => isCalled(name, called, reading))
}

/**
 * Returns whether a name contains every word of a shorter name, in any order and as any synonym of the trade. The
 * shorter name is English, the name English or in the language of the reading.
 */
export function isCalled(name: string, called: string, reading: SearchReading = englishReading): boolean {
  const known = meaningsIn(name, reading)
  const isKnown = (meanings: readonly string[]) => meanings.some((meaning) => known.has(meaning))
  return phrasesOfNeed(called, reading).every(
    ({ words, meanings }) => isKnown(meanings) || words.every(isKnown),
  )
}

/** The last read product name, because each product is compared with many needs in turn. */
let lastRead:
  | { readonly name: string; readonly reading: SearchReading; readonly meanings: ReadonlySet<string> }
  | undefined

function meaningsIn(name: string, reading: SearchReading): ReadonlySet<string> {
  if (lastRead?.name !== name || lastRead.reading !== reading) {
    const phrases = phrasesIn(name, reading)
    const meanings = phrases.flatMap((phrase) => [...phrase.meanings, ...phrase.words.flat()])
    lastRead = { name, reading, meanings: new Set(meanings) }
  }
  return lastRead.meanings
}

/** Cached parsed needs; the standards name few different needs. */
const readNeeds = new WeakMap<SearchReading, Map<string, ReturnType<typeof phrasesIn>>>()

function phrasesOfNeed(called: string, reading: SearchReading) {
  const known = readNeeds.get(reading) ?? new Map<string, ReturnType<typeof phrasesIn>>()
  readNeeds.set(reading, known)
  const read = known.get(called) ?? phrasesIn(called, reading)
  known.set(called, read)
  return read
}

/** Returns the words and phrases of a text. Each phrase has its own meanings and those of its words. */
function phrasesIn(text: string, reading: SearchReading) {
  return readTerms(text, reading).flatMap((term) =>
    term.kind === 'word'
      ? [{ meanings: term.meanings, words: term.words.map((word) => meaningsOf(word, reading)) }]
      : [],
  )
}

/** Returns the meanings of a word, and of what a compound is: "Plattformpedal" is a pedal, and no platform. */
function meaningsOf(word: string, reading: SearchReading): readonly string[] {
  const kind = reading.partsOf(word).at(-1)
  return [...reading.meaningsOf(word), ...(kind === undefined ? [] : reading.meaningsOf(kind))]
}

function hasDetail(specs: NonNullable<ProductDetails['specs']>, detail: NeededDetail): boolean {
  const value = specs.find(({ key }) => key === detail.key)?.value
  if (typeof value !== 'number') return false
  return 'is' in detail ? value === detail.is : value >= detail.atLeast
}

/** A torque in N·m, and the screw to tighten with it. */
export interface Torque {
  readonly what: string
  readonly from: number
  readonly to: number
}

/** Returns the torques of a standard whose description contains some words. */
export function torquesOf(measures: readonly Measure[], words = ''): readonly Torque[] {
  return measures.flatMap((measure) =>
    measure.unit === 'N·m' && 'from' in measure && measure.what.includes(words)
      ? [{ what: measure.what, from: measure.from, to: measure.to }]
      : [],
  )
}
