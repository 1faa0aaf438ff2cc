import { minuteMs } from '../platform/clock.ts'
import { bookSomething, claimOf, payForSomething } from './buying.ts'
import type { TestApp } from './test-app.ts'
import { byCustomer } from './valid-callers.ts'

/**
 * Valid calls of what a customer may do without signing in, see an order by its link and withdraw from it, and of the file
 * of the own data.
 */
export const validRightsCalls = {
  viewOrders: async ({ shop }: TestApp) => {
    const { orderId: id } = await bookSomething(shop)
    return { body: { token: shop.orderLinks.sign({ kind: 'order', id }, shop.clock() + minuteMs) } }
  },
  findWithdrawable: async ({ shop }: TestApp) => ({ body: await claimOf(shop, await payForSomething(shop)) }),
  withdraw: async ({ shop }: TestApp) => {
    const claim = await claimOf(shop, await payForSomething(shop))
    return { body: { ...claim, orders: [claim.number] } }
  },
  exportOwnData: (app: TestApp) => byCustomer(app, () => ({})),
}
