import { inLanguage } from '../../contract/languages/said.ts'
import { specKeyTexts } from '../../domain/catalogue/spec-key-texts.ts'
import { standardsInWords } from '../../domain/fit/standards-in-words.ts'
import { foldText } from '../../domain/search/fold-text.ts'
import { englishReading, type SearchReading } from '../../domain/search/search-reading.ts'
import { readTerms, type SearchTerm } from '../../domain/search/search-terms.ts'
import { indexTerms, joinedWords, partsOfCompounds, wordsOf } from './index-terms.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductWords } from './product-words.ts'
import { wordsWithoutSpaces } from './segments.ts'

/** The searchable texts of a product. */
export type ProductText = Pick<
  ProductFacts,
  'key' | 'name' | 'description' | 'sku' | 'gtin' | 'mpn' | 'brand' | 'category' | 'specs' | 'fits'
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

const mostKnown = 5_000

/** Reads the terms of products in a language. */
export class ProductReader {
  readonly #reading: SearchReading
  readonly #tag: string
  readonly #standards: ReadonlyMap<string, readonly SearchTerm[]>
  /** Terms of texts that many products share, such as values of specifications. */
  readonly #known = new Map<string, readonly SearchTerm[]>()

  constructor(reading: SearchReading = englishReading, tag = 'en') {
    this.#reading = reading
    this.#tag = tag
    this.#standards = new Map(
      Array.from(standardsInWords(tag).byId.values(), ({ id, name, alsoCalled }) => [
        id,
        [name, ...alsoCalled].flatMap((text) => readTerms(text, reading)),
      ]),
    )
  }

  /**
   * Reads the terms of a product.
   *
   * @param words what it says in the language; undefined if it is indexed by its own words.
   */
  termsOf(product: ProductText, words?: ProductWords): ProductTerms {
    const shown = words ?? product
    const read = (text: string) => readTerms(text, this.#reading)
    const index = (terms: readonly SearchTerm[]) => terms.flatMap((term) => indexTerms(term, this.#reading))
    const parts = (terms: readonly SearchTerm[]) => partsOfCompounds(terms, this.#reading)
    const name = read(shown.name)
    const label = [product.brand, product.category].flatMap((text) => this.#shared(text))
    const description = read(shown.description)
    const details = [
      ...this.#specTexts(shown.specs).flatMap((text) => this.#shared(text)),
      ...product.fits.flatMap((id) => this.#standards.get(id) ?? []),
      // The product's own name finds it too, after products with that name in this language.
      ...(words ? read(product.name) : []),
    ]
    const terms = [...name, ...label, ...description, ...details]
    const partsOfName = parts(name)
    return {
      fields: [
        index(name),
        [...joinedWords(name), ...partsOfName, ...wordsWithoutSpaces(shown.name).map(foldText)],
        [...index(label), ...parts(label)],
        [...index(description), ...parts(description)],
        [...index(details), ...parts(details)],
      ],
      words: [...new Set([...wordsOf(terms), ...partsOfName])],
      terms,
    }
  }

  #shared(text: string): readonly SearchTerm[] {
    const before = this.#known.get(text)
    if (before) return before
    if (this.#known.size >= mostKnown) this.#known.clear()
    const terms = readTerms(text, this.#reading)
    this.#known.set(text, terms)
    return terms
  }

  /** Returns the specifications as text: "8-12 speed", "jaw width 15 mm". */
  #specTexts(specs: ProductText['specs']): readonly string[] {
    return specTexts(specs, inLanguage(specKeyTexts, this.#tag))
  }
}

function specTexts(specs: ProductText['specs'], keys: typeof specKeyTexts): readonly string[] {
  const values = new Map(specs.map((spec) => [spec.key, spec.value]))
  return specs.flatMap(({ key, value, unit }) => {
    if (key === excludedKey) return []
    const { name = '', unit: usualUnit = unit ?? '' } = (Object.hasOwn(keys, key) && keys[key]) || {}
    if (typeof value === 'string') return [value]
    const to = key.endsWith('-from') ? values.get(`${key.slice(0, -'-from'.length)}-to`) : undefined
    const range = typeof to === 'number' ? [`${value}-${to} ${usualUnit}`] : []
    // A count has no unit, but its key names the counted things: "16 splines".
    return [...range, usualUnit === '' ? `${value} ${name}` : `${value} ${usualUnit}, ${name}`]
  })
}
