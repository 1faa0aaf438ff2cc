import type { LanguageTag } from '../../contract/languages/languages.ts'
import { languageSaid } from '../../contract/languages/said.ts'
import { isLow } from '../../domain/catalogue/stock-state.ts'
import type { ReadWords } from '../../domain/catalogue/words-in-language.ts'
import type { WrittenPage } from '../../domain/search/written-pages.ts'
import type { Database } from '../data/database.ts'
import type { KeysetPage, PageRequest } from '../data/paging/keyset-page.ts'
import { type FoundProduct, findFoundByIds } from '../data/queries/catalogue/searched-products.ts'
import type { Clock } from '../platform/clock.ts'
import { countFacets, type FacetCounts } from './count-facets.ts'
import { filterTests } from './filter-tests.ts'
import { groupFamilies, type RowOfFamily, rowOfFamily } from './group-families.ts'
import { listProducts, type ProductChoice, type ProductOrder } from './list-products.ts'
import { LiveIndex, type ReadTextPages } from './live-index.ts'
import type { ProductFacts, ProductKind } from './product-facts.ts'
import type { Found } from './product-index.ts'
import { missingWords, wordsInLanguage } from './product-words.ts'
import type { Counted } from './spec-facets.ts'

/** Results with less than this share of the best score are omitted. */
const leastShareOfBest = 0.15

const mostCategories = 4

export interface SearchResult extends FoundProduct, ReadWords {
  readonly kind: ProductKind
  readonly sku?: string
  readonly category?: string
  /** The family of the product, if the result stands for other members too. */
  readonly family?: RowOfFamily
}

/** A page of ids, with the families of the products whose rows stand for other members too, by the product's id. */
export interface ListedPage extends KeysetPage<string> {
  readonly families: ReadonlyMap<string, RowOfFamily>
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[]
  /** Pages that are not products, best first. */
  readonly pages: readonly WrittenPage[]
  /** The categories of the found tools, the most frequent first. */
  readonly categories: readonly Counted[]
  /** The probably intended queries. */
  readonly corrections: readonly string[]
}

/**
 * Searches, filters and counts the catalogue in an index of this process, which gets every change of any process. The
 * shown values are read for each search, so that stock and prices are current.
 */
export class CatalogueSearch {
  readonly #database: Database
  readonly #live: LiveIndex
  /** The facets of whole lists, which most visitors see, until a product changes. */
  readonly #wholeLists = new Map<
    `${ProductKind} ${boolean}`,
    { version: number; counts: Promise<FacetCounts> }
  >()

  readonly #standardLanguage: () => string

  /** @param standardLanguage returns the language of the products' own words. */
  constructor(
    database: Database,
    clock: Clock,
    readTextPages?: ReadTextPages,
    standardLanguage: () => string = () => 'en',
  ) {
    this.#database = database
    this.#live = new LiveIndex(database, clock, readTextPages)
    this.#standardLanguage = standardLanguage
  }

  /** Makes the next call read all products again. */
  readAgain(): void {
    this.#live.readAgain()
  }

  /** Builds the index before the first search. */
  async warm(): Promise<void> {
    await this.#live.texts(this.#standardLanguage())
  }

