import type { Facets } from '../../../contract/catalogue/catalogue-query.ts'
import { languageSaid } from '../../../contract/languages/said.ts'
import { readFilter } from '../../../domain/catalogue/catalogue-filter.ts'
import type { SpecDictionary } from '../../../domain/catalogue/spec-dictionary.ts'
import { specNameOf } from '../../../domain/catalogue/spec-name.ts'
import { standardsInWords } from '../../../domain/fit/standards-in-words.ts'
import { amountOf } from '../../../domain/money.ts'
import type { ListedPage } from '../../search/catalogue-search.ts'
import type { FacetCounts } from '../../search/count-facets.ts'
import type { ProductChoice, ProductOrder } from '../../search/list-products.ts'
import type { ProductKind } from '../../search/product-facts.ts'
import type { Counted, SpecFacet } from '../../search/spec-facets.ts'
import { sortedBy } from './answers.ts'
import type { WebShop } from './web-shop.ts'

interface Choosing {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly filter?: string | undefined
  readonly grouped?: 'true' | 'false' | undefined
}

type SortName = Exclude<ProductOrder['by'], 'position'>

interface Listing extends Choosing {
  readonly sort?: SortName | `-${SortName}` | undefined
  readonly limit?: number | undefined
  readonly after?: string | undefined
  readonly cursor?: string | undefined
}

/** The default number of products on a page. */
const usualLimit = 48

/**
 * Returns whether a list must be served from the index in memory, because no column can search, filter or sort it like
 * this.
 */
export function needsIndex({ q, category, filter, sort, grouped }: Listing): boolean {
  if (grouped === 'true') return true
  return [q, category, filter].some((text) => text !== undefined && text !== '') || sort === 'newest'
}

export function choiceOf(
  kind: ProductKind,
  { q = '', category = '', filter = '', grouped }: Choosing,
): ProductChoice {
  return { kind, q, category, filter: readFilter(filter), grouped: grouped === 'true' }
}

/** A page of products, with the families of the products whose rows stand for other members too, by their ids. */
interface FoundPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
  readonly families: ListedPage['families']
}

/**
 * Returns a page of products from the index; undefined if the cursor belongs to another list.
 *
 * @param rowsOf reads the products of the page, in their order.
 */
export async function foundPage<Row>(
  web: WebShop,
  kind: ProductKind,
  query: Listing,
  rowsOf: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<FoundPage<Row> | undefined> {
  const request = { limit: query.limit ?? usualLimit, after: query.after ?? query.cursor }
  const page = await web.search.list(choiceOf(kind, query), orderOf(query), request)
  return page && { rows: await rowsOf(page.rows), next: page.next, families: page.families }
}

function orderOf({ q = '', sort }: Listing): ProductOrder {
  if (sort !== undefined && sort !== 'relevance') return sortedBy<SortName>(sort)
  return { by: q === '' ? 'position' : 'relevance', descending: false }
}

/** Converts counts to the contract's shape. */
export function toFacets(
  { fits, priceCents, specs, ...counts }: FacetCounts,
  dictionary: SpecDictionary,
  label: (text: string) => string | undefined,
): Facets {
  return {
    total: counts.total,
    categories: withLabels(counts.categories, label),
    brands: counts.brands.map(({ value, count }) => ({ value, count })),
    fits: fits.map(({ value: id, count }) => ({
      id,
      name: standardsInWords().byId.get(id)?.name ?? id,
      count,
    })),
    inStock: counts.inStock,
    price: priceCents ? { from: amountOf(priceCents.from), to: amountOf(priceCents.to) } : null,
    specs: specs.map((counter) => toSpecFacet(counter, dictionary, label)),
  }
}

/** Adds the translated names to categories. Addresses and filters keep the originals. */
export function withLabels(
  categories: FacetCounts['categories'],
  labelOf: (text: string) => string | undefined,
): Facets['categories'] {
  return categories.map((category) => {
    const label = labelOf(category.value)
    return label === undefined ? category : { ...category, label }
  })
}

function toSpecFacet(
  { key, unit: ownUnit, ...facet }: SpecFacet,
  dictionary: SpecDictionary,
  label: (text: string) => string | undefined,
): Facets['specs'][number] {
  const known = dictionary.get(key)
  const unit = known?.unit ?? ownUnit
  const described = {
    key,
    name: known?.name ?? label(specNameOf(key)) ?? specNameOf(key),
    ...(unit !== undefined && { unit }),
    ...(known && { meaning: known.meaning }),
  }
  if ('choices' in facet) return { ...described, choices: facet.choices.map(inLanguageSaid) }
  return { ...described, from: facet.from, to: facet.to, histogram: [...facet.histogram] }
}

/** Returns a value of a specification with its label in the language of the request, if a product has translated it. */
function inLanguageSaid({ value, count, translations }: Counted): Facets['categories'][number] {
  const label = translations?.get(languageSaid() ?? '')
  return { value, count, ...(label !== undefined && { label }) }
}
