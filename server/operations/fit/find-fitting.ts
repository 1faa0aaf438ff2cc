import { describeProducts } from '../../data/queries/catalogue/described-products.ts'
import type { CatalogueSearch, SearchResult } from '../../search/catalogue-search.ts'
import type { Shop } from '../shop.ts'
import type { FittingProduct } from './find-job-products.ts'

/** How many products of a standard are read and shown. */
const mostProducts = 12

/** Finds the tools and parts for sale that fit a standard, in display order. */
export async function findFitting(
  { database }: Pick<Shop, 'database'>,
  search: Pick<CatalogueSearch, 'idsThatFit'>,
  standard: string,
): Promise<{ readonly tools: readonly FittingProduct[]; readonly parts: readonly FittingProduct[] }> {
  const idsOf = (kind: SearchResult['kind']) => search.idsThatFit(kind, standard, mostProducts)
  const [tools, items] = await Promise.all([
    describeProducts(database.read, 'tool', await idsOf('tool')),
    describeProducts(database.read, 'part', await idsOf('item')),
  ])
  return {
    tools: tools.map((tool) => ({ ...tool, kind: 'tool' })),
    parts: items.map((item) => ({ ...item, kind: 'item' })),
  }
}
