import { withdraw } from '../operations/orders/withdraw.ts'
import { minuteMs } from '../platform/clock.ts'
import { bookSomething, claimOf, payForSomething } from './buying.ts'
import { granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { validApiKeyCalls } from './valid-api-key-calls.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

/** Valid calls for API keys, an order's link, a withdrawal without signing in, and the export of one's own data. */
export const validRightsCalls = {
  ...validApiKeyCalls,
  viewOrders: async ({ shop }: TestApp) => {
    const { orderId: id } = await bookSomething(shop)
    return { body: { token: shop.orderLinks.sign({ kind: 'order', id }, shop.clock() + minuteMs) } }
  },
  findWithdrawable: async ({ shop }: TestApp) => ({ body: await claimOf(shop, await payForSomething(shop)) }),
  withdraw: async ({ shop }: TestApp) => {
    const claim = await claimOf(shop, await payForSomething(shop))
    return { body: { ...claim, orders: [claim.number] } }
  },
  endWithdrawal: async (app: TestApp) => {
    const { shop } = app
    const bought = await payForSomething(shop)
    const claim = await claimOf(shop, bought)
    granted(await withdraw(shop, claim, [claim.number]))
    const body = { ending: 'taken-back' as const, reason: 'You asked for it on the phone' }
    return byAdmin(app, { params: { id: bought.orderId }, body })
  },
  exportOwnData: (app: TestApp) => byCustomer(app, () => ({})),
}
