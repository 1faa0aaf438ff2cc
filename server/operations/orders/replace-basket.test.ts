import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasket } from '../../data/queries/accounts/baskets.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { replaceBasket } from './replace-basket.ts'

describeOnEveryEngine('The basket of an account', (engine) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  afterAll(() => env.drop())

  const lines = [
    { productId: 'whip', quantity: 2, name: 'Chain whip', unitPriceCents: 1680 },
    { productId: 'vice', quantity: 1, name: 'Axle vice' },
  ]

  test('is kept for the account, and a change to an older version is refused', async () => {
    const token = await env.tokenOf(await addCustomer(env.shop))
    const read = async (by = token) => (await callApi(env, operationOf('getBasket'), { token: by })).json()
    const put = (version: number, kept: readonly object[]) =>
      callApi(env, operationOf('putBasket'), { token, body: { version, lines: kept } })
    const whip = { Id: 'whip', quantity: 2, name: 'Chain whip', price: 16.8 }
    const vice = { Id: 'vice', quantity: 1, name: 'Axle vice' }
    expect(await read()).toEqual({ version: 0, lines: [] })
    expect((await put(0, [whip, vice])).json()).toEqual({ acknowledged: true, version: 1 })
    expect(await read()).toEqual({ version: 1, lines: [whip, vice] })
    for (const version of [0, 2]) expect(refusalOf(await put(version, []))).toBe('BASKET_CHANGED')
    expect((await put(1, [])).json()).toEqual({ acknowledged: true, version: 2 })
    expect(await read()).toEqual({ version: 2, lines: [] })
    expect(await read(await env.tokenOf(await addCustomer(env.shop)))).toEqual({ version: 0, lines: [] })
  })

  test('has at most 200 lines, and no product twice', async () => {
    const token = await env.tokenOf(await addCustomer(env.shop))
    const line = (Id: string) => ({ Id, quantity: 1, name: 'W' })
    const many = Array.from({ length: 201 }, (_, place) => line(`t${place}`))
    for (const kept of [many, [line('t1'), line('t1')]]) {
      const answer = await callApi(env, operationOf('putBasket'), {
        token,
        body: { version: 0, lines: kept },
      })
      expect(answer.statusCode).toBe(400)
    }
  })

  test('keeps one of twenty concurrent changes to the same version', async () => {
    const customer = await addCustomer(env.shop)
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          replaceBasket(env.shop, customer, {
            version,
            lines: [{ productId: `t${place}`, quantity: 1, name: 'W' }],
          }),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const kept = await findBasket(env.shop.database.read, customer.userId)
      expect(kept.version).toBe(version + 1)
      expect(kept.lines[0]?.productId).toBe(`t${answers.findIndex(({ ok }) => ok)}`)
    }
  })

  test("does not change with another account's basket, even at the same version", async () => {
    const [one, other] = [await addCustomer(env.shop), await addCustomer(env.shop)]
    for (const customer of [one, other])
      granted(await replaceBasket(env.shop, customer, { version: 0, lines }))
    granted(await replaceBasket(env.shop, one, { version: 1, lines: [] }))
    expect(await findBasket(env.shop.database.read, other.userId)).toEqual({ version: 1, lines })
  })

  test('is deleted with the account', async () => {
    const proof = provenAccount(env.shop, { email: 'basket@example.com' })
    const customer = await signInCustomer(env.shop, proof)
    granted(await replaceBasket(env.shop, customer, { version: 0, lines }))
    granted(await deleteAccount(env.shop, { deleteAccount: async () => undefined }, proof))
    expect(await findBasket(env.shop.database.read, customer.userId)).toEqual({ version: 0, lines: [] })
    expect(codeOf(await replaceBasket(env.shop, customer, { version: 0, lines }))).toBe('SESSION_ENDED')
  })
})
