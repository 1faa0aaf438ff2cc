import { familyPlace } from '../../../domain/catalogue/product-family.ts'
import { servesNeed } from '../../../domain/fit/job-needs.ts'
import { type SearchReading, searchReading } from '../../../domain/search/search-reading.ts'
import type { Job, JobNeed } from '../../../standards/jobs/job.ts'
import { type DescribedProduct, describeProducts } from '../../data/queries/catalogue/described-products.ts'
import type { CatalogueSearch, SearchResult } from '../../search/catalogue-search.ts'
import type { Shop } from '../shop.ts'

/** How many search results are checked for a need, and how many products a need shows. */
const looksAt = 24
const shows = 3

/** A result with the product's details, which contain its words in other languages. */
export type FittingProduct = SearchResult & DescribedProduct

/** A need of a workshop job with the products that serve it, best first. */
export interface ServedNeed {
  readonly need: JobNeed
  readonly products: readonly FittingProduct[]
}

/** Finds the products for sale that serve the needs of a workshop job. */
export async function findJobProducts(
  { database, settings }: Pick<Shop, 'database' | 'settings'>,
  search: Pick<CatalogueSearch, 'search' | 'idsThatFit'>,
  job: Job,
): Promise<{ readonly tools: readonly ServedNeed[]; readonly parts: readonly ServedNeed[] }> {
  // The needs are compared with the products' own names.
  const { standard } = settings.languages
  const reading = searchReading(standard)
  const idsFor = async (need: JobNeed, kind: SearchResult['kind']) => {
    const found = await Promise.all(need.called.map((called) => search.search(called, looksAt, standard)))
    const results = found.flatMap(({ results }) => results)
    return new Set(results.flatMap((result) => (result.kind === kind ? [result.id] : [])))
  }
  const toolsFor = async (need: JobNeed): Promise<ServedNeed> => {
    const ids = await idsFor(need, 'tool')
    const fitting = need.fits === undefined ? [] : await search.idsThatFit('tool', need.fits, looksAt)
    // Keeps the search's order: the best name first, products that only fit last.
    const candidates = await describeProducts(database.read, 'tool', [...new Set([...ids, ...fitting])])
    return { need, products: toolResults(candidates, need, reading) }
  }
  const partsFor = async (need: JobNeed): Promise<ServedNeed> => {
    const ids = await idsFor(need, 'item')
    const named = await describeProducts(database.read, 'part', [...ids])
    const serving = named.filter((item) => servesNeed(item, need, reading))
    return { need, products: serving.slice(0, shows).map((item) => ({ ...item, kind: 'item' })) }
  }
  const [tools, parts] = await Promise.all([
    Promise.all(job.tools.map(toolsFor)),
    Promise.all(job.parts.map(partsFor)),
  ])
  return { tools, parts }
}

/** Returns products with only the first member of each family. */
function onceAFamily(products: readonly DescribedProduct[]): readonly DescribedProduct[] {
  const seen = new Set<string>()
  return products.filter(({ details }) => {
    const key = familyPlace(details)?.key
    if (key === undefined) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function toolResults(
  tools: readonly DescribedProduct[],
  need: JobNeed,
  reading: SearchReading,
): readonly FittingProduct[] {
  const serving = tools.filter((tool) => servesNeed(tool, need, reading))
  // A tool in stock is more useful than a sold-out tool with a better name.
  const inStock = serving.filter(({ available }) => available > 0)
  const soldOut = serving.filter(({ available }) => available <= 0)
  return onceAFamily([...inStock, ...soldOut])
    .slice(0, shows)
    .map((tool) => ({ ...tool, kind: 'tool' }))
}
