import type { ProductFacts } from './product-facts.ts'

/** Sentences, by which nobody filters. */
const sentences = new Set(['works-on', 'limits'])
/** A longer text is a sentence too. */
const longestChoice = 40
const mostChoices = 50
const bars = 12

/** Counts the values of one key of specifications: numbers as a range, texts as choices. */
export class SpecFacetCounter {
  readonly key: string
  readonly #numbers: number[] = []
  readonly #texts = new Map<string, number>()
  #unit: string | undefined

  constructor(key: string) {
    this.key = key
  }

  /** The unit of the first value. */
  get unit(): string | undefined {
    return this.#unit
  }

  /** Whether products can be filtered by it. */
  get isFacet(): boolean {
    return !sentences.has(this.key) && (this.#numbers.length > 0 || this.#texts.size > 0)
  }

  add({ value, unit }: ProductFacts['specs'][number]): void {
    if (typeof value === 'number') this.#numbers.push(value)
    else if (value.length <= longestChoice) this.#texts.set(value, (this.#texts.get(value) ?? 0) + 1)
    this.#unit ??= unit
  }

  /** Returns the choices with their counts; undefined when most values are numbers. */
  get choices(): readonly (readonly [value: string, count: number])[] | undefined {
    const texts = [...this.#texts.values()].reduce((sum, count) => sum + count, 0)
    if (this.#numbers.length >= texts) return undefined
    return [...this.#texts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, mostChoices)
  }

  /** Returns the range of the numbers, and how many products are in each of its equally wide parts. */
  get range(): { readonly from: number; readonly to: number; readonly histogram: readonly number[] } {
    const [from, to] = [least(this.#numbers), -least(this.#numbers.map((value) => -value))]
    const histogram = Array.from({ length: from === to ? 1 : bars }, () => 0)
    for (const value of this.#numbers) {
      const bar = from === to ? 0 : Math.min(bars - 1, Math.floor(((value - from) / (to - from)) * bars))
      histogram[bar] = (histogram[bar] ?? 0) + 1
    }
    return { from, to, histogram }
  }
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY)
}
