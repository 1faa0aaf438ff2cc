import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allOperations } from '../../../contract/all-operations.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Caller } from '../shop.ts'
import { addProduct as addToolAsAdmin } from './add-product.ts'
import { setProductState } from './set-product-state.ts'

const reading = allOperations.filter(({ access, method }) => access === 'public' && method === 'GET')

describeOnEveryEngine('A hidden product', (engine) => {
  let env: TestApp
  let admin: Caller
  let id: string
  let name: string
  let needing: string
  let tools = 0
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  beforeEach(async () => {
    name = `Zwackelmann ${++tools}`
    id = await addTool(env.shop, { stock: 5, name, fits: ['udh'] })
    needing = await addTool(env.shop, { stock: 5 })
    await asAdmin('changeTool', { params: { id: needing }, body: { needsAlso: [id] } })
  })
  afterAll(() => env.drop())
  const asAdmin = async (operation: 'changeTool' | 'listProducts' | 'getProduct', call: object) =>
    callApi(env, operationOf(operation), { token: await env.tokenOf(admin), ...call })
  const set = async (state: 'shown' | 'hidden') => granted(await setProductState(env.shop, admin, id, state))
  const managed = async (state?: string) => {
    const answer = await asAdmin('listProducts', { query: state === undefined ? {} : { state } })
    return answer.json<Product[]>().map((product) => product.name)
  }

  /**
   * Calls every public read operation, with the product's id if it takes one; returns the operations that return the
   * product.
   */
  async function givenBy(): Promise<readonly string[]> {
    const giving: string[] = []
    for (const operation of reading) {
      const valid = await validCalls[operation.id](env)
      const own = {
        ...valid,
        params: { ...valid.params, ...(operation.path.includes('/tools/{id}') && { id }) },
      }
      const query = { ...valid.query, ...('query' in operation && operation.path !== '/fit' && { q: name }) }
      for (const call of [valid, own, { ...own, query }, { params: { id: needing } }]) {
        const body = (await callApi(env, operation, call)).body
        if (body.includes(id) || (body.includes(name) && !body.includes(`"q":`))) giving.push(operation.id)
      }
    }
    return [...new Set(giving)]
  }

  test('is absent from every public operation, even cached ones, until it is shown again', async () => {
    const shown = await givenBy()
    expect(shown).toEqual(expect.arrayContaining(['listTools', 'getTool', 'getToolGuide', 'searchProducts']))
    expect(await set('hidden')).toBe(true)
    expect(await givenBy()).toEqual([])
    expect(await set('shown')).toBe(true)
    expect(await givenBy()).toEqual(shown)
  })

  test('cannot be booked, and the refusal says why; its orders stay', async () => {
    const customer = await addCustomer(env.shop)
    const { orderId } = granted(await bookProduct(env.shop, customer, booking(id, { quantity: 1 })))
    await set('hidden')
    expect(codeOf(await bookProduct(env.shop, customer, booking(id, { quantity: 1 })))).toBe('TOOL_HIDDEN')
    const token = await env.tokenOf(customer)
    const order = await callApi(env, operationOf('getOrder'), { token, params: { id: orderId } })
    expect(order.json()).toMatchObject({ tool: name, paid: false })
    const price = order.json<{ price: number }>().price
    const intent = await callApi(env, operationOf('createPaymentIntent'), {
      token,
      body: { price, order: orderId },
    })
    expect(refusalOf(intent)).toBe('done')
  })

  test('stays in the list of admins, which can be filtered by state', async () => {
    await set('hidden')
    expect(await managed()).toContain(name)
    expect(await managed('hidden')).toContain(name)
    expect(await managed('shown')).not.toContain(name)
    expect((await asAdmin('getProduct', { params: { id } })).json()).toMatchObject({ state: 'hidden' })
    expect((await asAdmin('changeTool', { params: { id }, body: { price: 13 } })).statusCode).toBe(200)
  })

  test('stays a draft until it is first shown', async () => {
    const tool = { img: '/pictures/axle-vice.webp', name: 'Half done', shortDescription: 'Soon.' }
    const prices = { minimumOrder: 1, unitPriceCents: 1500 }
    id = granted(await addToolAsAdmin(env.shop, admin, { ...tool, ...prices, draft: true }, 3))
    expect(await managed('draft')).toEqual(['Half done'])
    expect(refusalOf(await callApi(env, operationOf('getTool'), { params: { id } }))).toBe('TOOL_NOT_FOUND')
    expect(
      codeOf(await bookProduct(env.shop, await addCustomer(env.shop), booking(id, { quantity: 1 }))),
    ).toBe('TOOL_NOT_FOUND')
    await set('shown')
    await set('hidden')
    expect(await managed('draft')).toEqual([])
    expect(await managed('hidden')).toContain('Half done')
  })

  test('does not change if it is hidden again; an unknown product is refused', async () => {
    expect(await set('shown')).toBe(false)
    expect(codeOf(await setProductState(env.shop, admin, 'unknown', 'hidden'))).toBe('TOOL_NOT_FOUND')
  })

  test('is booked before it is hidden, or the booking is refused', async () => {
    const other = await env.shop.anotherProcess()
    const customer = await addCustomer(env.shop)
    for (let round = 0; round < 4; round++) {
      const [booked] = await Promise.all([
        bookProduct(other, customer, booking(id, { quantity: 1 })),
        setProductState(env.shop, admin, id, 'hidden'),
      ])
      expect(['done', 'TOOL_HIDDEN']).toContain(codeOf(booked))
      await set('shown')
    }
  })
})
