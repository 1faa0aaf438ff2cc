import { specPrefix } from '../../domain/catalogue-filter.ts'
import { specKeys } from '../../domain/spec-keys.ts'
import type { FilterTest } from './filter-tests.ts'
import { isInStock, type ProductFacts } from './product-facts.ts'
import { SpecFacetCounter } from './spec-facet.ts'

export interface Counted {
  readonly value: string
  readonly count: number
}

/** The choices of a filter with the number of products that each would show. */
export interface FacetCounts {
  readonly total: number
  readonly categories: readonly Counted[]
  readonly brands: readonly Counted[]
  readonly fits: readonly Counted[]
  readonly inStock: number
  readonly priceCents: { readonly from: number; readonly to: number } | undefined
  readonly specs: readonly SpecFacetCounter[]
}

/** Counts the choices of products. The counts of a name ignore the test of the same name. */
export function countFacets(products: Iterable<ProductFacts>, tests: readonly FilterTest[]): FacetCounts {
  const [categories, brands, fits] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  const specs = new Map<string, SpecFacetCounter>()
  let [total, inStock, from, to] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const facts of products) {
    const failed = failedTest(facts, tests)
    if (failed === 'several') continue
    const counts = (name: string) => failed === undefined || failed === name
    if (failed === undefined) total += 1
    if (counts('category')) increase(categories, facts.category)
    if (counts('brand')) increase(brands, facts.brand)
    if (counts('fits')) for (const standard of facts.fits) increase(fits, standard)
    if (counts('stock') && isInStock(facts)) inStock += 1
    if (counts('price')) {
      from = Math.min(from, facts.unitPriceCents)
      to = Math.max(to, facts.unitPriceCents)
    }
    for (const spec of facts.specs) {
      if (failed !== undefined && failed !== specPrefix + spec.key) continue
      const counter = specs.get(spec.key) ?? new SpecFacetCounter(spec.key)
      specs.set(spec.key, counter)
      counter.add(spec)
    }
  }
  return {
    total,
    categories: mostFrequent(categories),
    brands: mostFrequent(brands),
    fits: mostFrequent(fits),
    inStock,
    priceCents: from <= to ? { from, to } : undefined,
    specs: [...specs.values()].filter(({ isFacet }) => isFacet).sort(inOrderOfKeys),
  }
}

/** Returns the name of the only test that a product fails, if any. */
function failedTest(facts: ProductFacts, tests: readonly FilterTest[]): string | 'several' | undefined {
  let failed: string | undefined
  for (const { name, passes } of tests) {
    if (passes(facts)) continue
    if (failed !== undefined) return 'several'
    failed = name
  }
  return failed
}

function increase(counts: Map<string, number>, value: string): void {
  if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
}

/** Returns the values, the most frequent first. */
function mostFrequent(counts: ReadonlyMap<string, number>): readonly Counted[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

const placeOfKey = new Map(Object.keys(specKeys).map((key, place) => [key, place]))

function inOrderOfKeys(a: SpecFacetCounter, b: SpecFacetCounter): number {
  const place = ({ key }: SpecFacetCounter) => placeOfKey.get(key) ?? placeOfKey.size
  return place(a) - place(b) || (a.key < b.key ? -1 : 1)
}
