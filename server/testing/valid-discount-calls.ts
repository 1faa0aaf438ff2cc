import { addTool } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byCustomer } from './valid-callers.ts'

/** One valid call of each operation about discounts. */
export const validDiscountCalls = {
  quoteDiscount: async (app: TestApp) => {
    const lines = [{ Id: await addTool(app.shop, { stock: 10 }), quantity: 2 }]
    return { body: { lines, code: 'CLUB10', deliverTo: { country: 'DE' }, way: 'parcel' as const } }
  },
  quoteOwnDiscount: async (app: TestApp) => {
    const lines = [{ Id: await addTool(app.shop, { stock: 10 }), quantity: 2 }]
    return byCustomer(app, () => ({ body: { lines } }))
  },
}
