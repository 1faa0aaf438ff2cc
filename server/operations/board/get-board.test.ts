import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { listProductsByPage } from '../../data/queries/catalogue/managed-products.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { CatalogueSearch } from '../../search/catalogue-search.ts'
import { booking, openPayment, payCancelledOrder, payForSomething } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { madeUpMaker } from '../../testing/valid-maker-calls.ts'
import { addMaker } from '../catalogue/change-makers.ts'
import { decideCompany } from '../companies/decide-company.ts'
import { sendEmails } from '../emails/send-emails.ts'
import { bookProduct } from '../orders/book-product.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { requestQuote } from '../requests/request-quote.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { getBoard } from './get-board.ts'
import { listPaymentsWithOrders } from './payments-to-check.ts'

const dayMs = 24 * hourMs

describeOnEveryEngine('The board of work', (engine) => {
  let shop: TestShop
  let search: CatalogueSearch
  beforeEach(async () => {
    shop = await openTestShop(engine)
    search = new CatalogueSearch(shop.database, shop.clock)
  })
  afterEach(() => shop.drop())

  const board = async () => getBoard(shop, search, await addAdmin(shop))

  async function sell(productId: string, quantity: number): Promise<void> {
    const customer = await addCustomer(shop)
    const { orderId, priceCents } = granted(
      await bookProduct(shop, customer, booking(productId, { quantity })),
    )
    const intentId = await openPayment(shop, { customer, productId, orderId, priceCents })
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderId, intentId))
  }

  async function takeStockAway(id: string): Promise<void> {
    await shop.database.write(async ({ db }) =>
      done(await db.updateTable('products').set({ stocked: 0 }).where('id', '=', id).execute()),
    )
  }

  async function weigh(id: string): Promise<void> {
    const details = JSON.stringify({ weightGrams: 120 })
    await shop.database.write(async ({ db }) =>
      done(await db.updateTable('products').set({ details }).where('id', '=', id).execute()),
    )
  }

  async function waitFor(productId: string, name: string): Promise<void> {
    const email = `${name}@example.com`
    granted(await requestRestock(shop, productId, email))
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
  }

  test('Is empty in an empty shop, and says that no tool is for sale', async () => {
    const nothing = { rows: [], count: 0, more: false }
    expect(await board()).toEqual({
      low: { ...nothing, anyTool: false },
      requests: nothing,
      payments: nothing,
      emails: nothing,
      // The sample shop has three languages.
      names: nothing,
      // The sample shop delivers to the European Union.
      missing: { rows: [{ kind: 'no-notice', count: 1 }], count: 1, more: false },
    })
  })

  test('Lists sold-out tools first, with their rate of sale and the number of people who wait', async () => {
    const slow = await addTool(shop, { stock: 4, name: 'Axle vice' })
    const quick = await addTool(shop, { stock: 12, name: 'Cone wrench' })
    const wanted = await addTool(shop, { stock: 0, name: 'Chain whip' })
    await addTool(shop, { stock: 50, minimumOrder: 10, name: 'Tyre lever' })
    await addTool(shop, { stock: 0, name: 'Truing stand' })
    await waitFor(wanted, 'ada')
    await waitFor(wanted, 'bob')
    shop.clock.moveBy(14 * dayMs)
    await sell(quick, 8)
    const { low } = await board()
    expect(low?.rows.map(({ name }) => name)).toEqual([
      'Chain whip',
      'Truing stand',
      'Cone wrench',
      'Axle vice',
    ])
    expect(low).toMatchObject({ count: 4, more: false, anyTool: true })
    expect(low?.rows.find(({ id }) => id === wanted)).toMatchObject({ available: 0, waiting: 2 })
    // 8 pieces were sold in two weeks; 4 are left.
    expect(low?.rows.find(({ id }) => id === quick)).toMatchObject({ soldAWeek: 4, goneInDays: 7 })
    expect(low?.rows.find(({ id }) => id === slow)).toMatchObject({ soldAWeek: 0, goneInDays: null })
  })

  test('Includes parts with low stock, but not parts sold by quote', async () => {
    const cable = await addTool(shop, { stock: 2, name: 'Inner cable', kind: 'part' })
    const quoted = await addTool(shop, { stock: 0, name: 'Frame', kind: 'part' })
    await takeStockAway(quoted)
    const { low } = await board()
    expect(low).toMatchObject({ count: 1, anyTool: false })
    expect(low?.rows).toMatchObject([{ id: cable, kind: 'part', name: 'Inner cable', available: 2 }])
  })

  test('Shows five rows of each kind, oldest request first, and counts the rest', async () => {
    for (let at = 0; at < 7; at += 1) {
      await addTool(shop, { stock: 0 })
      shop.clock.moveBy(1000)
      const written = { kind: 'contact', name: `Ada ${at}`, email: 'ada@example.com', message: '…' } as const
      granted(await requestQuote(shop, { ...written, partId: null }))
    }
    const { low, requests } = await board()
    expect([low?.rows.length, low?.count]).toEqual([5, 7])
    expect(requests?.rows.map(({ name }) => name)).toEqual(['Ada 0', 'Ada 1', 'Ada 2', 'Ada 3', 'Ada 4'])
    expect(requests).toMatchObject({ count: 7, more: false })
  })

  test('Lists companies that asked, oldest first, to the owner alone, until one is decided', async () => {
    const bookkeeper = { ...(await addAdmin(shop)), role: 'bookkeeper' as const }
    await addCompany(shop, [], { state: 'granted' })
    expect((await board()).companies).toBeUndefined()
    const first = await addCompany(shop, [], { state: 'asked', name: 'Radwerk GmbH' })
    shop.clock.moveBy(1000)
    const second = await addCompany(shop, [], { state: 'asked', name: 'Atelier Vélo', country: 'FR' })
    expect((await board()).companies).toMatchObject({
      rows: [
        { id: first, name: 'Radwerk GmbH', country: 'AT' },
        { id: second, name: 'Atelier Vélo', country: 'FR' },
      ],
      count: 2,
      more: false,
    })
    expect(await getBoard(shop, search, bookkeeper)).not.toHaveProperty('companies')
    const decision = { state: 'refused', message: '', version: 1 } as const
    granted(await decideCompany(shop, await addAdmin(shop), first, decision))
    expect((await board()).companies?.rows.map(({ id }) => id)).toEqual([second])
  })

  test('Counts at most fifty', async () => {
    for (let at = 0; at < 51; at += 1) {
      const written = { kind: 'contact', name: 'Ada', email: 'ada@example.com', message: '…' } as const
      granted(await requestQuote(shop, { ...written, partId: null }))
    }
    expect((await board()).requests).toMatchObject({ count: 50, more: true })
  })

  test('Lists disputes, failed refunds, and refunds that are an hour late', async () => {
    const disputed = await payForSomething(shop)
    const intentId = String((await storedOrder(shop, disputed.orderId)).transactionId)
    shop.cards.dispute(intentId)
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'charge.dispute.created', intentId })
    const owed = await payCancelledOrder(shop)
    const late = await payForSomething(shop)
    shop.cards.down = true
    const refund = { amountCents: 100, reason: 'Scratched', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), late.orderId, refund))
    expect((await board()).payments.rows.map(({ kind }) => kind)).toEqual(['dispute', 'owed'])
    shop.clock.moveBy(hourMs)
    const { payments } = await board()
    expect(payments.rows).toMatchObject([
      { kind: 'dispute', orderId: disputed.orderId, cents: disputed.priceCents },
      { kind: 'owed', id: owed },
      { kind: 'late', orderId: late.orderId, cents: 100 },
    ])
    expect(await listPaymentsWithOrders(shop)).toMatchObject([
      { kind: 'dispute', order: { id: disputed.orderId, customerEmail: disputed.customer.email } },
      { kind: 'owed', id: owed },
      { kind: 'late', order: { id: late.orderId } },
    ])
    shop.cards.down = false
    shop.cards.dispute(intentId, { status: 'won' })
    await handlePaymentEvent(shop, { id: 'evt_2', type: 'charge.dispute.closed', intentId })
    expect((await board()).payments.rows.map(({ kind }) => kind)).toEqual(['owed', 'late'])
  })

  test('Lists emails that the shop has given up sending', async () => {
    await payForSomething(shop)
    const mail = new TestMail()
    mail.failing = 'refused'
    await sendEmails({ ...shop, mail })
    const { emails } = await board()
    expect(emails?.count).toBeGreaterThan(0)
    expect(emails?.rows[0]?.lastError).toContain('refused')
  })

  test('Lists what the law asks only if the shop delivers to the European Economic Area', async () => {
    const admin = await addAdmin(shop)
    const deliverTo = async (countries: readonly string[], from: string | null) => {
      const { delivery } = await shop.settings.read()
      const value = { ...delivery, countries }
      return granted(await changeSettings(shop, admin, { section: 'delivery', value, from })).version
    }
    const version = await deliverTo(['US', 'GB'], null)
    await addTool(shop, { stock: 1 })
    await addTool(shop, { stock: 1, kind: 'part' })
    expect((await board()).missing).toBeUndefined()
    await deliverTo(['US', 'DE'], version)
    granted(await addMaker(shop, admin, { ...madeUpMaker(), responsible: null }))
    expect((await board()).missing?.rows).toEqual([
      { kind: 'tools-without-maker', count: 1 },
      { kind: 'parts-without-maker', count: 1 },
      { kind: 'makers-without-responsible', count: 1 },
      { kind: 'no-notice', count: 1 },
    ])
  })

  test('Lists products without a weight only if delivery is priced by weight, and the list of products finds them', async () => {
    await addTool(shop, { stock: 1 })
    const quoted = await addTool(shop, { stock: 0, kind: 'part' })
    await takeStockAway(quoted)
    const cable = await addTool(shop, { stock: 3, kind: 'part' })
    const weighed = await addTool(shop, { stock: 1 })
    await weigh(weighed)
    expect((await board()).weights).toBeUndefined()
    await setRates(shop, deliveryRates)
    expect((await board()).weights).toBeUndefined()
    const [germany, austria] = deliveryRates.zones
    if (!germany || !austria) throw new Error('The rates have two zones')
    const byWeight = { ...austria, by: 'weight' as const }
    await setRates(shop, { ...deliveryRates, zones: [germany, byWeight], pieceGrams: 500 })
    expect((await board()).weights?.rows).toEqual([
      { kind: 'tool', count: 1, pieceGrams: 500 },
      { kind: 'part', count: 1, pieceGrams: 500 },
    ])
    const wanted = {
      kind: 'part',
      search: '',
      by: 'position',
      descending: false,
      state: 'no-weight',
    } as const
    const found = await listProductsByPage(shop.database.read, wanted, { limit: 9, after: undefined })
    expect(found?.rows.map(({ id }) => id)).toEqual([cable])
  })

  test('Shows only payments and overdue invoices to a bookkeeper', async () => {
    await addTool(shop, { stock: 0 })
    expect(Object.keys(await getBoard(shop, search, await addCustomer(shop, 'bookkeeper')))).toEqual([
      'payments',
      'overdue',
    ])
  })

  test('Changes with each sale and delivery', async () => {
    const tool = await addTool(shop, { stock: 6 })
    expect((await board()).low?.count).toBe(0)
    await sell(tool, 2)
    expect((await board()).low?.count).toBe(1)
    await shop.database.write(async (transaction) => {
      await moveStock(transaction, { productId: tool, quantity: 10, reason: 'opening' }, shop.clock())
      return done(null)
    })
    expect((await board()).low?.count).toBe(0)
  })
})
