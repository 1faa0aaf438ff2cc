import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import { specPrefix } from '../../domain/catalogue/catalogue-filter.ts'

/** A filter value of products; without a value, the numeric values of a key. */
interface Choice {
  /** The name in a filter: `brand`, `category`, `fits`, `spec.<key>`. */
  readonly name: string
  readonly value: string | undefined
  readonly unit: string | undefined
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
  }: Pick<ProductDetails, 'brand' | 'category' | 'fits' | 'specs'>): ProductChoices {
    const choices = [
      ...(brand ? [this.#numberOf({ name: 'brand', value: brand, unit: undefined })] : []),
      ...(category ? [this.#numberOf({ name: 'category', value: category, unit: undefined })] : []),
      ...(fits ?? []).map((value) => this.#numberOf({ name: 'fits', value, unit: undefined })),
    ]
    const numbers: { range: number; value: number }[] = []
    for (const { key, value, unit } of specs ?? []) {
      const name = specPrefix + key
      if (typeof value === 'number')
        numbers.push({ range: this.#numberOf({ name, value: undefined, unit }), value })
      else if (!sentences.has(key) && value.length <= longestChoice)
        choices.push(this.#numberOf({ name, value, unit }))
    }
    return { choices, numbers }
  }

  #numberOf(choice: Choice): number {
    const text = JSON.stringify([choice.name, choice.value ?? null])
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#choices.push(choice) - 1
    this.#numbers.set(text, number)
    return number
  }
}
