import { bookSomething } from './buying.ts'
import { addCredit, buyGiftCards } from './crediting.ts'
import { addCustomer } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

/** Valid calls of the operations of credit and gift cards. */
export const validCreditCalls = {
  getCredit: (app: TestApp) => byCustomer(app, () => ({})),
  listCredit: (app: TestApp) => byCustomer(app, () => ({})),
  payWithCredit: async (app: TestApp) => {
    const { customer: caller, orderId, priceCents } = await bookSomething(app.shop)
    await addCredit(app.shop, caller, priceCents)
    const body = { price: priceCents / 100, orders: [orderId] }
    return { caller, token: await app.tokenOf(caller), body }
  },
  redeemGiftCard: async (app: TestApp) => {
    const { codes } = await buyGiftCards(app.shop)
    return byCustomer(app, () => ({ body: { code: codes[0] ?? '' } }))
  },
  getCreditOf: async (app: TestApp) => {
    const { email } = await addCustomer(app.shop)
    return byAdmin(app, { params: { email } })
  },
  giveCredit: async (app: TestApp) => {
    const { email } = await addCustomer(app.shop)
    return byAdmin(app, { params: { email }, body: { amount: 10, reason: 'For the delay' } })
  },
  mailGiftCards: async (app: TestApp) => {
    const { orderId } = await buyGiftCards(app.shop)
    return byAdmin(app, { params: { id: orderId } })
  },
}
