import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productFilters } from '../../../contract/catalogue/product-states.ts'
import { seedLargeShop } from '../../operations/seed/seed-large-shop.ts'
import type { Reader, Transaction } from '../database.ts'
import type { KeysetPage, PageRequest } from '../paging/keyset-page.ts'
import { everyOrder } from '../testing/every-order.ts'
import { addListedRows } from '../testing/listed-rows.ts'
import { openPlansDatabase, type PlansDatabase } from '../testing/plans-database.ts'
import { type ReadListPage, readPlans } from '../testing/query-plans.ts'
import { listUsers, type UsersWanted } from './accounts/listed-users.ts'
import { findHiddenProducts, listProductsByPage } from './catalogue/managed-products.ts'
import { listPartsByPage } from './catalogue/parts.ts'
import { findProductGuide } from './catalogue/product-guide.ts'
import { listProductReviews } from './catalogue/product-reviews.ts'
import { listToolsByPage } from './catalogue/products.ts'
import { listReviewsByPage } from './catalogue/reviews.ts'
import { listEmails } from './emails/listed-messages.ts'
import {
  countSentTo,
  deleteMessagesBefore,
  deleteMessagesTo,
  giveUpExpired,
  listDueMessages,
  wipeExpiredSecrets,
} from './emails/outbox.ts'
import { countBooked, countPaidByBooking, sumHeld, sumSold, sumTaken } from './figures/sums.ts'
import { listOffersByPage } from './offers.ts'
import { listOrders, type OrdersWanted } from './orders/listed-orders.ts'
import { listOpenDisputes } from './payments/disputes.ts'
import { listLateRefunds } from './payments/refunds.ts'
import { listQuotes } from './quotes.ts'

const reviewedTool = 'made-tool-000000'

type ReadPage = (read: Reader, page: PageRequest) => Promise<KeysetPage<unknown> | undefined>

const anyUser = { search: '', by: 'email', descending: false } as const

const ordersOf =
  (wanted: Partial<OrdersWanted>): ReadPage =>
  (read, page) =>
    listOrders({ read, engine: 'sqlite' }, { ...everyOrder, ...wanted }, page)
const usersOf =
  (wanted: Partial<UsersWanted>): ReadPage =>
  (read, page) =>
    listUsers({ read, engine: 'sqlite' }, { ...anyUser, ...wanted }, page)

/**
 * Bounded reads fetch only the rows that they return: an index returns each page in its sort order. Checked on SQLite,
 * whose plans do not depend on the number of rows.
 */
