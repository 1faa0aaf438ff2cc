import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { Translations } from '../../contract/catalogue/translated-words.ts'
import { specPrefix } from '../../domain/catalogue/catalogue-filter.ts'

/** A filter value of products; without a value, the numeric values of a key. */
interface Choice {
  /** The name in a filter: `brand`, `category`, `fits`, `spec.<key>`. */
  readonly name: string
  readonly value: string | undefined
  readonly unit: string | undefined
  /** The value of a specification in other languages, by their tags, as a product says it. */
  readonly translations: Map<string, string>
}

/** A product's filter values, as numbers of the table. */
export interface ProductChoices {
  readonly choices: readonly number[]
  readonly numbers: readonly { readonly range: number; readonly value: number }[]
}

/** Keys whose values are sentences, which are useless as filters. */
const sentences = new Set(['works-on', 'limits'])
/** A longer text is a sentence, too. */
const longestChoice = 40

/** Numbers the values of all products, so that counting is adding in an array. An unused value keeps its number. */
export class ChoiceTable {
  readonly #numbers = new Map<string, number>()
  readonly #choices: Choice[] = []

  get size(): number {
    return this.#choices.length
  }

  at(number: number): Choice | undefined {
    return this.#choices[number]
  }

  /** Returns the numbers of a product's values. */
  read({
    brand,
    category,
    fits,
    specs,
    translations = {},
  }: Pick<ProductDetails, 'brand' | 'category' | 'fits' | 'specs' | 'translations'>): ProductChoices {
    const choices = [
      ...(brand ? [this.#numberOf('brand', brand)] : []),
      ...(category ? [this.#numberOf('category', category)] : []),
      ...(fits ?? []).map((value) => this.#numberOf('fits', value)),
    ]
    const numbers: { range: number; value: number }[] = []
    for (const { key, value, unit } of specs ?? []) {
      const name = specPrefix + key
      if (typeof value === 'number') numbers.push({ range: this.#numberOf(name, undefined, unit), value })
      else if (!sentences.has(key) && value.length <= longestChoice) {
        const number = this.#numberOf(name, value, unit)
        choices.push(number)
        this.#translate(number, key, translations)
      }
    }
    return { choices, numbers }
  }

  #numberOf(name: string, value: string | undefined, unit?: string): number {
    const text = JSON.stringify([name, value ?? null])
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#choices.push({ name, value, unit, translations: new Map() }) - 1
    this.#numbers.set(text, number)
    return number
  }

  /** Keeps how a product says a value in other languages. Of several products the last one counts. */
  #translate(number: number, key: string, translations: Translations): void {
    for (const [tag, { specs = {} }] of Object.entries(translations)) {
      const translated = new Map(Object.entries(specs)).get(key)
      if (translated !== undefined) this.#choices[number]?.translations.set(tag, translated)
    }
  }
}
