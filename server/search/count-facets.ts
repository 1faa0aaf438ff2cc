import { specPrefix } from '../../domain/catalogue/catalogue-filter.ts'
import type { ChoiceTable } from './choice-table.ts'
import type { FilterTest } from './filter-tests.ts'
import { isInStock, type ProductFacts } from './product-facts.ts'
import { type Counted, type SpecFacet, specFacets } from './spec-facets.ts'
import { Turn } from './turn.ts'

/** Products counted between two checks of the time. */
const portion = 250

/** The choices of a filter with the number of products that each would show. */
export interface FacetCounts {
  readonly total: number
  readonly categories: readonly Counted[]
  readonly brands: readonly Counted[]
  readonly fits: readonly Counted[]
  readonly inStock: number
  readonly priceCents: { readonly from: number; readonly to: number } | undefined
  readonly specs: readonly SpecFacet[]
}

/**
 * Counts the choices of products. The counts of a filter ignore that filter's own test. Ten thousand products take
 * several turns of the event loop.
 *
 * @param grouped counts the members of a family once in the total.
 */
export async function countFacets(
  products: readonly ProductFacts[],
  tests: readonly FilterTest[],
  table: ChoiceTable,
  grouped = false,
): Promise<FacetCounts> {
  const turn = new Turn()
  // A page reads its list in the same turn.
  if (products.length > portion) await turn.next()
  const counts = new Uint32Array(table.size)
  const values = new Map<number, number[]>()
  const families = new Set<string>()
  let [total, inStock, from, to] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [place, facts] of products.entries()) {
    if (place % portion === 0 && turn.isOver) await turn.next()
    const failed = failedTest(facts, tests)
    if (failed === 'several') continue
    const isCounted = (number: number) => failed === undefined || table.at(number)?.name === failed
    for (const number of facts.choices) if (isCounted(number)) counts[number] = (counts[number] ?? 0) + 1
    for (const { range, value } of facts.numbers) {
      if (!isCounted(range)) continue
      const before = values.get(range)
      if (before) before.push(value)
      else values.set(range, [value])
    }
    if (failed === undefined && !(grouped && families.has(facts.family))) {
      total += 1
      if (facts.family !== '') families.add(facts.family)
    }
    if ((failed === undefined || failed === 'stock') && isInStock(facts)) inStock += 1
    if (failed === undefined || failed === 'price') {
      from = Math.min(from, facts.unitPriceCents)
      to = Math.max(to, facts.unitPriceCents)
    }
  }
  if (turn.isOver) await turn.next()
  const counted = countedByName(counts, table)
  const of = (name: string) => mostFrequent(counted.get(name) ?? [])
  return {
    total,
    categories: of('category'),
    brands: of('brand'),
    fits: of('fits'),
    inStock,
    priceCents: from <= to ? { from, to } : undefined,
    specs: specFacets(
      [...counted].filter(([name]) => name.startsWith(specPrefix)),
      values,
      table,
    ),
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

function countedByName(counts: Uint32Array, table: ChoiceTable): ReadonlyMap<string, readonly Counted[]> {
  const byName = new Map<string, Counted[]>()
  for (const [number, count] of counts.entries()) {
    const choice = table.at(number)
    if (count === 0 || choice?.value === undefined) continue
    const before = byName.get(choice.name) ?? []
    byName.set(choice.name, before)
    const { value, translations } = choice
    before.push({ value, count, ...(translations.size > 0 && { translations }) })
  }
  return byName
}

function mostFrequent(counted: readonly Counted[]): readonly Counted[] {
  return counted.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
