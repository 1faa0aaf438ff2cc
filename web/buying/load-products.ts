import type { ShopApi } from '../api/client.ts'
import { findProduct } from '../api/find-product.ts'
import type { Host } from '../api/host.ts'
import { type DescribedProduct, listChosenProducts } from '../api/rows/catalogue.ts'

/** The products of a basket or a list by id; null for a product that the shop no longer offers. */
export type Products = ReadonlyMap<string, DescribedProduct | null>

/** The most ids of one call (contract/fields.ts). */
const mostIds = 200

/** The number of parallel calls if no operation reads many products. A full basket has 200. */
const atOnce = 8

/**
 * Loads the current products, with one call for each 200 if {host} can. Rejects with an ApiError unless every product
 * has an answer.
 */
export async function loadProducts(
  api: ShopApi,
  host: Host,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Products> {
  if (ids.length === 0) return new Map()
  if (!host.offers(listChosenProducts)) return loadEach(api, ids, signal)
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  )
  const answers = await Promise.all(
    parts.map((part) => api.call(listChosenProducts, { query: { ids: part.join() } }, { signal })),
  )
  const found = answers.flat()
  return new Map(ids.map((id) => [id, found.find(({ _id }) => _id === id) ?? null]))
}

async function loadEach(api: ShopApi, ids: readonly string[], signal: AbortSignal): Promise<Products> {
  const products = new Map<string, DescribedProduct | null>()
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      products.set(id, await findProduct(api, id, signal))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return products
}
