import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { setState } from '../../data/queries/catalogue/product-states.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { CatalogueSearch } from '../../search/catalogue-search.ts'
import { type Bought, payForSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { quickSearch } from './quick-search.ts'

describeOnEveryEngine('The quick search', (engine) => {
  let shop: TestShop
  let search: CatalogueSearch
  let bought: Bought
  beforeEach(async () => {
    shop = await openTestShop(engine)
    search = new CatalogueSearch(shop.database, shop.clock)
    bought = await payForSomething(shop)
  })
  afterEach(() => shop.drop())

  const find = (caller: Caller, words: string) => quickSearch(shop, search, caller, words)
  const hide = (id: string) =>
    shop.database.write(async (transaction) => {
      await setState(transaction, id, 'hidden', shop.clock())
      return done(null)
    })
  const ordersOf = async (caller: Caller, words: string) =>
    (await find(caller, words)).orders.map(({ id }) => id)

  test('Finds an order by its number, its customer and its transaction', async () => {
    const admin = await addAdmin(shop)
    const [order] = (await find(admin, bought.customer.email)).orders
    expect(order?.id).toBe(bought.orderId)
    expect(await ordersOf(admin, formatOrderNumber(order?.number ?? 0))).toEqual([bought.orderId])
    expect(await ordersOf(admin, order?.transactionId ?? '')).toEqual([bought.orderId])
  })

  test('Shows a customer only their own orders, and neither products nor people', async () => {
    expect(await find(bought.customer, 'spoke wrench')).toMatchObject({
      orders: [{ id: bought.orderId }],
      products: [],
      people: [],
    })
    const other = await addCustomer(shop)
    expect(await ordersOf(other, bought.customer.email)).toEqual([])
    expect(await ordersOf(other, 'spoke wrench')).toEqual([])
  })

  test.each(['packer', 'bookkeeper'] as const)('Shows a %s orders only', async (role) => {
    const caller = await addCustomer(shop, role)
    expect(await find(caller, 'spoke wrench')).toMatchObject({ products: [], people: [] })
    expect(await ordersOf(caller, 'spoke wrench')).toEqual([bought.orderId])
    expect((await find(caller, role)).people).toEqual([])
  })

  test('Finds products despite typing errors, and hidden products by any part of the name', async () => {
    const admin = await addAdmin(shop)
    const tool = await addTool(shop, { stock: 3, name: 'Chain whip' })
    const hidden = await addTool(shop, { stock: 3, name: 'Chain breaker' })
    await hide(hidden)
    expect((await find(admin, 'chian whip')).products.map(({ id }) => id)).toEqual([tool])
    const { products } = await find(admin, 'chain')
    expect(products.map(({ name, state }) => [name, state])).toEqual([
      ['Chain whip', 'shown'],
      ['Chain breaker', 'hidden'],
    ])
    expect((await find(admin, 'reaker')).products.map(({ id }) => id)).toEqual([hidden])
  })

  test('Finds parts too, and a hidden product among many for sale', async () => {
    const admin = await addAdmin(shop)
    for (let at = 0; at < 6; at += 1) await addTool(shop, { stock: 3, name: `Cable ${at}`, kind: 'part' })
    const hidden = await addTool(shop, { stock: 3, name: 'Cable of a friend', kind: 'part' })
    await hide(hidden)
    const { products } = await find(admin, 'cable')
    expect(products).toHaveLength(5)
    expect(products.every(({ kind, stocked }) => kind === 'part' && stocked === 1)).toBe(true)
    expect(products.at(-1)).toMatchObject({ id: hidden, state: 'hidden' })
  })

  test('Finds people by any part of name and email, at most five', async () => {
    const admin = await addAdmin(shop)
    for (let at = 0; at < 6; at += 1) await addCustomer(shop)
    const { people } = await find(admin, 'customer-')
    expect(people).toHaveLength(5)
    expect((await find(admin, bought.customer.email)).people).toMatchObject([
      { email: bought.customer.email, role: 'customer' },
    ])
    const [, ending = ''] = bought.customer.email.split('customer-')
    expect((await find(admin, `lovel ${ending}`)).people).toMatchObject([{ email: bought.customer.email }])
  })
})
