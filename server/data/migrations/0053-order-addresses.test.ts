import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTimeline } from '../../operations/orders/get-timeline.ts'
import { saveProfile } from '../../operations/profiles/save-profile.ts'
import { bookSomething, payForSomething, sendAnyway } from '../../testing/buying.ts'
import { granted, staff } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { up } from './0053-order-addresses.ts'

/** Restores the tables of the previous version. */
async function undo(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('order_addresses').execute()
  await db.schema.dropTable('addresses').execute()
  for (const column of ['delivery_name', 'delivery_phone'])
    await db.schema.alterTable('orders').dropColumn(column).execute()
  await sql`update orders set delivery_address = null`.execute(db)
}

describeOnEveryEngine('The addresses of earlier orders', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test("Come from the profile once, for paid orders, and the order's history says so", async () => {
    const { customer, orderId } = await payForSomething(shop)
    granted(await sendAnyway(shop, staff, orderId))
    const unpaid = await bookSomething(shop)
    const nowhere = await payForSomething(shop)
    for (const { email, ...caller } of [customer, unpaid.customer])
      granted(
        await saveProfile(shop, { ...caller, email }, email, { address: '1 Spoke Lane', phone: '555 0100' }),
      )
    const db = shop.database.autocommit as Kysely<unknown>
    await undo(db)
    await up(db)
    expect(await storedOrder(shop, orderId)).toMatchObject({
      deliveryName: 'Ada Lovelace',
      deliveryAddress: '1 Spoke Lane',
      deliveryPhone: '555 0100',
    })
    expect(granted(await getTimeline(shop, customer, orderId))).toContainEqual({
      at: expect.any(Number),
      kind: 'address',
      source: 'earlier-profile',
      address: '1 Spoke Lane',
    })
    expect((await storedOrder(shop, unpaid.orderId)).deliveryAddress).toBeNull()
    expect((await storedOrder(shop, nowhere.orderId)).deliveryAddress).toBeNull()
    const kept = shop.database.read.selectFrom('addresses').where('user_id', '=', customer.userId)
    expect(await kept.select(['name', 'address', 'phone']).execute()).toEqual([
      { name: 'Ada Lovelace', address: '1 Spoke Lane', phone: '555 0100' },
    ])
  })
})
