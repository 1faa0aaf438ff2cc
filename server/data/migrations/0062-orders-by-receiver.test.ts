import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { indexNewOrders } from '../../operations/orders/index-new-orders.ts'
import { bookSomething } from '../../testing/buying.ts'
import { granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listOrders } from '../queries/orders/listed-orders.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { up } from './0062-orders-by-receiver.ts'
import { foldAgain } from './0087-folded-names.ts'

describeOnEveryEngine('Orders with an address of the version before', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test("are found by the receiver's name", async () => {
    const { customer, orderId } = await bookSomething(shop)
    await bookSomething(shop)
    const address = { name: 'Örs Quill', address: '2 Rim Road', phone: '+1 (55) 010-77' }
    granted(await setDeliveryAddress(shop, customer, [orderId], address))
    const db = shop.database.autocommit as Kysely<unknown>
    await sql`update orders set user_folded = lower(user_name)`.execute(db)
    await indexNewOrders(shop)
    const found = async (search: string) => {
      const any = { filter: undefined, customerEmail: undefined, from: undefined, to: undefined }
      const wanted = { ...any, search, oldestFirst: false }
      const page = await listOrders(shop.database, wanted, { limit: undefined, after: undefined })
      return page?.rows.map(({ id }) => id)
    }
    expect(await found('quill')).toEqual([])
    await up(db)
    // This migration folds as at its time; a later migration folds again.
    await foldAgain(db, 'orders', 'user_folded', 'user_folded')
    for (const search of ['quill', 'örs', 'ÖRS', '15501077'])
      expect([search, await found(search)]).toEqual([search, [orderId]])
  })
})
