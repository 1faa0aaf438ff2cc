import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { addAdmin, addCustomer, addTool } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { KeysetPage, PageRequest } from '../paging/keyset-page.ts'
import { testedAtOnce } from '../paging/keyset-segments.ts'
import { describeOnEveryEngine } from '../testing/engines.ts'
import { listUsers } from './accounts/listed-users.ts'
import { markDeleted, renameUser } from './accounts/users.ts'
import { listProductsByPage } from './catalogue/managed-products.ts'
import { insertReviews, listReviewsByPage } from './catalogue/reviews.ts'
import { addToOutbox } from './emails/add-to-outbox.ts'
import { listEmails } from './emails/listed-messages.ts'
import { insertQuoteRequest, listQuotes } from './quotes.ts'

const whole: PageRequest = { limit: undefined, after: undefined }
const idsOf = (page: KeysetPage<{ readonly id: string }> | undefined) => page?.rows.map(({ id }) => id)

describeOnEveryEngine('A search of a list', (engine) => {
  let shop: TestShop
  let pump: string
  const read = () => shop.database.read

  beforeAll(async () => {
    shop = await openTestShop(engine)
    pump = await addTool(shop, { name: 'Floor pump 90%', stock: 3 })
    await shop.database.write(async (transaction) => {
      const { db } = transaction
      const request = { part_id: null, handled_at: null } as const
      await insertQuoteRequest(
        transaction,
        {
          id: 'q0',
          kind: 'contact',
          name: 'Þórdís Kırca',
          email: 'th@b.example',
          partId: null,
          message: 'DUB™ Größe ｆｕｌｌ\u00a0width',
        },
        0,
      )
      await db
        .insertInto('quote_requests')
        .values([
          {
            ...request,
            id: 'q1',
            kind: 'quote',
            name: 'Émile Zöller',
            email: 'ez@b.example',
            message: 'Twenty pumps',
            created_at: 1,
          },
          {
            ...request,
            id: 'q2',
            kind: 'contact',
            name: 'Ada',
            email: 'ada@b.example',
            message: 'A question_1',
            created_at: 2,
          },
          {
            ...request,
            id: 'q3',
            kind: 'contact',
            name: 'Zoe',
            email: 'zoe@b.example',
            message: 'twenty',
            created_at: 3,
            handled_at: 4,
          },
        ])
        .execute()
      const review = { userId: null, img: '', email: 'ada@b.example', createdAt: 1 }
      await insertReviews(transaction, [
        { ...review, id: 'r1', name: 'Ada', text: 'True to the millimetre', stars: 5, productId: pump },
        { ...review, id: 'r2', name: 'Bob', text: '', stars: 1, createdAt: 2 },
        { ...review, id: 'r3', name: 'Łukasz', text: 'Größer als gedacht', stars: 5, email: 'l@b.example' },
      ])
      await addToOutbox(
        transaction,
        { recipient: 'ada@b.example', subject: 'Your order is on its way', body: '', event: 'one' },
        1,
      )
      return done(null)
    })
  })
  afterAll(() => shop.drop())

  test.each([
    ['twenty', ['q1', 'q3']],
    ['TWENTY émile', ['q1']],
    ['zöl', ['q1']],
    ['ÉMILE', ['q1']],
    ['n_1', ['q2']],
    ['b.example', ['q2', 'q1', 'q0', 'q3']],
    ['thordis kirca', ['q0']],
    ['dub grosse', ['q0']],
    ['GRÖSSE full width', ['q0']],
    ['twenty ada', []],
    ['%', []],
  ])('of requests for %j finds any parts, open ones first', async (search, ids) => {
    expect(idsOf(await listQuotes(read(), { search, byAge: undefined }, whole))).toEqual(ids)
  })

  test('can be narrowed to requests of a state and kind, and sorted', async () => {
    const twenty = { search: 'twenty', byAge: 'asc' } as const
    expect(idsOf(await listQuotes(read(), twenty, whole))).toEqual(['q1', 'q3'])
    expect(idsOf(await listQuotes(read(), { ...twenty, state: 'open' }, whole))).toEqual(['q1'])
    expect(idsOf(await listQuotes(read(), { ...twenty, kind: 'contact' }, whole))).toEqual(['q3'])
  })

  test('finds reviews by names and texts, however they are typed', async () => {
    const any = { search: '', oldestFirst: false, state: undefined } as const
    const found = async (search: string) => idsOf(await listReviewsByPage(read(), { ...any, search }, whole))
    expect(await found('lukasz grosser')).toEqual(['r3'])
    expect(await found('ŁUKASZ')).toEqual(['r3'])
  })

  test('finds reviews by author, text and tool, with the picture of the tool', async () => {
    const any = { search: '', oldestFirst: false, state: undefined } as const
    const page = await listReviewsByPage(read(), { ...any, search: 'pump milli' }, whole)
    expect(page?.rows).toMatchObject([{ id: 'r1', productName: 'Floor pump 90%' }])
    expect(idsOf(await listReviewsByPage(read(), { ...any, search: 'ada@' }, whole))).toEqual(['r2', 'r1'])
    expect(idsOf(await listReviewsByPage(read(), { ...any, search: 'ada@', stars: 1 }, whole))).toEqual([
      'r2',
    ])
    expect(idsOf(await listReviewsByPage(read(), { ...any, productId: pump }, whole))).toEqual(['r1'])
  })

  test('finds messages of a state by recipient and subject', async () => {
    const found = async (search: string, state?: 'waiting' | 'failed') =>
      (await listEmails(read(), { search, oldestFirst: false, state }, whole))?.rows.length
    expect(await found('order b.ex')).toBe(1)
    expect(await found('order', 'waiting')).toBe(1)
    expect(await found('order', 'failed')).toBe(0)
    expect(await found('invoice')).toBe(0)
  })

  test('finds users by parts of name and address, and can list blocked users alone', async () => {
    const { email } = await addCustomer(shop)
    await addAdmin(shop)
    const any = { search: '', by: 'email', descending: false } as const
    const found = await listUsers(
      shop.database,
      { ...any, search: email.slice(1, -4), role: 'customer' },
      whole,
    )
    expect(found?.rows.map((user) => user.email)).toEqual([email])
    expect(idsOf(await listUsers(shop.database, { ...any, blocked: true }, whole))).toEqual([])
  })

  test('finds users by a new name and address immediately, and finds no deleted account', async () => {
    const { userId } = await addCustomer(shop)
    const found = async (search: string) =>
      idsOf(await listUsers(shop.database, { search, by: 'email', descending: false }, whole))
    await shop.database.write(async (transaction) => {
      await renameUser(transaction, userId, 'Émile 100%_Zöller')
      return done(null)
    })
    expect(await found('ÉMILE')).toEqual([userId])
    expect(await found('0%_zöl')).toEqual([userId])
    expect(await found('mile lovelace')).toEqual([])
    await shop.database.write(async (transaction) => {
      await markDeleted(transaction, userId, { byOwner: true }, shop.clock())
      return done(null)
    })
    expect(await found('émile')).toEqual([])
    expect(await found('deleted:')).toEqual([])
  })

  test('keeps the filter and the sort order of products', async () => {
    await addTool(shop, { name: 'Floor mat', stock: 0 })
    const any = { kind: 'tool', search: 'loor', by: 'name', descending: true, state: undefined } as const
    const names = async (wanted: Partial<Parameters<typeof listProductsByPage>[1]>) =>
      (await listProductsByPage(read(), { ...any, ...wanted }, whole))?.rows.map(({ name }) => name)
    expect(await names({})).toEqual(['Floor pump 90%', 'Floor mat'])
    expect(await names({ search: '90%' })).toEqual(['Floor pump 90%'])
    expect(await names({ state: 'sold-out' })).toEqual(['Floor mat'])
    expect(await names({ state: 'reduced' })).toEqual([])
    expect(await names({ category: 'Pumps' })).toEqual([])
  })

  describe('of more rows than a page tests', () => {
    beforeAll(async () => {
      await shop.database.write(async ({ db }) => {
        for (let at = 0; at < testedAtOnce + 1; at += 1000)
          await db
            .insertInto('quote_requests')
            .values(
              Array.from({ length: 1000 }, (_, index) => ({
                id: `many-${at + index}`,
                kind: 'contact' as const,
                name: 'Cy',
                email: 'cy@b.example',
                message: '',
                part_id: null,
                created_at: 1000 + at + index,
                handled_at: null,
              })),
            )
            .execute()
        return done(null)
      })
    })

    test('ends the page at the limit, and continues on the next page', async () => {
      const wanted = { search: 'émile', byAge: undefined }
      const first = await listQuotes(read(), wanted, { limit: 5, after: undefined })
      expect(first?.rows).toEqual([])
      const next = await listQuotes(read(), wanted, { limit: 5, after: first?.next })
      expect(idsOf(next)).toEqual(['q1'])
      expect(next?.next).toBeUndefined()
    })
  })
})