describe('A page of a list', () => {
  let plans: PlansDatabase
  beforeAll(async () => {
    plans = await openPlansDatabase(async (database) => {
      await seedLargeShop(database, { tools: 20, orders: 200 }, 1_790_000_000_000, () => undefined)
      await addListedRows(database, reviewedTool)
    })
  })
  afterAll(() => plans.remove())

  const plansOf = (readPage: ReadListPage) => readPlans(plans.connection, readPage)

  function expectFromIndex(plan: string, index: string): void {
    expect(plan).toMatch(new RegExp(`^(SCAN|SEARCH) \\w+ USING (COVERING )?INDEX ${index}\\b`))
    expect(plan).not.toContain('TEMP B-TREE')
    expect(plan).not.toMatch(/SCAN (?!.*USING)/)
  }

  async function expectPagesFromIndex(readKeysetPage: ReadPage, index: string): Promise<void> {
    const [first = '', ...next] = await plansOf(readKeysetPage)
    expectFromIndex(first, index)
    for (const plan of next) {
      expectFromIndex(plan, index)
      // The second page starts where the first one ended.
      expect(plan).toMatch(/^SEARCH .*[<>]\(?\?/)
    }
  }

  test.each([
    ['sqlite_autoindex_users_2', { search: '', by: 'email', descending: false }],
    ['sqlite_autoindex_users_2', { search: '', by: 'email', descending: true }],
    ['users_by_age', { search: '', by: 'createdAt', descending: true }],
    ['sqlite_autoindex_users_2', { search: '', by: 'email', descending: false, role: 'customer' }],
    ['users_by_age', { search: '', by: 'createdAt', descending: true, role: 'customer' }],
    ['users_blocked_by_email', { search: '', by: 'email', descending: false, blocked: true }],
    ['users_blocked_by_age', { search: '', by: 'createdAt', descending: true, blocked: true }],
  ] as const)('of users comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex(usersOf(wanted), index)
  })

  test.each([
    ['products_by_position', { search: '', by: 'position', descending: false }],
    ['products_by_name_folded', { search: '', by: 'name', descending: true }],
    ['products_by_unit_price_cents', { search: '', by: 'price', descending: false }],
    ['products_by_available', { search: '', by: 'availableQuantity', descending: true }],
    ['products_by_name_folded', { search: 'c', by: 'position', descending: false }],
  ] as const)('of tools comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex((read, page) => listToolsByPage(read, wanted, page), index)
  })

  test.each([
    ['quotes_open', { search: '', byAge: undefined }],
    ['quotes_by_age', { search: '', byAge: 'asc' }],
    ['quotes_by_age', { search: '', byAge: 'desc' }],
    ['quotes_open', { search: '', byAge: 'asc', state: 'open' }],
  ] as const)('of messages comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex((read, page) => listQuotes(read, wanted, page), index)
  })

  test.each([
    ['offers_by_age', { search: '', oldestFirst: false, state: undefined }],
    ['offers_by_age', { search: '', oldestFirst: true, state: undefined }],
    ['offers_open', { search: '', oldestFirst: false, state: 'open' }],
    ['offers_withdrawn', { search: '', oldestFirst: false, state: 'withdrawn' }],
    ['offers_accepted', { search: '', oldestFirst: true, state: 'accepted' }],
  ] as const)('of offers comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex((read, page) => listOffersByPage(read, wanted, page), index)
  })

  test.each([
    ['outbox_by_age', { search: '', oldestFirst: false, state: undefined }],
    ['outbox_by_age', { search: '', oldestFirst: true, state: undefined }],
    ['outbox_waiting', { search: '', oldestFirst: false, state: 'waiting' }],
    ['outbox_sent', { search: '', oldestFirst: false, state: 'sent' }],
    ['outbox_failed', { search: '', oldestFirst: true, state: 'failed' }],
  ] as const)('of the outbox comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex((read, page) => listEmails(read, wanted, page), index)
  })

  test.each([
    ['reviews_by_age', { search: '', oldestFirst: false, state: undefined }],
    ['reviews_by_age', { search: '', oldestFirst: true, state: undefined }],
    ['reviews_shown', { search: '', oldestFirst: false, state: 'shown' }],
    ['reviews_hidden', { search: '', oldestFirst: false, state: 'hidden' }],
    ['reviews_of_product', { search: '', oldestFirst: true, state: undefined, productId: reviewedTool }],
    ['reviews_of_product', { search: '', oldestFirst: false, state: 'shown', productId: reviewedTool }],
  ] as const)('of reviews comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex((read, page) => listReviewsByPage(read, wanted, page), index)
  })

  const anyProduct = {
    kind: 'tool',
    search: '',
    by: 'position',
    descending: false,
    state: undefined,
  } as const
  const anyByAge = { search: '', oldestFirst: false, state: undefined } as const

  test.each<[string, string, ReadPage]>([
    ['users', 'sqlite_autoindex_users_2', usersOf({ search: 'ex' })],
    ['users', 'users_by_age', usersOf({ by: 'createdAt', search: 'ex' })],
    [
      'products',
      'products_by_position',
      (db, page) => listProductsByPage(db, { ...anyProduct, search: 'e' }, page),
    ],
    ...productFilters.map((state): [string, string, ReadPage] => [
      `${state} products`,
      'products_by_available',
      (db, page) => listProductsByPage(db, { ...anyProduct, by: 'availableQuantity', state }, page),
    ]),
    [
      'products of a category',
      'products_by_name_folded',
      (db, page) => listProductsByPage(db, { ...anyProduct, by: 'name', category: 'Chain tools' }, page),
    ],
    ['requests', 'quotes_open', (db, page) => listQuotes(db, { search: 'ada', byAge: undefined }, page)],
    [
      'requests for a quote',
      'quotes_by_age',
      (db, page) => listQuotes(db, { search: '', byAge: 'asc', kind: 'contact' }, page),
    ],
    ['messages', 'outbox_by_age', (db, page) => listEmails(db, { ...anyByAge, search: 'ada' }, page)],
    [
      'waiting messages',
      'outbox_waiting',
      (db, page) => listEmails(db, { ...anyByAge, search: 'ada', state: 'waiting' }, page),
    ],
    ['reviews', 'reviews_by_age', (db, page) => listReviewsByPage(db, { ...anyByAge, search: 'ada' }, page)],
    [
      'shown reviews with five stars',
      'reviews_shown',
      (db, page) => listReviewsByPage(db, { ...anyByAge, state: 'shown', stars: 5 }, page),
    ],
  ])('of %s that are tested one by one reads %s in its order', async (_, index, readPage) => {
    const plans = await plansOf(readPage)
    expect(plans.length).toBeGreaterThan(1)
    const [end, page] = plans
    for (const plan of [end ?? '', page ?? '']) expectFromIndex(plan, index)
  })

  test('of the tools that a guide adds reads products_by_position', async () => {
    const plans = await plansOf(async (db) => {
      const { id } = await db
        .selectFrom('products')
        .orderBy('position', 'desc')
        .select('id')
        .executeTakeFirstOrThrow()
      await findProductGuide(db, id)
      return undefined
    })
    const [next = '', before = ''] = plans.slice(2)
    for (const plan of [next, before]) {
      expectFromIndex(plan, 'products_by_position')
      expect(plan).toMatch(/^SEARCH .*[<>]\(?\?/)
    }
  })

  test('of the reviews of a tool reads reviews_of_product', async () => {
    await expectPagesFromIndex(
      (read, page) => listProductReviews(read, reviewedTool, page),
      'reviews_of_product',
    )
  })

  test('of items reads products_by_position', async () => {
    await expectPagesFromIndex((read, page) => listPartsByPage(read, page), 'products_by_position')
  })

  const transactionOn = (db: Transaction['db']): Transaction => ({
    db,
    changed: () => undefined,
    tell: () => undefined,
    nextTurn: async () => undefined,
  })
  const outboxQueries: Readonly<Record<string, (db: Transaction['db']) => Promise<unknown>>> = {
    outbox_due: (db) => listDueMessages(db, 1, 20),
    outbox_sent_to: (db) => countSentTo(db, 'ada@b.example', 1),
    outbox_to_give_up: (db) => giveUpExpired(transactionOn(db), '', { now: 1, limit: 10 }),
    outbox_secrets: (db) => wipeExpiredSecrets(transactionOn(db), 1),
    outbox_by_age: (db) => deleteMessagesBefore(transactionOn(db), 0),
    outbox_of_recipient: (db) => deleteMessagesTo(transactionOn(db), 'ada@b.example', { waitingToo: true }),
  }

  test.each(Object.keys(outboxQueries))('of the job of the outbox reads %s', async (index) => {
    const [plan = ''] = await plansOf(async (db) => {
      await outboxQueries[index]?.(db)
      return undefined
    })
    expect(plan).toMatch(new RegExp(`SEARCH outbox USING (COVERING )?INDEX ${index}\\b`))
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/)
  })

  test.each([
    ['orders_listed', {}],
    ['orders_listed', { oldestFirst: true }],
    ['orders_by_state', { filter: 'unpaid' }],
    ['orders_by_state', { filter: 'paid', oldestFirst: true }],
    ['orders_hold_expired', { filter: 'hold-expired' }],
    ['orders_to_send', { filter: 'to-send' }],
    ['orders_sent', { filter: 'sent' }],
    ['orders_withdrawn', { filter: 'withdrawn' }],
    ['orders_of_customer', { customerEmail: 'made-customer-1@truewheel.example' }],
  ] as const)('of orders comes from %s for %j', async (index, wanted) => {
    await expectPagesFromIndex(ordersOf(wanted), index)
  })

  test('of hidden products that a search finds reads only products_hidden', async () => {
    const plans = await plansOf((read) => findHiddenProducts(read, 'whip', 5).then(() => undefined))
    for (const plan of plans) expectFromIndex(plan, 'products_hidden')
  })

  test('of users that a search finds reads only the candidates', async () => {
    const plans = await plansOf(usersOf({ search: 'made-customer-1' }))
    expect(plans[0]).toMatch(/^SCAN user_index VIRTUAL TABLE/)
    expect(plans[0]).toContain('SEARCH user_numbers USING INTEGER PRIMARY KEY')
    expect(plans[1]).toMatch(/^SEARCH users USING INDEX sqlite_autoindex_users_1 \(id=\?\)/)
  })

  test('of orders that a search finds reads only the candidates', async () => {
    const ofOne = { customerEmail: 'made-customer-1@truewheel.example' }
    for (const wanted of [{}, { filter: 'paid' }, { filter: 'to-send' }, ofOne] as const) {
      const plans = await plansOf(ordersOf({ search: 'cone wrench 0', ...wanted }))
      expect(plans[0]).toContain('SCAN order_index VIRTUAL TABLE')
      const pages = plans.filter((plan) => /(SEARCH|SCAN) orders /.test(plan))
      expect(pages.length).toBeGreaterThan(0)
      for (const plan of pages)
        expect(plan).toMatch(/^SEARCH orders USING INDEX orders_by_number \(number=\?\)/)
    }
  })

  test.each([
    ['orders_listed', {}],
    ['orders_to_send', { filter: 'to-send' }],
    ['orders_listed', { from: 1, to: 1_790_000_000_000 }],
  ] as const)(
    'of orders that a common search word finds reads %s in its order for %j',
    async (index, wanted) => {
      const plans = await plansOf(ordersOf({ search: 'wr', ...wanted }))
      expect(plans.length).toBeGreaterThan(2)
      for (const plan of plans) expectFromIndex(plan, index)
    },
  )

  test.each([
    ['disputes_open', (db: Reader) => listOpenDisputes(db, 51)],
    ['refunds_due', (db: Reader) => listLateRefunds(db, 1, 51)],
  ] as const)('of payments that need attention comes from %s', async (index, list) => {
    const [plan = ''] = await plansOf(async (db) => {
      await list(db)
      return undefined
    })
    expectFromIndex(plan, index)
  })

  const stretch = { from: 1, to: 2_000_000_000_000 }
  test.each([
    ['orders_taken', (db: Reader) => sumTaken(db, stretch)],
    ['orders_taken', (db: Reader) => sumSold(db, stretch)],
    ['orders_by_state', (db: Reader) => countBooked(db, stretch)],
    ['orders_taken', (db: Reader) => countPaidByBooking(db, stretch)],
    ['orders_held_by_product_id', sumHeld],
  ] as const)('whose figures are summed comes from %s alone', async (index, sum) => {
    const [plan = ''] = await plansOf(async (db) => {
      await sum(db)
      return undefined
    })
    expect(plan).toMatch(new RegExp(`(SCAN|SEARCH) orders USING COVERING INDEX ${index}\\b`))
  })
})
