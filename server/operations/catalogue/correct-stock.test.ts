import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StockMovement } from '../../../contract/catalogue/stock.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Caller } from '../shop.ts'
import { correctStock } from './correct-stock.ts'

describeOnEveryEngine('Correcting a stock', (engine) => {
  let env: TestApp
  let admin: Caller
  let token: string
  let id: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    token = await env.tokenOf(admin)
  })
  beforeEach(async () => {
    id = await addTool(env.shop, { stock: 5 })
  })
  afterAll(() => env.drop())
  const correct = (body: object) => callApi(env, operationOf('correctStock'), { token, params: { id }, body })
  const ledger = (query: object = {}) =>
    callApi(env, operationOf('listMovements'), { token, params: { id }, query: { ...query } })
  const movements = async (query?: object) => (await ledger(query)).json<StockMovement[]>()
  const book = async (quantity: number) =>
    granted(await bookProduct(env.shop, await addCustomer(env.shop), booking(id, { quantity })))

  test('changes the stock, and the ledger stores reason, person, time and remaining stock', async () => {
    await book(2)
    expect((await correct({ change: -1, reason: 'damaged', note: 'Fell down' })).json()).toEqual({
      acknowledged: true,
      change: -1,
      availableQuantity: 2,
    })
    const [damaged, booked, opening] = await movements()
    expect(damaged).toMatchObject({
      quantity: -1,
      stock: 2,
      reason: 'damaged',
      note: 'Fell down',
      by: admin.name,
    })
    expect(damaged?.at).toBe(new Date(env.shop.clock()).toISOString())
    expect(booked).toMatchObject({ quantity: -2, stock: 3, reason: 'booking' })
    expect(booked?.order?.number).toMatch(/^TW-/)
    expect(opening).toMatchObject({ quantity: 5, stock: 5, reason: 'opening' })
  })

  test('by a count writes the difference, or nothing if the count agrees', async () => {
    expect((await correct({ counted: 7, shown: 5, reason: 'counted' })).json()).toMatchObject({ change: 2 })
    expect((await correct({ counted: 7, shown: 7, reason: 'counted' })).json()).toMatchObject({ change: 0 })
    expect((await movements()).map(({ quantity }) => quantity)).toEqual([2, 5])
  })

  test('by a count is refused with both numbers if the stock has moved since', async () => {
    await book(2)
    const answer = await correct({ counted: 5, shown: 5, reason: 'counted' })
    expect(refusalOf(answer)).toBe('STOCK_MOVED')
    expect(answer.json().message).toContain('The stock was 5 when you began to count and is 3 now')
    expect(await movements()).toHaveLength(2)
  })

  test('is refused if it removes more pieces than the stock', async () => {
    const answer = await correct({ change: -6, reason: 'lost' })
    expect(refusalOf(answer)).toBe('STOCK_OUT_OF_RANGE')
    expect(answer.json().message).toContain('Only 5 are in stock')
  })

  test.each([
    ['no amount', { reason: 'lost' }, 'change'],
    ['two amounts', { change: 1, counted: 3, reason: 'found' }, 'change'],
    ['lost pieces that come in', { change: 1, reason: 'lost' }, 'change'],
    ['found pieces that go out', { change: -1, reason: 'found' }, 'change'],
    ['another reason without a note', { change: 1, reason: 'other', note: ' ' }, 'note'],
    ['an unknown reason', { change: 1, reason: 'booking' }, 'reason'],
    ['a count below zero', { counted: -1, reason: 'counted' }, 'counted'],
  ])('%s is refused at its field', async (_what, body, field) => {
    const answer = await correct(body)
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: expect.any(String) } })
    expect(await movements()).toHaveLength(1)
  })

  test('adds a movement to the ledger, whose older pages stay the same', async () => {
    for (const change of [3, -1, 4]) await correct({ change, reason: 'other', note: 'Count' })
    const first = await ledger({ limit: 2 })
    expect(first.json<StockMovement[]>().map(({ stock }) => stock)).toEqual([11, 7])
    await correct({ change: -5, reason: 'lost' })
    const rest = await movements({ limit: 2, after: first.headers['x-next-cursor'] })
    expect(rest.map(({ stock, quantity }) => [quantity, stock])).toEqual([
      [3, 8],
      [5, 5],
    ])
  })

  test('leaves the ledger and the stock in agreement when counts and bookings happen at the same time', async () => {
    const other = await env.shop.anotherProcess()
    const counts = [4, 6, 3].map((counted) =>
      correctStock(other, admin, id, { by: { counted, shown: 5 }, reason: 'counted', note: '' }),
    )
    const lost = [1, 2].map(() =>
      correctStock(env.shop, admin, id, { by: { change: -2 }, reason: 'lost', note: '' }),
    )
    const bought = bookProduct(env.shop, await addCustomer(env.shop), booking(id, { quantity: 2 }))
    const counted = await Promise.all(counts)
    await Promise.all([...lost, bought])
    expect(counted.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    expect(await findLedgerMismatches(env.shop.database.read)).toEqual([])
    expect((await movements())[0]?.stock).toBeGreaterThanOrEqual(0)
  })
})
