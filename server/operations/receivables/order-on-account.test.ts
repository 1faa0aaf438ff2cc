import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs } from '../../platform/clock.ts'
import { bookBasket, bookSomething, openPayment, payAtProvider } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { bookGiftCards } from '../../testing/crediting.ts'
import { addWorkshop, buyOnAccount, openItemOf } from '../../testing/on-account.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { sendOrder } from '../orders/send-order.ts'
import { orderOnAccount } from './order-on-account.ts'

describeOnEveryEngine('An order on account', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const ordering = async (by: Awaited<ReturnType<typeof addWorkshop>>) => {
    const { orderId, priceCents } = await bookSomething(shop, { customer: by.customer })
    return { orderId, ask: () => orderOnAccount(shop, by.customer, { priceCents, orderIds: [orderId] }) }
  }
  const paperOf = async (invoiceId: string) => {
    const { content } = await shop.database.read
      .selectFrom('invoices')
      .where('id', '=', invoiceId)
      .select('content')
      .executeTakeFirstOrThrow()
    return JSON.parse(content)
  }

  test('is stored as paid and owed, with its invoice, its due day and what is open', async () => {
    const { orderId, transactionId, invoiceId, dueAt, priceCents } = await buyOnAccount(shop)
    expect(transactionId).toMatch(/^account_/)
    expect(shop.cards.intents()).toEqual([])
    expect(await storedOrder(shop, orderId)).toMatchObject({
      state: 'paid',
      transactionId,
      accountPaymentId: transactionId,
      dueAt,
      settledAt: null,
      companyName: 'Radwerk GmbH',
      deliveryAddress: 'Lange Gasse 1\n1080 Wien',
    })
    expect(await openItemOf(shop, { transactionId })).toMatchObject({ openCents: priceCents, dueAt })
    expect(dueAt).toBeGreaterThanOrEqual(shop.clock() + 30 * dayMs)
    expect(dueAt).toBeLessThan(shop.clock() + 31 * dayMs)
    expect((await paperOf(invoiceId)).onAccount).toEqual({
      dueAt,
      bank: {
        holder: 'Truewheel Sample Company',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        bank: 'Sample Bank',
      },
    })
  })

  test('is ordered once, whatever is pressed, and answers with the same payment', async () => {
    const { customer, orderId, priceCents, transactionId, dueAt } = await buyOnAccount(shop)
    const again = await orderOnAccount(shop, customer, { priceCents, orderIds: [orderId] })
    expect(again).toEqual(done({ transactionId, dueAt }))
    const other = await bookSomething(shop, { customer })
    const both = { priceCents: priceCents + other.priceCents, orderIds: [orderId, other.orderId] }
    expect(codeOf(await orderOnAccount(shop, customer, both))).toBe('ON_ACCOUNT_ALREADY')
  })

  test('may be sent, and cannot be cancelled', async () => {
    const { customer, orderId } = await buyOnAccount(shop)
    expect(codeOf(await cancelOrder(shop, customer, orderId))).toBe('ORDER_PAID_CANNOT_CANCEL')
    const parcel = { carrier: '', tracking: '', withoutAddress: false }
    granted(await sendOrder(shop, await addAdmin(shop), orderId, parcel))
    expect((await storedOrder(shop, orderId)).sentAt).not.toBeNull()
  })

  test('tells the customer when and where to pay, and sends the company’s books a copy', async () => {
    const workshop = await addWorkshop(shop, { invoice_email: 'books@radwerk.example' })
    await buyOnAccount(shop, workshop)
    const [told] = await storedMessages(shop, 'paid')
    expect(told?.subject).toMatch(/^Ordered by invoice: \$25\.00, due on/)
    expect(told?.body).toContain('DE89 3704 0044 0532 0130 00')
    const copies = await shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', 'books@radwerk.example')
      .select(['subject', 'invoice_id'])
      .execute()
    expect(copies).toEqual([
      { subject: expect.stringMatching(/^Invoice for Radwerk GmbH/), invoice_id: expect.any(String) },
    ])
  })

  test('is refused above the limit, with the figures', async () => {
    const workshop = await addWorkshop(shop, { limit_cents: 6000 })
    await buyOnAccount(shop, workshop)
    await buyOnAccount(shop, workshop)
    const third = await ordering(workshop)
    expect(await third.ask()).toMatchObject({
      code: 'TERMS_LIMIT',
      message:
        'You owe $50.00 of $60.00; this order of $25.00 is $15.00 too much. Pay it by card, or pay an invoice first.',
    })
    expect((await storedOrder(shop, third.orderId)).state).toBe('unpaid')
  })

  test('is refused while an invoice is overdue', async () => {
    const workshop = await addWorkshop(shop, { terms_days: 3 })
    await buyOnAccount(shop, workshop)
    shop.clock.moveBy(5 * dayMs)
    const next = await ordering(workshop)
    expect(await next.ask()).toMatchObject({
      code: 'TERMS_OVERDUE',
      message: expect.stringContaining('was due on'),
    })
  })

  test('needs a company with terms, an order of that company, an address and no gift card', async () => {
    const consumer = await bookSomething(shop)
    const { orderId, priceCents } = consumer
    const ask = () => orderOnAccount(shop, consumer.customer, { priceCents, orderIds: [orderId] })
    expect(codeOf(await ask())).toBe('NO_TERMS')
    await addCompany(shop, [consumer.customer], { terms_days: 30, limit_cents: 100_000 })
    expect(codeOf(await ask())).toBe('ORDER_NOT_OF_COMPANY')
    const prepaid = await addWorkshop(shop, { terms_days: null, limit_cents: null })
    expect(codeOf(await (await ordering(prepaid)).ask())).toBe('NO_TERMS')
    const homeless = await addCustomer(shop)
    const companyId = await addCompany(shop, [homeless], { terms_days: 30, limit_cents: 100_000 })
    expect(codeOf(await (await ordering({ customer: homeless, companyId })).ask())).toBe('TERMS_ADDRESS')
    const cards = await bookGiftCards(shop)
    await addCompany(shop, [cards.customer], { terms_days: 30, limit_cents: 100_000 })
    const wanted = { priceCents: cards.priceCents, orderIds: [cards.orderId] }
    await shop.database.write(async ({ db }) => {
      const { company_id } = await db
        .selectFrom('company_members')
        .where('user_id', '=', cards.customer.userId)
        .select('company_id')
        .executeTakeFirstOrThrow()
      await db.updateTable('orders').set({ company_id }).where('id', '=', cards.orderId).execute()
      return done(null)
    })
    expect(codeOf(await orderOnAccount(shop, cards.customer, wanted))).toBe('GIFT_CARD_ON_ACCOUNT')
  })

  test('closes the open card payment of its orders, and is not made once a card has paid', async () => {
    const workshop = await addWorkshop(shop)
    const bought = await bookSomething(shop, workshop)
    const intentId = await openPayment(shop, bought)
    const wanted = { priceCents: bought.priceCents, orderIds: [bought.orderId] }
    granted(await orderOnAccount(shop, workshop.customer, wanted))
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
    const paid = await bookSomething(shop, workshop)
    await payAtProvider(shop, paid)
    const late = { priceCents: paid.priceCents, orderIds: [paid.orderId] }
    expect(codeOf(await orderOnAccount(shop, workshop.customer, late))).toBe('ORDER_ALREADY_PAID')
    expect(await storedOrder(shop, paid.orderId)).toMatchObject({ state: 'paid', onAccountAt: null })
  })

  test('takes several orders on one invoice, all or none', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    const companyId = await addCompany(shop, [customer], { terms_days: 14, limit_cents: 100_000 })
    await shop.database.write(async ({ db }) => {
      const company = { company_id: companyId, delivery_address: '1 Lane', delivery_name: 'Ada' }
      await db.updateTable('orders').set(company).where('id', 'in', orderIds).execute()
      return done(null)
    })
    const { transactionId } = granted(await orderOnAccount(shop, customer, { priceCents: 3750, orderIds }))
    expect(await openItemOf(shop, { transactionId })).toMatchObject({ openCents: 3750, companyId })
    const orders = await Promise.all(orderIds.map((id) => storedOrder(shop, id)))
    expect(orders.every(({ accountPaymentId }) => accountPaymentId === transactionId)).toBe(true)
  })
})
