import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done } from '../../../../domain/outcome.ts'
import { bookProduct } from '../../../operations/orders/book-product.ts'
import { booking, payAtProvider } from '../../../testing/buying.ts'
import { addCustomer, addTool, granted } from '../../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Transaction } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Engine } from '../../testing/engine.ts'
import { anyEngine, describeOnPostgres } from '../../testing/engines.ts'
import { hasBlockedTransaction, holdingWrites } from '../../testing/held-write.ts'
import { lockPayment } from '../payments/payments.ts'
import { lockOrder, lockUnpaidOrders } from './orders.ts'

interface Locked {
  readonly userId: string
  readonly orderId: string
  readonly intentId: string
}

type Lock = (transaction: Transaction, locked: Locked) => Promise<unknown>

const locks: readonly [string, Lock][] = [
  ['an order', (transaction, { orderId }) => lockOrder(transaction, orderId)],
  ["a customer's unpaid orders", (transaction, { userId }) => lockUnpaidOrders(transaction, userId)],
  ['a payment', (transaction, { intentId }) => lockPayment(transaction, intentId)],
]

async function openShopWithOrder(
  engine: Engine,
): Promise<{ readonly shop: TestShop; readonly locked: Locked }> {
  const shop = await openTestShop(engine)
  const customer = await addCustomer(shop)
  const productId = await addTool(shop, { stock: 5 })
  const { orderId, priceCents } = granted(await bookProduct(shop, customer, booking(productId)))
  const intentId = await payAtProvider(shop, { customer, productId, orderId, priceCents })
  return { shop, locked: { userId: customer.userId, orderId, intentId } }
}

describe('On SQLite', () => {
  let env: Awaited<ReturnType<typeof openShopWithOrder>>
  beforeEach(async () => {
    env = await openShopWithOrder(anyEngine)
  })
  afterEach(() => env.shop.drop())

  test.each(locks)(
    'Locking %s writes nothing, because an update would rewrite each index',
    async (_what, lock) => {
      const changesOf = async (db: Kysely<Schema>) =>
        (await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n
      await env.shop.database.write(async (transaction) => {
        const before = await changesOf(transaction.db)
        expect(await lock(transaction, env.locked)).toMatchObject(expect.anything())
        expect(await changesOf(transaction.db)).toBe(before)
        return done(null)
      })
    },
  )
})

describeOnPostgres('Between transactions', (engine) => {
  let env: Awaited<ReturnType<typeof openShopWithOrder>>
  beforeEach(async () => {
    env = await openShopWithOrder(engine)
  })
  afterEach(() => env.shop.drop())

  test.each(locks)('Locking %s makes another transaction wait until the first ends', async (_what, lock) => {
    const { shop, locked } = env
    const order: string[] = []
    const held = holdingWrites(shop.database)
    const first = held.database.write(async (transaction) => done(await lock(transaction, locked)))
    await held.reached
    const second = shop.database
      .write(async (transaction) => done(await lock(transaction, locked)))
      .then(() => order.push('second'))
    await expect.poll(() => hasBlockedTransaction(shop.database)).toBe(true)
    order.push('first')
    held.finish()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
  })
})
