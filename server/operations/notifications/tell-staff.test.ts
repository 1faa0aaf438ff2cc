import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NoticeKind } from '../../../contract/desk/notifications.ts'
import { done } from '../../../domain/outcome.ts'
import { setBlocked, setRole } from '../../data/queries/accounts/users.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { booking, bookSomething, openPayment, payAtProvider, payForSomething } from '../../testing/buying.ts'
import { checkedImport, fileOf } from '../../testing/import-file.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { correctStock } from '../catalogue/correct-stock.ts'
import { setProductState } from '../catalogue/set-product-state.ts'
import { sendEmails } from '../emails/send-emails.ts'
import { applyImport } from '../imports/apply-import.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { requestQuote } from '../requests/request-quote.ts'
import type { Caller } from '../shop.ts'
import { chooseNotifications } from './choose-notifications.ts'
import { sendExample } from './send-example.ts'
import { tellWaitingNotices } from './tell-staff.ts'

describeOnEveryEngine('Telling staff by email', (engine) => {
  let shop: TestShop
  let admin: Caller

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const choose = async (kinds: readonly NoticeKind[], caller = admin) =>
    granted(await chooseNotifications(shop, caller, { kinds, hour: undefined }))
  const told = () =>
    shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'told:%')
      .orderBy('created_at')
      .orderBy('id')
      .select(['recipient', 'subject', 'body'])
      .execute()
  const subjects = async () => (await told()).map(({ subject }) => subject)
  const pauseOver = async () => {
    shop.clock.moveBy(15 * minuteMs)
    await tellWaitingNotices(shop)
  }
  const bookOf = async (productId: string, quantity: number) => {
    const customer = await addCustomer(shop)
    const { orderId } = granted(await bookProduct(shop, customer, booking(productId, { quantity })))
    return { customer, orderId }
  }

  test("A sale is reported once, however the shop learns of the payment, without the customer's name", async () => {
    await choose(['sales'])
    const bought = await bookSomething(shop, { quantity: 2 })
    const intentId = await payAtProvider(shop, bought)
    const intent = await shop.cards.readIntent(intentId)
    if (!intent) throw new Error('There is no intent')
    await Promise.all([
      recordPayment(shop, bought.customer, bought.orderId, intentId),
      settlePayment(shop, intent, bought.orderId),
    ])
    await settlePayment(shop, intent, bought.orderId)
    const [mail, second] = await told()
    expect(mail).toMatchObject({ recipient: admin.email, subject: 'Sold: 2 × Spoke wrench, $25.00' })
    expect(mail?.body).toContain(`/dashboard/manageallorders/${bought.orderId}`)
    expect(mail?.body).not.toContain(bought.customer.email)
    expect(second).toBeUndefined()
  })

  test('A sale is reported only to staff who chose that kind', async () => {
    await payForSomething(shop)
    expect(await told()).toEqual([])
  })

  test('The first sale is reported at once, the sales of the next 15 minutes in one email, and a sale after that at once again', async () => {
    await choose(['sales'])
    for (let count = 0; count < 4; count += 1) await payForSomething(shop)
    expect(await subjects()).toEqual(['Sold: 2 × Spoke wrench, $25.00'])
    await tellWaitingNotices(shop)
    expect(await subjects()).toHaveLength(1)
    await pauseOver()
    const [, list, further] = await told()
    expect(list?.subject).toBe('3 sales')
    expect(list?.body.match(/Sold: 2 × Spoke wrench/g)).toHaveLength(3)
    expect(further).toBeUndefined()
    await pauseOver()
    expect(await subjects()).toHaveLength(2)
    await payForSomething(shop)
    expect(await subjects()).toHaveLength(3)
  })

  test('Each person and kind has a separate pause and separate waiting notices', async () => {
    const other = await addAdmin(shop)
    const ask = async () => {
      const request = { name: 'Ada', email: 'ada@example.com', message: 'How much?', partId: null }
      granted(await requestQuote(shop, { kind: 'quote', ...request }))
    }
    const since = async (count: number) =>
      (await told())
        .slice(count)
        .map(({ recipient, subject }) => `${recipient}: ${subject}`)
        .sort()
    const [quote, sold] = ['A request for a quote', 'Sold: 2 × Spoke wrench, $25.00']
    await choose(['sales', 'requests'], other)
    await payForSomething(shop)
    shop.clock.moveBy(5 * minuteMs)
    await choose(['sales', 'requests'])
    await ask()
    await payForSomething(shop)
    const three = [`${admin.email}: ${quote}`, `${admin.email}: ${sold}`, `${other.email}: ${quote}`].sort()
    expect(await since(1)).toEqual(three)
    shop.clock.moveBy(10 * minuteMs)
    await ask()
    await payForSomething(shop)
    expect(await since(4)).toEqual([`${other.email}: 2 sales`])
    shop.clock.moveBy(5 * minuteMs)
    await tellWaitingNotices(shop)
    expect(await since(5)).toEqual(three)
  })

  test('Deleting an account deletes its choices and its waiting notices, but not those of others', async () => {
    const other = await addAdmin(shop)
    await choose(['sales'], other)
    await choose(['sales'])
    await payForSomething(shop)
    await payForSomething(shop)
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, other.userId)))
    expect(await subjects()).toHaveLength(1)
    await pauseOver()
    expect(await subjects()).toHaveLength(2)
    shop.clock.moveBy(15 * minuteMs)
    await payForSomething(shop)
    expect((await told()).map(({ recipient }) => recipient)).toEqual([admin.email, admin.email, admin.email])
  })

  test('Two processes send the waiting notices only once', async () => {
    await choose(['sales'])
    const other = await shop.anotherProcess()
    for (let count = 0; count < 3; count += 1) await payForSomething(shop)
    shop.clock.moveBy(15 * minuteMs)
    await Promise.all([tellWaitingNotices(shop), tellWaitingNotices(other)])
    expect(await subjects()).toEqual([expect.stringContaining('Sold'), '2 sales'])
  })

  test('Sales paid at the same time are reported in one email at once and one afterwards', async () => {
    await choose(['sales'])
    const bought = await Promise.all([1, 2, 3].map(() => bookSomething(shop)))
    const intents = await Promise.all(bought.map((each) => payAtProvider(shop, each)))
    await Promise.all(
      bought.map(({ customer, orderId }, at) => recordPayment(shop, customer, orderId, intents[at] ?? '')),
    )
    await pauseOver()
    expect(await subjects()).toHaveLength(2)
    const waiting = await shop.database.read.selectFrom('notices').select('subject').execute()
    expect(waiting).toEqual([])
  })

  test('A packer may choose emails about sales only; a bookkeeper also those about disputes and figures', async () => {
    const packer = await addCustomer(shop, 'packer')
    const bookkeeper = await addCustomer(shop, 'bookkeeper')
    const refusal = async (kinds: readonly NoticeKind[], caller: Caller) =>
      codeOf(await chooseNotifications(shop, caller, { kinds, hour: undefined }))
    expect(await refusal(['sales', 'requests'], packer)).toBe('NOTICE_NOT_FOR_ROLE')
    expect(await refusal(['figures'], packer)).toBe('NOTICE_NOT_FOR_ROLE')
    expect(await refusal(['failed-mail'], bookkeeper)).toBe('NOTICE_NOT_FOR_ROLE')
    expect(await refusal(['disputes', 'figures'], bookkeeper)).toBe('done')
    expect(codeOf(await sendExample(shop, packer, 'figures'))).toBe('NOTICE_NOT_FOR_ROLE')
    await choose(['sales'], packer)
    await payForSomething(shop)
    expect((await told()).map(({ recipient }) => recipient)).toEqual([packer.email])
  })

  const leaving: Readonly<Record<string, (person: Caller) => Promise<unknown>>> = {
    'lost the right': ({ userId }) =>
      shop.database.write(async (transaction) => {
        await setRole(transaction, userId, 'customer')
        return done(null)
      }),
    'is blocked': ({ userId }) =>
      shop.database.write(async (transaction) => {
        await setBlocked(transaction, userId, shop.clock())
        return done(null)
      }),
    'wants it no more': (person) => choose([], person),
    'is deleted': ({ userId }) =>
      shop.database.write((transaction) => retireAccount(shop, transaction, userId)),
  }
  test.each(Object.keys(leaving))('A person who %s gets no email, not even waiting notices', async (why) => {
    await addAdmin(shop)
    await choose(['sales'])
    await payForSomething(shop)
    await payForSomething(shop)
    expect(await subjects()).toHaveLength(1)
    await leaving[why]?.(admin)
    // A deletion of the account also deletes its emails.
    const left = await subjects()
    await payForSomething(shop)
    await pauseOver()
    expect(await subjects()).toEqual(left)
    expect(await shop.database.read.selectFrom('notices').select('subject').execute()).toEqual([])
  })

  test('A product is reported when it becomes low, not at further sales, and again after a delivery', async () => {
    await choose(['low-stock'])
    const productId = await addTool(shop, { stock: 12, minimumOrder: 2 })
    await bookOf(productId, 2)
    expect(await subjects()).toEqual([])
    const { customer, orderId } = await bookOf(productId, 2)
    expect(await subjects()).toEqual(['Low: Spoke wrench, 8 left'])
    shop.clock.moveBy(15 * minuteMs)
    await bookOf(productId, 2)
    expect(await subjects()).toHaveLength(1)
    const by = { change: 20 }
    granted(await correctStock(shop, admin, productId, { by, reason: 'other', note: 'A delivery' }))
    granted(await cancelOrder(shop, customer, orderId))
    granted(await correctStock(shop, admin, productId, { by: { change: -20 }, reason: 'other', note: 'No' }))
    expect(await subjects()).toEqual(['Low: Spoke wrench, 8 left', 'Low: Spoke wrench, 8 left'])
    granted(await setProductState(shop, admin, productId, 'hidden'))
    granted(await correctStock(shop, admin, productId, { by, reason: 'other', note: 'A delivery' }))
    granted(await correctStock(shop, admin, productId, { by: { change: -20 }, reason: 'other', note: 'No' }))
    await pauseOver()
    expect(await subjects()).toHaveLength(2)
  })

  test('Products that become low by an import are reported in one email, without products that were low before', async () => {
    await choose(['low-stock'])
    const [one, other, low, hidden] = await Promise.all(
      [12, 12, 4, 12].map((stock) => addTool(shop, { stock })),
    )
    granted(await setProductState(shop, admin, hidden ?? '', 'hidden'))
    const counted = [one, other, low, hidden].map((_id) => ({ _id: _id ?? '', availableQuantity: '3' }))
    const id = await checkedImport(shop, admin, fileOf(counted))
    granted(await applyImport(shop, admin, id))
    const [mail, ...further] = await told()
    expect(mail?.subject).toBe('2 products are low')
    expect(mail?.body.match(/Low: Spoke wrench, 3 left/g)).toHaveLength(2)
    expect(further).toEqual([])
  })

  test('Concurrent bookings that make a product low are reported once', async () => {
    await choose(['low-stock'])
    const productId = await addTool(shop, { stock: 6 })
    await Promise.all([bookOf(productId, 1), bookOf(productId, 1), bookOf(productId, 1)])
    await pauseOver()
    expect(await subjects()).toEqual(['Low: Spoke wrench, 4 left'])
  })

  test('A request is reported without the text that the stranger wrote', async () => {
    await choose(['low-stock'])
    const productId = await addTool(shop, { stock: 6 })
    const ended = { ...(await addCustomer(shop)), sessionId: 'ended' }
    expect(codeOf(await bookProduct(shop, ended, booking(productId, { quantity: 3 })))).toBe('SESSION_ENDED')
    expect(await subjects()).toEqual([])
  })

  test('A request is reported without the text of the stranger who wrote it', async () => {
    await choose(['requests'])
    const request = { name: 'Mallory', email: 'm@example.com', message: 'Pay here.', partId: null }
    granted(await requestQuote(shop, { kind: 'quote', ...request }))
    const [mail] = await told()
    expect(mail?.subject).toBe('A request for a quote')
    expect(mail?.body).not.toMatch(/Mallory|m@example|Pay here/)
  })

  test('An email that the shop gives up is reported, unless it was itself an email to staff', async () => {
    const { customer } = await bookSomething(shop)
    const mail = new TestMail()
    mail.failing = 'refused'
    await sendEmails({ ...shop, mail })
    const [notice] = await told()
    expect(notice?.subject).toBe('Not delivered: You have booked 2 × Spoke wrench')
    expect(notice?.body).not.toContain(customer.email)
    shop.clock.moveBy(15 * minuteMs)
    await sendEmails({ ...shop, mail })
    await pauseOver()
    expect(await subjects()).toHaveLength(1)
  })

  test('An alert goes to each admin who wants it, and to ADMIN_EMAIL while it has no account', async () => {
    const quiet = await addAdmin(shop)
    const blocked = await addCustomer(shop)
    await choose([], quiet)
    for (const adminEmail of [shop.adminEmail, quiet.email, blocked.email]) {
      const { userId } = await addCustomer(shop)
      await shop.database.write(async (transaction) => {
        await setBlocked(transaction, blocked.userId, shop.clock())
        await raiseAlert({ ...shop, adminEmail }, transaction, { userId, kind: 'declined-cards', count: 12 })
        return done(null)
      })
    }
    const mails = await shop.database.read
      .selectFrom('outbox')
      .where('subject', 'like', 'Many cards%')
      .select('recipient')
      .execute()
    const told = mails.map(({ recipient }) => recipient).toSorted()
    expect(told).toEqual([admin.email, admin.email, admin.email, shop.adminEmail].toSorted())
  })

  test('A payment that is opened but never paid is not reported as a sale', async () => {
    await choose(['sales'])
    await openPayment(shop, await bookSomething(shop))
    expect(await told()).toEqual([])
  })
})
