import { requestRestock } from '../operations/restock/request-restock.ts'
import type { OperationId } from './api-call.ts'
import { restockTokenTo } from './restock-token.ts'
import { addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer, type ValidCall } from './valid-callers.ts'

/** Requests an email about a sold-out product; returns the secret of the link in the email. */
async function askForLetter({ shop }: TestApp): Promise<string> {
  const productId = await addTool(shop, { stock: 0 })
  const email = `${productId}@example.com`
  granted(await requestRestock(shop, productId, email))
  return restockTokenTo(shop, email)
}

/** A valid call of each operation on restock requests. */
export const validRestockCalls = {
  requestRestock: async ({ shop }) => ({
    params: { id: await addTool(shop, { stock: 0 }) },
    body: { email: 'ada@example.com' },
  }),
  requestOwnRestock: async (app) => {
    const id = await addTool(app.shop, { stock: 0 })
    return byCustomer(app, () => ({ params: { id } }))
  },
  confirmRestock: async (app) => ({ body: { token: await askForLetter(app) } }),
  removeRestock: async (app) => ({ body: { token: await askForLetter(app) } }),
  listRestockDemand: (app) => byAdmin(app),
} satisfies Partial<Readonly<Record<OperationId, (app: TestApp) => Promise<ValidCall>>>>
