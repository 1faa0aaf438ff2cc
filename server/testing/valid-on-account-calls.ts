import { bookSomething } from './buying.ts'
import { addWorkshop } from './on-account.ts'
import type { TestApp } from './test-app.ts'
import { byCustomer } from './valid-callers.ts'

/** Valid calls of paying by invoice. */
export const validOnAccountCalls = {
  getOwnTerms: (app: TestApp) => byCustomer(app, () => ({})),
  orderOnAccount: async (app: TestApp) => {
    const { customer: caller } = await addWorkshop(app.shop)
    const { orderId, priceCents } = await bookSomething(app.shop, { customer: caller })
    const body = { price: priceCents / 100, orders: [orderId] }
    return { caller, token: await app.tokenOf(caller), body }
  },
}
