import { afterEach, beforeEach, expect, test } from 'vitest'
import { listOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, openSet } from '../../testing/buying.ts'
import { addTool, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookTogether } from '../orders/book-together.ts'
import { deleteAccount } from './delete-account.ts'

describeOnEveryEngine('Deleting an account with an open payment of several orders', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  test.each([
    [false, 'cancelled'],
    [true, 'paid'],
  ] as const)(
    '(charged: %j) leaves all its orders %s, and nothing can be charged later',
    async (isCharged, state) => {
      const proof = provenAccount(shop, { email: 'ada@example.com' })
      const customer = await signInCustomer(shop, proof)
      const tools = [await addTool(shop, { stock: 5 }), await addTool(shop, { stock: 5 })]
      const lines = tools.map((productId) => ({ productId, quantity: 1 }))
      const { orders } = granted(await bookTogether(shop, customer, basket(lines)))
      const orderIds = orders.map(({ id }) => id)
      const intentId = await openSet(shop, customer, orderIds)
      if (isCharged) shop.cards.confirm(intentId)
      granted(await deleteAccount(shop, { deleteAccount: async () => undefined }, proof))
      const after = await listOrders(shop.database.read, orderIds)
      expect(after.map((order) => order.state)).toEqual([state, state])
      expect(shop.cards.confirm(intentId)).toBe(false)
      expect(shop.cards.refunds).toEqual([])
    },
  )
})
