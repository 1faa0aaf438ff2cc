import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Quote } from '../../contract/quotes.ts'
import { done } from '../../domain/outcome.ts'
import { insertItems } from '../data/queries/catalogue/items.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { markHandled } from '../operations/quotes/mark-handled.ts'
import { requestQuote } from '../operations/quotes/request-quote.ts'
import { accessTokens } from '../platform/access-token.ts'
import { createLog } from '../platform/log.ts'
import { type Cards, CardsUnavailable } from '../providers/cards/cards.ts'
import type { Identity } from '../providers/identity/identity.ts'
import { callApi, operationOf, refusalOf } from '../testing/api-call.ts'
import { addAdmin, codeOf, granted } from '../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { buildApp } from './build-app.ts'

const chain = { id: 'chain', name: 'Chain', img: '/pictures/chain.webp', priceCents: 2950, position: 0 }

describeOnEveryEngine('The list of messages to the shop', (engine) => {
  let env: TestApp
  let token: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    const { shop } = env
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
    token = await env.tokenOf(await addAdmin(shop))
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string> = {}) =>
    callApi(env, operationOf('listQuotes'), { token, query })
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
    const id = granted(await requestQuote(env.shop, { ...request, kind: 'contact' }))
    const outcomes = await Promise.all([markHandled(env.shop, id), markHandled(env.shop, id)])
    expect(outcomes.map(granted).toSorted()).toEqual([false, true])
    expect(codeOf(await markHandled(env.shop, 'never-was'))).toBe('QUOTE_NOT_FOUND')
  })
})

const now = 1_790_000_000_000
const written = { kind: 'quote', name: 'Ada', email: 'Ada@Example.com', message: 'Twenty chains, please.' }

const nobody: Identity = {
  settings: { provider: 'built-in', google: false },
  verify: async () => null,
}

async function noCards(): Promise<never> {
  throw new CardsUnavailable('not part of this test')
}

const cards: Cards = {
  createIntent: noCards,
  readIntent: noCards,
  cancelIntent: noCards,
  listDeclinedCharges: noCards,
  refund: noCards,
  listRefunds: noCards,
  listDisputes: noCards,
  listEvents: noCards,
}

describeOnEveryEngine('Writing to the shop', (engine) => {
  let fresh: Awaited<ReturnType<typeof engine.fresh>>
  let app: FastifyInstance

  beforeEach(async () => {
    fresh = await engine.fresh()
    const { database } = fresh
    const clock = () => now
    await database.write(async (transaction) => done(await insertItems(transaction, [chain], now)))
    app = await buildApp(
      {
        shop: { database, cards, clock, holdMs: 1, rateLimitFactor: 1, publicUrl: '', adminEmail: undefined },
        identity: nobody,
        tokens: accessTokens('a secret of at least thirty-two characters', clock),
        sessionMs: 1,
        version: 'test',
        hashAddress: (address) => address,
      },
      {
        publicUrl: 'http://localhost',
        trustedProxies: [],
        rateLimitFactor: 1,
        log: createLog('silent'),
        headers: { inlineScript: '', apiOrigin: undefined, stripe: false, https: false },
        cacheMaxAgeMs: 1,
      },
    )
  })
  afterEach(async () => {
    await app.close()
    await fresh.drop()
  })

  const send = (body: object) => app.inject({ method: 'POST', url: '/api/quotes', body })
  const kept = () => fresh.database.read.selectFrom('quote_requests').selectAll().execute()

  test('A request for a part is kept, trimmed, until somebody has answered it', async () => {
    const answer = await send({ ...written, name: ' Ada ', item: 'chain' })
    expect(answer.statusCode).toBe(200)
    const { acknowledged, insertedId } = answer.json<{ acknowledged: boolean; insertedId: string }>()
    expect(acknowledged).toBe(true)
    expect(await kept()).toEqual([
      {
        ...written,
        id: insertedId,
        email: 'ada@example.com',
        item_id: 'chain',
        created_at: now,
        handled_at: null,
      },
    ])
  })

  test('A message about nothing in particular needs no part and no account', async () => {
    expect((await send({ ...written, kind: 'contact' })).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ kind: 'contact', item_id: null }])
  })

  test('A part that is not in the shop is refused, and nothing is kept', async () => {
    const answer = await send({ ...written, item: 'unicycle' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'ITEM_NOT_FOUND' })
    expect(await kept()).toEqual([])
  })

  test.each([
    ['name', { name: '   ' }, 'Name is Required'],
    ['name', { name: 'a'.repeat(121) }, 'At most 120 characters.'],
    ['email', { email: 'ada@example' }, 'Provide a valid Email'],
    ['message', { message: '' }, 'Message is Required'],
    ['message', { message: 'a'.repeat(4001) }, 'At most 4000 characters.'],
    ['message', { message: 'a\u0000b' }, 'This text has a character that cannot be stored.'],
  ])('A %s that cannot be used (%#) is named with what is wrong with it', async (field, change, problem) => {
    const answer = await send({ ...written, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: problem } })
    expect(await kept()).toEqual([])
  })

  test.each([{ kind: 'order' }, { kind: undefined }, { item: '../x' }, { name: 7 }])(
    'Input of another shape is refused: %j',
    async (change) => {
      expect((await send({ ...written, ...change })).json()).toMatchObject({ code: 'INPUT_INVALID' })
    },
  )

  test('The eleventh request of a minute is refused, while the rest of the API still answers', async () => {
    for (let call = 0; call < 10; call += 1) expect((await send(written)).statusCode).toBe(200)
    const eleventh = await send(written)
    expect(eleventh.statusCode).toBe(429)
    const message = `Too many attempts. Try again in ${eleventh.headers['retry-after']} seconds.`
    expect(eleventh.json()).toMatchObject({ code: 'RATE_LIMITED', message })
    expect(await kept()).toHaveLength(10)
    expect((await app.inject('/api/items')).statusCode).toBe(200)
  })
})
