import type * as contract from '../../../contract/catalogue/products.ts'
import { done, refused } from '../../../domain/outcome.ts'
import {
  findProduct,
  listProductsByPage,
  type ManagedProduct,
} from '../../data/queries/catalogue/managed-products.ts'
import { moveProduct } from '../../operations/catalogue/move-product.ts'
import { setProductState } from '../../operations/catalogue/set-product-state.ts'
import type { Shop } from '../../operations/shop.ts'
import { listPage, sortedBy, updated } from '../serving/answers.ts'
import type { Call, HandlersOf } from '../serving/handlers.ts'
import { wireRegularPrices } from './tool-prices.ts'
import { toToolResponse } from './tool-response.ts'

/** Lists products with everything that a file of them says, such as their translations. */
export async function listFiledProducts({ shop, input, setHeader }: Call<typeof contract.listProducts>) {
  const { search = '', sort = 'position', state, category, kind = 'tool', limit, after } = input.query
  const wanted = { search, state, category, kind, ...sortedBy<SortName>(sort) }
  const page = await shop.database.readMany((read) => listProductsByPage(read, wanted, { limit, after }))
  return listPage(page, setHeader, (product) => toProductResponse(product, shop))
}

export const products = {
  listProducts: async (call) => {
    const listed = await listFiledProducts(call)
    if (!listed.ok) return listed
    return done(listed.value.map(({ translations: _, ...product }) => product))
  },
  getProduct: async ({ shop, input }) => {
    const product = await findProduct(shop.database.read, input.params.id)
    return product ? done(toProductResponse(product, shop)) : refused('TOOL_NOT_FOUND')
  },
  setProductState: async ({ shop, caller, input: { params, body } }) => {
    return updated(await setProductState(shop, caller, params.id, body.state))
  },
  moveProduct: async ({ shop, caller, input: { params, body } }) => {
    const to = body.place === undefined ? { after: body.after ?? null } : { place: body.place }
    const moved = await moveProduct(shop, caller, params.id, to)
    if (!moved.ok) return moved
    const { changed, place } = moved.value
    return done({ acknowledged: true, matchedCount: 1, modifiedCount: changed ? 1 : 0, place })
  },
} satisfies HandlersOf<typeof contract.products>

type SortName = 'position' | 'name' | 'price' | 'availableQuantity'

/** Converts a stored product for staff, with its own words and their translations. */
export function toProductResponse(
  product: ManagedProduct,
  { settings }: Pick<Shop, 'settings'>,
): contract.Product {
  const { standard } = settings.languages
  const { version, state, stocked, changedAt, changedBy, makerName } = product
  return {
    ...toToolResponse(product, { tag: standard, standard, label: () => undefined }),
    ...wireRegularPrices(product),
    ...product.details,
    ...(makerName !== null && { makerName }),
    version,
    state,
    stocked: stocked === 1,
    ...(changedAt !== null && { changedAt: new Date(changedAt).toISOString() }),
    ...(changedBy !== null && { changedBy }),
  }
}
