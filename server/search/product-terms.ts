import { specKeys } from '../../domain/catalogue/spec-keys.ts'
import { readTerms, type SearchTerm } from '../../domain/search/search-terms.ts'
import { allStandards } from '../../standards/all.ts'
import { indexTerms, joinedWords, wordsOf } from './index-terms.ts'
import type { ProductFacts } from './product-facts.ts'

/** The searchable texts of a product. */
export type ProductText = Pick<
  ProductFacts,
  'key' | 'name' | 'description' | 'sku' | 'brand' | 'category' | 'specs' | 'fits'
>

/** The fields of the index, with the weight of a term in each. */
export const fieldWeights = { name: 4, joined: 2, label: 2, description: 1, details: 0.6 } as const

/** A product's terms for the index. */
export interface ProductTerms {
  /** The index terms of each field, in the order of `fieldWeights`. */
  readonly fields: readonly (readonly string[])[]
  /** The words of the field as written. */
  readonly words: readonly string[]
  readonly terms: readonly SearchTerm[]
}

/** Values of this key are not indexed: they say what a product does not suit, and would find the wrong product. */
const excludedKey = 'limits'

const standards = new Map(
  allStandards
    .flatMap((group) => group.standards)
    .map(({ id, name, alsoCalled }) => [id, [name, ...alsoCalled].flatMap(readTerms)] as const),
)

/** Terms of texts that many products share, such as values of specifications. */
const known = new Map<string, readonly SearchTerm[]>()
const mostKnown = 5_000

/** Reads the terms of a product. */
export function productTerms(product: ProductText): ProductTerms {
  const name = readTerms(product.name)
  const label = [product.brand, product.category].flatMap(sharedTerms)
  const description = readTerms(product.description)
  const details = [
    ...specTexts(product.specs).flatMap(sharedTerms),
    ...product.fits.flatMap((id) => standards.get(id) ?? []),
  ]
  const terms = [...name, ...label, ...description, ...details]
  return {
    fields: [
      name.flatMap(indexTerms),
      joinedWords(name),
      label.flatMap(indexTerms),
      description.flatMap(indexTerms),
      details.flatMap(indexTerms),
    ],
    words: [...new Set(wordsOf(terms))],
    terms,
  }
}

function sharedTerms(text: string): readonly SearchTerm[] {
  const before = known.get(text)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const terms = readTerms(text)
  known.set(text, terms)
  return terms
}

/** Returns the specifications as text: "8-12 speed", "jaw width 15 mm". */
function specTexts(specs: ProductText['specs']): readonly string[] {
  const values = new Map(specs.map((spec) => [spec.key, spec.value]))
  return specs.flatMap(({ key, value, unit }) => {
    if (key === excludedKey) return []
    const { name = '', unit: usualUnit = unit ?? '' } = (Object.hasOwn(specKeys, key) && specKeys[key]) || {}
    if (typeof value === 'string') return [value]
    const to = key.endsWith('-from') ? values.get(`${key.slice(0, -'-from'.length)}-to`) : undefined
    const range = typeof to === 'number' ? [`${value}-${to} ${usualUnit}`] : []
    // A count has no unit, but its key names the counted things: "16 splines".
    return [...range, usualUnit === '' ? `${value} ${name}` : `${value} ${usualUnit}, ${name}`]
  })
}
