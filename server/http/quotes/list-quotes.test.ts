import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Quote } from '../../../contract/quotes.ts'
import { done } from '../../../domain/outcome.ts'
import { insertItems } from '../../data/queries/items.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { markHandled } from '../../operations/quotes/mark-handled.ts'
import { requestQuote } from '../../operations/quotes/request-quote.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const chain = { id: 'chain', name: 'Chain', img: '/pictures/chain.webp', priceCents: 2950, position: 0 }

describeOnEveryEngine('The list of messages to the shop', (engine) => {
  let world: TestApp
  let token: string

  beforeAll(async () => {
    world = await openTestApp(engine)
    const { shop } = world
    await shop.database.write(async (transaction) => done(await insertItems(transaction, [chain], 0)))
    const write = async (name: string, itemId: string | null = null) => {
      shop.clock.moveBy(1_000)
      const request = {
        kind: 'quote',
        name,
        email: `${name}@example.com`,
        message: 'Hello.',
        itemId,
      } as const
      return granted(await requestQuote(shop, request))
    }
    const ids = [await write('ada'), await write('adam', 'chain'), await write('zoe'), await write('adele')]
    for (const id of ids.slice(2)) granted(await markHandled(shop, id))
    token = await world.tokenOf(await addAdmin(shop))
  })
  afterAll(() => world.drop())

  const ask = (query: Record<string, string> = {}) =>
    callApi(world, operationOf('listQuotes'), { token, query })
  const names = async (query: Record<string, string> = {}) =>
    (await ask(query)).json<Quote[]>().map(({ name }) => name)

  test('Those that wait stand first, and the newest of each', async () => {
    expect(await names()).toEqual(['adam', 'ada', 'adele', 'zoe'])
  })

  test('It can be read by age alone', async () => {
    expect(await names({ sort: '-createdAt' })).toEqual(['adele', 'zoe', 'adam', 'ada'])
    expect(await names({ sort: 'createdAt' })).toEqual(['ada', 'adam', 'zoe', 'adele'])
  })

  test('A search finds senders whose address begins so', async () => {
    expect(await names({ search: 'ADA' })).toEqual(['ada', 'adam'])
  })

  test('A message says which part it is about, and when somebody dealt with it', async () => {
    const [waiting, , handled] = (await ask()).json<Quote[]>()
    expect(waiting).toEqual({
      _id: expect.any(String),
      kind: 'quote',
      name: 'adam',
      email: 'adam@example.com',
      message: 'Hello.',
      item: 'chain',
      itemName: 'Chain',
      createdAt: expect.any(Number),
      handledAt: null,
    })
    expect(handled).toMatchObject({ item: null, itemName: null, handledAt: expect.any(Number) })
  })

  const wishes: Record<string, string>[] = [
    {},
    { sort: 'createdAt' },
    { sort: '-createdAt' },
    { search: 'ad' },
  ]
  test.each(wishes)('Pages of %j miss nothing', async (wish) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const answer = await ask({ ...wish, limit: '1', ...(after !== undefined && { after }) })
      seen.push(...answer.json<Quote[]>().map(({ name }) => name))
      after = answer.headers['x-next-cursor']?.toString()
    } while (after !== undefined)
    expect(seen).toEqual(await names(wish))
  })

  test('A made-up cursor is refused', async () => {
    expect(refusalOf(await ask({ after: 'x' }))).toBe('CURSOR_INVALID')
  })

  test('A message is dealt with once, also by two admins at once', async () => {
    const request = { kind: 'contact', name: 'Eve', email: 'eve@example.com', message: 'Hi.', itemId: null }
    const id = granted(await requestQuote(world.shop, { ...request, kind: 'contact' }))
    const outcomes = await Promise.all([markHandled(world.shop, id), markHandled(world.shop, id)])
    expect(outcomes.map(granted).toSorted()).toEqual([false, true])
    expect(codeOf(await markHandled(world.shop, 'never-was'))).toBe('QUOTE_NOT_FOUND')
  })
})
