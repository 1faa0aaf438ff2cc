import { makeCart } from '../operations/carts/write-cart.ts'
import { newSecretToken } from '../platform/secret-token.ts'
import { addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'

/** Makes a cart with three pieces of a new tool; returns its id. */
async function addCart({ shop }: Pick<TestApp, 'shop'>, quantity = 3): Promise<string> {
  const productId = await addTool(shop, { stock: 5 })
  const id = newSecretToken()
  const lines = [{ productId, quantity }]
  granted(await makeCart(shop, { id, lines, country: null, addressHash: 'test', requestHash: null }))
  return id
}

async function wanted({ shop }: TestApp) {
  const id = await addTool(shop, { stock: 5 })
  return { line_items: [{ item: { id }, quantity: 2 }], context: { address_country: 'DE' } }
}

/** Valid calls of the operations for programs that serve people. */
export const validAgentCalls = {
  viewCart: async (app: TestApp) => ({ params: { id: await addCart(app) } }),
  searchCatalog: async () => ({ body: { query: 'wrench', pagination: { limit: 3 } } }),
  lookupCatalog: async ({ shop }: TestApp) => ({
    body: { ids: [await addTool(shop, { stock: 5 }), 'none'] },
  }),
  getCatalogProduct: async ({ shop }: TestApp) => ({ body: { id: await addTool(shop, { stock: 5 }) } }),
  createCart: async (app: TestApp) => ({ body: await wanted(app) }),
  getCart: async (app: TestApp) => ({ params: { id: await addCart(app) } }),
  updateCart: async (app: TestApp) => ({ params: { id: await addCart(app) }, body: await wanted(app) }),
  cancelCart: async (app: TestApp) => ({ params: { id: await addCart(app) } }),
}
