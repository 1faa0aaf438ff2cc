import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { JobNeed, NeededDetail } from '../../standards/jobs/job.ts'
import type { Measure } from '../../standards/standard.ts'
import { readTerms } from '../search/search-terms.ts'
import { meaningsOf } from '../search/synonym-meanings.ts'

/** The facts of a product that decide whether it serves a need. */
export interface OfferedProduct {
  readonly name: string
  readonly details: Pick<ProductDetails, 'fits' | 'specs'>
}

/**
 * Returns whether a product serves a need of a job. Its name or standard must match. If it lists standards, the
 * need's standard must be among them, and a number in the need must be stated.
 */
export function servesNeed(
  { name, details: { fits = [], specs = [] } }: OfferedProduct,
  need: JobNeed,
): boolean {
  if (need.detail && !hasDetail(specs, need.detail)) return false
  if (need.forStandard !== undefined && fits.length > 0 && !fits.includes(need.forStandard)) return false
  if (need.fits !== undefined && fits.length > 0) return fits.includes(need.fits)
  return need.called.some((called) => isCalled(name, called))
}

/** Tells whether a name has every word of a shorter name, in any order and in any synonym of the trade. */
export function isCalled(name: string, called: string): boolean {
  const known = meaningsIn(name)
  const isKnown = (meanings: readonly string[]) => meanings.some((meaning) => known.has(meaning))
  return phrasesOfNeed(called).every(({ words, meanings }) => isKnown(meanings) || words.every(isKnown))
}

/** The product whose name was read last: each is compared with many needs in turn. */
let lastRead: { readonly name: string; readonly meanings: ReadonlySet<string> } | undefined

function meaningsIn(name: string): ReadonlySet<string> {
  if (lastRead?.name !== name) {
    const meanings = phrasesIn(name).flatMap((phrase) => [...phrase.meanings, ...phrase.words.flat()])
    lastRead = { name, meanings: new Set(meanings) }
  }
  return lastRead.meanings
}

/** Names of needs come from the standards, so that few texts are needed. */
const readNeeds = new Map<string, ReturnType<typeof phrasesIn>>()

function phrasesOfNeed(called: string) {
  const read = readNeeds.get(called) ?? phrasesIn(called)
  readNeeds.set(called, read)
  return read
}

/** Returns the words and phrases of a text, with the meanings of each phrase and of its single words. */
function phrasesIn(text: string) {
  return readTerms(text).flatMap((term) =>
    term.kind === 'word' ? [{ meanings: term.meanings, words: term.words.map(meaningsOf) }] : [],
  )
}

function hasDetail(specs: NonNullable<ProductDetails['specs']>, detail: NeededDetail): boolean {
  const value = specs.find(({ key }) => key === detail.key)?.value
  if (typeof value !== 'number') return false
  return 'is' in detail ? value === detail.is : value >= detail.atLeast
}

/** A torque in N·m, with the screw that it tightens. */
export interface Torque {
  readonly what: string
  readonly from: number
  readonly to: number
}

/** Returns the torques of a standard whose sentence has some words. */
export function torquesOf(measures: readonly Measure[], words = ''): readonly Torque[] {
  return measures.flatMap((measure) =>
    measure.unit === 'N·m' && 'from' in measure && measure.what.includes(words)
      ? [{ what: measure.what, from: measure.from, to: measure.to }]
      : [],
  )
}
