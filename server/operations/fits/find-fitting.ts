import { listItemsThatFit, listToolsThatFit } from '../../data/queries/catalogue/described-products.ts'
import type { SearchResult } from '../../search/catalogue-search.ts'
import type { Shop } from '../shop.ts'

/** How many products of a standard are read and shown. */
const mostProducts = 12

/** Finds the tools and parts for sale that fit a standard, in display order. */
export async function findFitting(
  { database }: Pick<Shop, 'database'>,
  standard: string,
): Promise<{ readonly tools: readonly SearchResult[]; readonly parts: readonly SearchResult[] }> {
  const [tools, items] = await Promise.all([
    listToolsThatFit(database.read, standard, mostProducts),
    listItemsThatFit(database.read, standard, mostProducts),
  ])
  return {
    tools: tools.map((tool) => ({ kind: 'tool', ...tool })),
    parts: items.map((item) => ({ kind: 'item', ...item })),
  }
}
