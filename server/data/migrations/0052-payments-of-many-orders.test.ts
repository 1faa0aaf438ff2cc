import { expect, test } from 'vitest'
import { bookSomething, payForBasket, payForSomething } from '../../testing/buying.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'

describeOnEveryEngine('The parts of payments and refunds', (engine) => {
  test('are added for rows that name one order, as older code writes them', async () => {
    const shop = await openTestShop(engine)
    const { customer, orderId } = await bookSomething(shop)
    const db = shop.database.autocommit
    const times = { created_at: 1, updated_at: 1 }
    const payment = { user_id: customer.userId, amount_cents: 2500, state: 'open', ...times } as const
    await db
      .insertInto('payments')
      .values({ ...payment, intent_id: 'pi_now', order_id: orderId })
      .execute()
    await db
      .insertInto('payments')
      .values({ ...payment, intent_id: 'pi_later', order_id: null })
      .execute()
    const refund = { origin: 'shop', amount_cents: 100, currency: 'usd', reason: '', restock: 0 } as const
    const state = { state: 'due', provider_id: null, failure: null, created_by: null } as const
    await db
      .insertInto('refunds')
      .values({ ...refund, ...state, ...times, id: 're', order_id: null, intent_id: 'pi_later' })
      .execute()
    const parts = () =>
      db
        .selectFrom('payment_orders')
        .where('order_id', '=', orderId)
        .orderBy('intent_id')
        .select(['intent_id', 'amount_cents'])
        .execute()
    expect(await parts()).toEqual([{ intent_id: 'pi_now', amount_cents: 2500 }])
    for (const table of ['payments', 'refunds'] as const)
      await db.updateTable(table).set({ order_id: orderId }).where('intent_id', '=', 'pi_later').execute()
    expect(await parts()).toEqual([
      { intent_id: 'pi_later', amount_cents: 2500 },
      { intent_id: 'pi_now', amount_cents: 2500 },
    ])
    const refunded = db.selectFrom('refund_orders').where('order_id', '=', orderId)
    expect(await refunded.select(['refund_id', 'amount_cents']).execute()).toEqual([
      { refund_id: 're', amount_cents: 100 },
    ])
    await shop.drop()
  })

  test('Orders of one charge share the payment, while their transaction ids stay unique', async () => {
    const shop = await openTestShop(engine)
    const { orderIds, intentId } = await payForBasket(shop, 3)
    const rows = await shop.database.read
      .selectFrom('orders')
      .where('id', 'in', orderIds)
      .orderBy('number')
      .select(['transaction_id', 'payment_id'])
      .execute()
    expect(rows.map(({ transaction_id }) => transaction_id)).toEqual([
      intentId,
      `${intentId}/2`,
      `${intentId}/3`,
    ])
    expect(rows.map(({ payment_id }) => payment_id)).toEqual([intentId, intentId, intentId])
    const { orderId } = await payForSomething(shop)
    expect((await storedOrder(shop, orderId)).transactionId).not.toContain('/')
    await shop.drop()
  })
})
