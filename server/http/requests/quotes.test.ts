import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Quote } from '../../../contract/requests/quotes.ts'
import { done } from '../../../domain/outcome.ts'
import { insertParts } from '../../data/queries/catalogue/parts.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { markHandled } from '../../operations/requests/mark-handled.ts'
import { requestQuote } from '../../operations/requests/request-quote.ts'
import { SettingsInForce } from '../../operations/settings/settings-in-force.ts'
import { ShopStatus } from '../../operations/status/shop-status.ts'
import { accessTokens } from '../../platform/access-token.ts'
import { CallWatch } from '../../platform/call-watch.ts'
import { createLog } from '../../platform/log.ts'
import { orderLinks } from '../../platform/order-links.ts'
import { sealedTexts } from '../../platform/sealed-texts.ts'
import { type Cards, CardsUnavailable } from '../../providers/cards/cards.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { CatalogueSearch } from '../../search/catalogue-search.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildApp } from '../build-app.ts'

const chain = { id: 'chain', name: 'Chain', img: '/pictures/chain.webp', priceCents: 2950, position: 0 }

describeOnEveryEngine('The list of messages to the shop', (engine) => {
  let env: TestApp
  let token: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    const { shop } = env
    await shop.database.write(async (transaction) => done(await insertParts(transaction, [chain], 0)))
    const write = async (name: string, partId: string | null = null) => {
      shop.clock.moveBy(1_000)
      const request = {
        kind: 'quote',
        name,
        email: `${name}@example.com`,
        message: 'Hello.',
        partId,
      } as const
      return granted(await requestQuote(shop, request))
    }
    const ids = [await write('ada'), await write('adam', 'chain'), await write('zoe'), await write('adele')]
    for (const id of ids.slice(2)) granted(await markHandled(shop, staff, id))
    token = await env.tokenOf(await addAdmin(shop))
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string> = {}) =>
    callApi(env, operationOf('listQuotes'), { token, query })
  const names = async (query: Record<string, string> = {}) =>
    (await ask(query)).json<Quote[]>().map(({ name }) => name)

  test('Shows open messages first, newest first in each group', async () => {
    expect(await names()).toEqual(['adam', 'ada', 'adele', 'zoe'])
  })

  test('Can be sorted by age alone', async () => {
    expect(await names({ sort: '-createdAt' })).toEqual(['adele', 'zoe', 'adam', 'ada'])
    expect(await names({ sort: 'createdAt' })).toEqual(['ada', 'adam', 'zoe', 'adele'])
  })

  test('Can be searched for any displayed part of a message, and keeps its order', async () => {
    expect(await names({ search: 'ADA' })).toEqual(['adam', 'ada'])
  })

  test("Shows a message's part and when it was handled", async () => {
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

  const queries: Record<string, string>[] = [
    {},
    { sort: 'createdAt' },
    { sort: '-createdAt' },
    { search: 'ad' },
  ]
  test.each(queries)('Omits nothing when it is read in pages with %j', async (listQuery) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const answer = await ask({ ...listQuery, limit: '1', ...(after !== undefined && { after }) })
      seen.push(...answer.json<Quote[]>().map(({ name }) => name))
      after = answer.headers['x-next-cursor']?.toString()
    } while (after !== undefined)
    expect(seen).toEqual(await names(listQuery))
  })

  test('Refuses an invalid cursor', async () => {
    expect(refusalOf(await ask({ after: 'x' }))).toBe('CURSOR_INVALID')
  })

  test('Records a message as handled once, even if two admins handle it at the same time', async () => {
    const request = { kind: 'contact', name: 'Eve', email: 'eve@example.com', message: 'Hi.', partId: null }
    const id = granted(await requestQuote(env.shop, { ...request, kind: 'contact' }))
    const outcomes = await Promise.all([markHandled(env.shop, staff, id), markHandled(env.shop, staff, id)])
    expect(outcomes.map(granted).toSorted()).toEqual([false, true])
    expect(codeOf(await markHandled(env.shop, staff, 'unknown'))).toBe('QUOTE_NOT_FOUND')
  })
})

