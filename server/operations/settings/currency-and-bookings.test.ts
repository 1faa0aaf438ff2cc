import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Shop } from '../shop.ts'
import { changeSettings } from './change-settings.ts'
import { SettingsInForce } from './settings-in-force.ts'
import { shopCurrency } from './shop-currency.ts'

const rounds = 5

describeOnEveryEngine('A booking beside a change of the currency', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await shop.settings.read()
  })
  afterEach(() => shop.drop())

  const toEuro = async (at: Shop = shop) => {
    const value = { ...sampleSettings.money, currency: 'EUR' }
    return codeOf(await changeSettings(at, await addAdmin(shop), { section: 'money', value, from: null }))
  }
  const book = async (at: Shop, productId: string) =>
    codeOf(await bookProduct(at, await addCustomer(shop), booking(productId, { quantity: 1 })))
  const mails = async () =>
    (
      await shop.database.read
        .selectFrom('outbox')
        .where('event', 'like', 'booked:%')
        .select('body')
        .execute()
    ).map(({ body }) => (body.includes('€') ? 'eur' : 'usd'))

  test('is refused in a process that does not know of the change yet, and takes no stock', async () => {
    const productId = await addTool(shop, { stock: 5 })
    const deaf = new SettingsInForce({ read: shop.database.read, onChange: () => undefined }, shop.settings)
    await deaf.read()
    expect(await toEuro()).toBe('done')
    expect(await book({ ...shop, settings: deaf }, productId)).toBe('CURRENCY_CHANGED')
    expect([await stockOf(shop, productId), await mails()]).toEqual([5, []])
    await shop.settings.read()
    expect(await book(shop, productId)).toBe('done')
    expect(await mails()).toEqual(['eur'])
  })

  test(`at the same moment leaves no order in another currency, in ${rounds} shops with two processes`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await openTestShop(engine)
      await one.settings.read()
      const other = await one.anotherProcess()
      await other.settings.read()
      const [admin, customer, productId] = [
        await addAdmin(one),
        await addCustomer(one),
        await addTool(one, { stock: 3 }),
      ]
      const value = { ...sampleSettings.money, currency: 'EUR' }
      const change = () => changeSettings(one, admin, { section: 'money', value, from: null })
      const order = () => bookProduct(other, customer, booking(productId, { quantity: 1 }))
      // Alternates which of the two calls starts first.
      const both = round % 2 === 0 ? [change(), order()] : [order(), change()]
      await Promise.all<unknown>(both)
      const orders = await one.database.read.selectFrom('orders').select('id').execute()
      const currency = await shopCurrency(one, one.database.read)
      const mail = await one.database.read.selectFrom('outbox').select('body').execute()
      if (orders.length > 0)
        expect(mail.map(({ body }) => (body.includes('€') ? 'eur' : 'usd'))).toEqual([currency])
      else expect(currency).toBe('eur')
      await one.drop()
    }
  })
})
