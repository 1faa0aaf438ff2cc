import { specPrefix } from '../../domain/catalogue/catalogue-filter.ts'
import { specKeys } from '../../domain/catalogue/spec-keys.ts'
import type { ChoiceTable } from './choice-table.ts'

const mostChoices = 50
const bars = 12

/** A value and the number of products with it. */
export interface Counted {
  readonly value: string
  readonly count: number
  /** The value in other languages, by their tags. */
  readonly translations?: ReadonlyMap<string, string>
}

/** The values of a specification key: texts as choices, numbers as a range. */
export type SpecFacet = { readonly key: string; readonly unit: string | undefined } & (
  | { readonly choices: readonly Counted[] }
  | {
      readonly from: number
      readonly to: number
      /** The number of products in each of the range's equally wide parts. */
      readonly histogram: readonly number[]
    }
)

/**
 * Returns the facets of specifications, in the order of the dictionary.
 *
 * @param texts counted choices by name.
 * @param numbers by their range's number in the table.
 */
export function specFacets(
  texts: readonly (readonly [name: string, choices: readonly Counted[]])[],
  numbers: ReadonlyMap<number, readonly number[]>,
  table: ChoiceTable,
): readonly SpecFacet[] {
  const facets = new Map<string, { facet: SpecFacet; products: number }>()
  const keep = (name: string, products: number, facet: SpecFacet) => {
    // A key with both numbers and texts gets the kind that most products use.
    if (products > (facets.get(name)?.products ?? 0)) facets.set(name, { facet, products })
  }
  for (const [range, values] of numbers) {
    const { name = '', unit } = table.at(range) ?? {}
    keep(name, values.length, { key: name.slice(specPrefix.length), unit, ...rangeOf(values) })
  }
  for (const [name, choices] of texts) {
    const products = choices.reduce((sum, { count }) => sum + count, 0)
    const best = choices.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    const facet = { key: name.slice(specPrefix.length), unit: undefined, choices: best.slice(0, mostChoices) }
    keep(name, products, facet)
  }
  return [...facets.values()].map(({ facet }) => facet).sort(inOrderOfKeys)
}

function rangeOf(values: readonly number[]) {
  const from = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const to = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const histogram = Array.from({ length: from === to ? 1 : bars }, () => 0)
  for (const value of values) {
    const bar = from === to ? 0 : Math.min(bars - 1, Math.floor(((value - from) / (to - from)) * bars))
    histogram[bar] = (histogram[bar] ?? 0) + 1
  }
  return { from, to, histogram }
}

const placeOfKey = new Map(Object.keys(specKeys).map((key, place) => [key, place]))

function inOrderOfKeys(a: SpecFacet, b: SpecFacet): number {
  const place = ({ key }: SpecFacet) => placeOfKey.get(key) ?? placeOfKey.size
  return place(a) - place(b) || (a.key < b.key ? -1 : 1)
}
