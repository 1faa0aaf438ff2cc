import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { indexNewOrders } from '../../operations/orders/index-new-orders.ts'
import { bookSomething } from '../../testing/buying.ts'
import { granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listUsers } from '../queries/accounts/listed-users.ts'
import { listProductsByPage } from '../queries/catalogue/managed-products.ts'
import { listOrders } from '../queries/orders/listed-orders.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { foldAgain } from './0087-folded-names.ts'

const page = { limit: undefined, after: undefined }

describeOnEveryEngine('Names in the lists of staff', (engine) => {
  let shop: TestShop
  let orderId: string
  beforeAll(async () => {
    shop = await openTestShop(engine)
    const booked = await bookSomething(shop)
    orderId = booked.orderId
    const address = { name: 'Þóra Łódź', address: '2 Rim Road', phone: '+1 (55) 010-77' }
    granted(await setDeliveryAddress(shop, booked.customer, [orderId], address))
  })
  afterAll(() => shop.drop())

  const db = () => shop.database.autocommit as Kysely<unknown>
  const orders = async (search: string) => {
    const any = { filter: undefined, customerEmail: undefined, from: undefined, to: undefined }
    const found = await listOrders(shop.database, { ...any, search, oldestFirst: false }, page)
    return found?.rows.map(({ id }) => id)
  }
  const users = async (search: string) => {
    const found = await listUsers(shop.database, { search, by: 'email', descending: false }, page)
    return found?.rows.map(({ name }) => name)
  }

  test.each(['thora', 'ÞÓRA', 'lodz', 'Łódź'])('an order is found by its receiver as %s', async (search) => {
    await indexNewOrders(shop)
    expect(await orders(search)).toEqual([orderId])
  })

  test('from an earlier version are folded again', async () => {
    await sql`update orders set user_folded = 'ørjan ılgaz'`.execute(db())
    await sql`insert into users (id, email, name, role, created_at) values ('old', 'old@x.example', 'Ørjan Ilgaz', 'customer', 1)`.execute(
      db(),
    )
    await indexNewOrders(shop)
    expect(await orders('orjan')).toEqual([])
    expect(await users('orjan')).toEqual([])
    await foldAgain(db(), 'orders', 'user_folded', 'user_folded')
    await foldAgain(db(), 'users', 'name', 'name_folded')
    for (const search of ['orjan', 'ØRJAN', 'ilgaz', 'ılgaz']) {
      expect([search, await orders(search)]).toEqual([search, [orderId]])
      expect([search, await users(search)]).toEqual([search, ['Ørjan Ilgaz']])
    }
  })

  test('of products are found and sorted by their letters', async () => {
    for (const [id, name] of Object.entries({ z: 'Zange', o: 'Öse', p: 'Pumpe' }))
      await sql`insert into products (id, name, name_folded, img, short_description, minimum_order, available, unit_price_cents, position, created_at, updated_at)
        values (${id}, ${name}, '', '', '', 1, 1, 100, 1, 1, 1)`.execute(db())
    await sql`update products set name_folded = lower(name) where id in ('z', 'p')`.execute(db())
    await foldAgain(db(), 'products', 'name', 'name_folded')
    const wanted = { kind: 'tool', by: 'name', descending: false, state: undefined } as const
    const names = async (search: string) => {
      const found = await listProductsByPage(shop.database.read, { ...wanted, search }, page)
      return found?.rows.map(({ name }) => name).filter((name) => ['Zange', 'Öse', 'Pumpe'].includes(name))
    }
    expect(await names('')).toEqual(['Öse', 'Pumpe', 'Zange'])
    expect(await names('ose')).toEqual(['Öse'])
    expect(await names('ÖSE')).toEqual(['Öse'])
  })
})