  /**
   * Finds the products for a query in a language, best first; without one, in that of the request.
   *
   * @param grouped finds only the best member of each family.
   */
  async search(
    query: string,
    limit: number,
    language = this.#language(),
    grouped = false,
  ): Promise<SearchAnswer> {
    const { facts, texts } = await this.#live.texts(language)
    const found = texts.find(query)
    const all = meant(found)
    const { products, members } = grouped ? groupFamilies(all) : { products: all, members: undefined }
    const best = products.slice(0, limit)
    const idsOf = (kind: ProductKind) => best.flatMap((product) => (product.kind === kind ? product.id : []))
    const [tools, items] = await Promise.all([
      findFoundByIds(this.#database.read, 'tool', idsOf('tool')),
      findFoundByIds(this.#database.read, 'part', idsOf('item')),
    ])
    const rows = new Map<string, SearchResult>([
      ...tools.map((tool) => [`tool ${tool.id}`, { ...tool, kind: 'tool' }] as const),
      ...items.map((item) => [`item ${item.id}`, { ...item, kind: 'item' }] as const),
    ])
    const results = best.flatMap((product) => {
      const { key, sku, category } = product
      const row = rows.get(key)
      if (!row) return []
      const words = wordsInLanguage(product, language)
      const family = members && rowOfFamily(product, members, facts.familySizes(product.kind))
      return {
        ...row,
        ...(words && { name: words.name, shortDescription: words.description }),
        ...missingWords(product, language, this.#standardLanguage()),
        ...(sku && { sku }),
        ...(category && { category }),
        ...(family && { family }),
      }
    })
    const { pages, corrections } = found
    return { results, categories: categoriesOf(products), pages, corrections }
  }

  /** Returns the ids of a page of products; undefined if the cursor belongs to another list. */
  async list(
    choice: ProductChoice,
    order: ProductOrder,
    request: PageRequest,
  ): Promise<ListedPage | undefined> {
    const { facts, ranked } = await this.#found(choice)
    const page = await listProducts(facts, choice, order, ranked, request)
    if (!page) return undefined
    const { rows, members, next } = page
    const sizes = facts.familySizes(choice.kind)
    const families = rows.flatMap((product) => {
      const family = rowOfFamily(product, members, sizes)
      return family ? [[product.id, family] as const] : []
    })
    return { rows: rows.map(({ id }) => id), next, families: new Map(families) }
  }

  /** Returns the ids of the first products that fit a standard, in display order; of a family, the first one. */
  async idsThatFit(kind: ProductKind, standard: string, limit: number): Promise<readonly string[]> {
    const facts = await this.#live.facts()
    const fitting = facts.sorted(kind, 'position').filter(({ fits }) => fits.includes(standard))
    return groupFamilies(fitting)
      .products.slice(0, limit)
      .map(({ id }) => id)
  }

  /** Counts the products for each filter choice. */
  async facets(choice: ProductChoice): Promise<FacetCounts> {
    const { facts, ranked } = await this.#found(choice)
    const { kind, category, filter, grouped = false } = choice
    const products = ranked ?? facts.sorted(kind, 'position')
    const tests = filterTests(category, filter)
    const count = () => countFacets(products, tests, facts.choices, grouped)
    if (ranked || tests.length > 0) return count()
    const list = `${kind} ${grouped}` as const
    const known = this.#wholeLists.get(list)
    if (known?.version === facts.version) return known.counts
    const counts = count()
    this.#wholeLists.set(list, { version: facts.version, counts })
    return counts
  }

  /** Returns the categories, families and keys of specifications of all products for sale, in alphabetical order. */
  async ownersWords(): Promise<{
    readonly categories: readonly string[]
    readonly families: readonly string[]
    readonly specKeys: readonly string[]
  }> {
    const facts = await this.#live.facts()
    const products = [...facts.sorted('tool', 'position'), ...facts.sorted('item', 'position')]
    const categories = new Set(products.map(({ category }) => category))
    const families = new Set(products.flatMap(({ familyName }) => familyName || []))
    const specKeys = new Set(products.flatMap(({ specs }) => specs.map(({ key }) => key)))
    return {
      categories: [...categories].toSorted(),
      families: [...families].toSorted(),
      specKeys: [...specKeys].toSorted(),
    }
  }

  /** Returns how many products of a kind for sale have no name in a language. */
  async countUnnamed(kind: ProductKind, language: LanguageTag): Promise<number> {
    const facts = await this.#live.facts()
    const unnamed = facts
      .sorted(kind, 'position')
      .filter(({ translations }) => translations[language]?.name === undefined)
    return unnamed.length
  }

  /** Returns the products for sale with low stock, and whether any tool is for sale. A part may lack stock. */
  async lowProducts(): Promise<{ readonly low: readonly ProductFacts[]; readonly anyTool: boolean }> {
    const facts = await this.#live.facts()
    const tools = facts.sorted('tool', 'availableQuantity')
    const low = [...tools, ...facts.sorted('item', 'availableQuantity')].filter(
      ({ available, minimumOrder }) => available !== undefined && isLow(available, minimumOrder),
    )
    return { low, anyTool: tools.length > 0 }
  }

  #language(): string {
    return languageSaid() ?? this.#standardLanguage()
  }

  async #found({ kind, q, language = this.#language() }: ProductChoice) {
    if (q === '') return { facts: await this.#live.facts(), ranked: undefined }
    const { facts, texts } = await this.#live.texts(language)
    return { facts, ranked: ofKind(kind, meant(texts.find(q))) }
  }
}

/** Counts tools by category, the most frequent first. */
function categoriesOf(products: readonly ProductFacts[]): readonly Counted[] {
  const counts = new Map<string, number>()
  for (const { category } of ofKind('tool', products))
    if (category !== '') counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostCategories)
}

/** Returns the products that a query probably means, best first. */
function meant({ ranked }: Found<ProductFacts>): readonly ProductFacts[] {
  const least = (ranked[0]?.score ?? 0) * leastShareOfBest
  const end = ranked.findIndex(({ score }) => score < least)
  return ranked.slice(0, end < 0 ? undefined : end).map(({ product }) => product)
}

function ofKind(kind: ProductKind, products: readonly ProductFacts[]): readonly ProductFacts[] {
  return products.filter((product) => product.kind === kind)
}
