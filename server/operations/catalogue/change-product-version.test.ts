import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue/products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { bookProduct } from '../orders/book-product.ts'
import { changeProduct } from './change-product.ts'

describeOnEveryEngine('The version of a product', (engine) => {
  let env: TestApp
  let token: string
  let id: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    token = await env.tokenOf(await addAdmin(env.shop))
  })
  beforeEach(async () => {
    id = await addTool(env.shop, { stock: 5 })
  })
  afterAll(() => env.drop())
  const product = async () =>
    (await callApi(env, operationOf('getProduct'), { token, params: { id } })).json<Product>()
  const change = (body: object) => callApi(env, operationOf('changeTool'), { token, params: { id }, body })

  test('rises with each change of the description, which stores its author and time', async () => {
    const before = await product()
    expect(before).toMatchObject({ version: 1 })
    expect(before).not.toHaveProperty('changedBy')
    await change({ price: 13 })
    expect(await product()).toMatchObject({
      version: before.version + 1,
      changedAt: new Date(env.shop.clock()).toISOString(),
      changedBy: 'Ada Lovelace',
    })
  })

  test('stays the same when nothing changes, when pieces arrive, and when a customer books', async () => {
    const { version, price } = await product()
    await change({ price })
    await change({ restock: { quantity: 3, reason: 'Delivery' } })
    granted(await bookProduct(env.shop, await addCustomer(env.shop), booking(id, { quantity: 2 })))
    expect((await product()).version).toBe(version)
  })

  test('is checked: a change of an older version is refused with the name of the other admin, and changes nothing', async () => {
    const { version } = await product()
    await change({ price: 13 })
    const answer = await change({ name: 'Nipple key', version })
    expect(answer.statusCode).toBe(409)
    expect(refusalOf(answer)).toBe('PRODUCT_CHANGED')
    expect(answer.json().message).toMatch(
      /^Ada Lovelace changed this product on .+ \(.+\), after you opened it\./,
    )
    expect(await product()).toMatchObject({ name: 'Spoke wrench', price: 13 })
  })

  test('belongs to “another admin” if the account was deleted', async () => {
    const gone = await addAdmin(env.shop)
    const { version } = await product()
    const description = { unitPriceCents: 1300 }
    granted(await changeProduct(env.shop, gone, id, { description, restock: undefined }))
    granted(await env.shop.database.write((transaction) => retireAccount(env.shop, transaction, gone.userId)))
    expect(await product()).not.toHaveProperty('changedBy')
    const answer = await change({ name: 'Nipple key', version })
    expect(answer.json().message).toMatch(/^Another admin changed this product on /)
  })

  test('allows a change of the present version, and a change that names no version', async () => {
    const { version } = await product()
    expect((await change({ price: 13, version: String(version) })).statusCode).toBe(200)
    expect((await change({ name: 'Nipple key' })).statusCode).toBe(200)
    expect(await product()).toMatchObject({ name: 'Nipple key', price: 13, version: version + 2 })
  })

  test('lets one of two admins in two processes change it, and tells the second', async () => {
    const admins = [await addAdmin(env.shop), await addAdmin(env.shop)] as const
    const other = await env.shop.anotherProcess()
    for (let round = 0; round < 8; round++) {
      const { version } = await product()
      const by = (shop: typeof env.shop | typeof other, caller: (typeof admins)[number], price: number) =>
        changeProduct(shop, caller, id, {
          description: { unitPriceCents: price },
          restock: undefined,
          version,
        })
      const outcomes = await Promise.all([
        by(env.shop, admins[0], 2000 + 2 * round),
        by(other, admins[1], 2001 + 2 * round),
      ])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'PRODUCT_CHANGED' })
      expect((await product()).version).toBe(version + 1)
    }
  })
})