const now = 1_790_000_000_000
const validBody = { kind: 'quote', name: 'Ada', email: 'Ada@Example.com', message: 'Twenty chains, please.' }

const noIdentity: Identity = {
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
    await database.write(async (transaction) => done(await insertParts(transaction, [chain], now)))
    app = await buildApp(
      {
        shop: {
          database,
          settings: new SettingsInForce(database, { isSample: true }),
          cards,
          clock,
          holdMs: 1,
          rateLimitFactor: 1,
          orderLinks: orderLinks('a secret of this check'),
          sealedTexts: sealedTexts('a secret of this check'),
          privateNetworks: true,
          publicUrl: 'http://localhost',
          adminEmail: undefined,
        },
        identity: noIdentity,
        tokens: accessTokens('a secret of at least thirty-two characters', clock),
        search: new CatalogueSearch(database, clock),
        status: new ShopStatus({ database, clock, mail: undefined }, { cards: new CallWatch(clock, 1) }),
        sessionMs: 1,
        version: 'test',
        textFacts: new Set(),
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
  const stored = () => fresh.database.read.selectFrom('quote_requests').selectAll().execute()

  test('A request for a part is trimmed and stored as open', async () => {
    const answer = await send({ ...validBody, name: ' Ada ', item: 'chain' })
    expect(answer.statusCode).toBe(200)
    const { acknowledged, insertedId } = answer.json<{ acknowledged: boolean; insertedId: string }>()
    expect(acknowledged).toBe(true)
    expect(await stored()).toEqual([
      {
        ...validBody,
        id: insertedId,
        email: 'ada@example.com',
        part_id: 'chain',
        created_at: now,
        // ASCII text has no folded form.
        name_folded: null,
        message_folded: null,
        handled_at: null,
        language: null,
      },
    ])
  })

  test('A contact message needs neither a part nor an account', async () => {
    expect((await send({ ...validBody, kind: 'contact' })).statusCode).toBe(200)
    expect(await stored()).toMatchObject([{ kind: 'contact', part_id: null }])
  })

  test('A message about an unknown part is refused, and nothing is stored', async () => {
    const answer = await send({ ...validBody, item: 'unicycle' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'ITEM_NOT_FOUND' })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['name', { name: '   ' }, 'Name is Required'],
    ['name', { name: 'a'.repeat(121) }, 'At most 120 characters.'],
    ['email', { email: 'ada@example' }, 'Provide a valid Email'],
    ['message', { message: '' }, 'Message is Required'],
    ['message', { message: 'a'.repeat(4001) }, 'At most 4000 characters.'],
    ['message', { message: 'a\u0000b' }, 'This text has a character that cannot be stored.'],
  ])('An invalid %s (%#) is refused with its own message', async (field, change, problem) => {
    const answer = await send({ ...validBody, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: problem } })
    expect(await stored()).toEqual([])
  })

  test.each([{ kind: 'order' }, { kind: undefined }, { item: '../x' }, { name: 7 }])(
    'Other invalid input is refused: %j',
    async (change) => {
      expect((await send({ ...validBody, ...change })).json()).toMatchObject({ code: 'INPUT_INVALID' })
    },
  )

  test('The eleventh message in a minute is refused, while the rest of the API stays available', async () => {
    for (let call = 0; call < 10; call += 1) expect((await send(validBody)).statusCode).toBe(200)
    const eleventh = await send(validBody)
    expect(eleventh.statusCode).toBe(429)
    const message = `Too many attempts. Try again in ${eleventh.headers['retry-after']} seconds.`
    expect(eleventh.json()).toMatchObject({ code: 'RATE_LIMITED', message })
    expect(await stored()).toHaveLength(10)
    expect((await app.inject('/api/items')).statusCode).toBe(200)
  })
})
