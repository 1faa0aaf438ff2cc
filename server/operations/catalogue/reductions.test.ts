import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 24 * 3_600_000

describeOnEveryEngine('The earlier price of a tool', (engine) => {
  let env: TestApp
  let id: string

  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  beforeEach(async () => {
    id = await addTool(env.shop, { stock: 5, unitPriceCents: 2100 })
  })
  afterAll(() => env.drop())

  const change = async (body: object) => {
    const token = await env.tokenOf(await addAdmin(env.shop))
    return callApi(env, operationOf('changeTool'), { token, params: { id }, body })
  }
  /** Changes the price some days later. */
  const after = (days: number, price: number, more: object = {}) => {
    env.shop.clock.moveBy(days * dayMs)
    return change({ price, ...more })
  }
  const prices = async () => {
    const tool = (await callApi(env, operationOf('getTool'), { params: { id } })).json()
    const list = (await callApi(env, operationOf('listTools'), {})).json<{ _id: string }[]>()
    expect(list.find(({ _id }) => _id === id)).toEqual(tool)
    const { price, compareAtPrice, compareAtPriceSince, lowestPrice30Days } = tool
    return { price, compareAtPrice, compareAtPriceSince, lowestPrice30Days }
  }
  const history = () =>
    env.shop.database.read
      .selectFrom('product_prices')
      .where('product_id', '=', id)
      .orderBy('since')
      .select(['since', 'unit_price_cents'])
      .execute()

  test('Is kept for every price, with the instant from which the price held', async () => {
    const added = env.shop.clock()
    await after(3, 18.9)
    await change({ name: 'Renamed', price: 18.9 })
    // The test clock has not moved, so the history uses the next millisecond.
    await change({ price: 17 })
    expect(await history()).toEqual([
      { since: added, unit_price_cents: 2100 },
      { since: added + 3 * dayMs, unit_price_cents: 1890 },
      { since: added + 3 * dayMs + 1, unit_price_cents: 1700 },
    ])
  })

  test('Is announced as the lowest of the 30 days before the reduction', async () => {
    const added = env.shop.clock()
    await after(40, 18.9)
    expect(await prices()).toEqual({ price: 18.9 })
    await after(5, 15.75, { compareAtPrice: 21 })
    expect(await prices()).toEqual({
      price: 15.75,
      compareAtPrice: 21,
      compareAtPriceSince: new Date(added).toISOString(),
      lowestPrice30Days: 18.9,
    })
    await change({ compareAtPrice: null })
    expect(await prices()).toEqual({ price: 15.75 })
    expect((await change({ compareAtPrice: 18.9 })).json()).toMatchObject({ modifiedCount: 1 })
    expect(await prices()).toMatchObject({ compareAtPrice: 18.9, lowestPrice30Days: 18.9 })
  })

  test.each([
    [
      'that was never asked',
      22,
      'This product did not cost that. In the 30 days before its present price it cost $21.00.',
    ],
    [
      'that is the present one',
      15.75,
      'This product did not cost that. In the 30 days before its present price it cost $21.00.',
    ],
  ])('A price %s is refused at its field, and nothing changes', async (_, compareAtPrice, sentence) => {
    const answer = await after(5, 15.75, { compareAtPrice })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'EARLIER_PRICE_NOT_ASKED',
      message: sentence,
      fields: { compareAtPrice: sentence },
    })
    expect(await prices()).toEqual({ price: 21 })
    expect(await history()).toHaveLength(1)
  })

  test('Is never a price that was raised for a moment', async () => {
    await after(40, 30)
    const answer = await change({ price: 21, compareAtPrice: 30 })
    expect(answer.json().message).toBe(
      'This product already cost $21.00 in the 30 days before its present price, so it is not reduced.',
    )
  })

  test('Is never a price that ended more than 30 days before the reduction', async () => {
    await after(1, 18.9)
    expect((await after(31, 15.75, { compareAtPrice: 21 })).statusCode).toBe(422)
  })

  test('Stays after a later change of price only while it is still correct', async () => {
    await after(5, 18.9, { compareAtPrice: 21 })
    await after(5, 17)
    expect(await prices()).toMatchObject({ compareAtPrice: 21, lowestPrice30Days: 18.9 })
    await after(5, 19)
    expect(await prices()).toEqual({ price: 19 })
  })

  test.each([
    ['0', 'INPUT_INVALID'],
    ['9,50', 'INPUT_INVALID'],
    [30, 'EARLIER_PRICE_NOT_ASKED'],
  ])('A new tool with the earlier price %j is refused at its field', async (compareAtPrice, code) => {
    const body = {
      img: '/pictures/axle-vice.webp',
      name: 'Vice',
      shortDescription: 'Holds.',
      minOrderQuantity: 1,
      availableQuantity: 1,
      price: 12,
      compareAtPrice,
    }
    const token = await env.tokenOf(await addAdmin(env.shop))
    const answer = await callApi(env, operationOf('addTool'), { token, body })
    expect(answer.json()).toMatchObject({ code, fields: { compareAtPrice: expect.any(String) } })
  })
})
