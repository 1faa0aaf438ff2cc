import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { listInvoicesOfOrders } from '../../data/queries/payments/invoices.ts'
import { findItemOfInvoice } from '../../data/queries/payments/open-items.ts'
import { findTransfer } from '../../data/queries/payments/transfers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, openPayment } from '../../testing/buying.ts'
import { addCredit, creditOf } from '../../testing/crediting.ts'
import { addWorkshop, type BoughtOnAccount, buyOnAccount, openItemOf } from '../../testing/on-account.ts'
import { received } from '../../testing/receivables.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { payWithCredit } from '../credit/pay-with-credit.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { recordTransfer } from './record-transfer.ts'

describeOnEveryEngine('An order on account', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const transfer = async ({ invoiceId, companyId }: BoughtOnAccount, cents: number) => {
    const item = await findItemOfInvoice(shop.database.read, invoiceId)
    const invoice = formatInvoiceNumber({ kind: 'invoice', number: item?.number ?? 0 })
    return recordTransfer(shop, await addAdmin(shop), received(companyId, [{ invoice, cents }]))
  }
  const refund = async (orderId: string, amountCents: number) =>
    granted(
      await refundOrder(shop, await addAdmin(shop), orderId, {
        amountCents,
        reason: 'Scratched',
        restock: 0,
        idempotencyKey: undefined,
      }),
    )
  const payByCard = async (bought: BoughtOnAccount) => {
    const intentId = await openPayment(shop, bought)
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    return intentId
  }
  const papersOf = async (orderId: string) => {
    const papers = await listInvoicesOfOrders(shop.database.read, { orderIds: [orderId] })
    return papers.map(({ kind }) => kind)
  }
  const movementsOf = async ({ invoiceId }: { invoiceId: string }) => {
    const rows = await shop.database.read
      .selectFrom('receivable_movements')
      .where('invoice_id', '=', invoiceId)
      .orderBy('created_at')
      .orderBy('id')
      .select(['reason', 'amount_cents'])
      .execute()
    return rows.map(({ reason, amount_cents }) => [reason, Number(amount_cents)]).toSorted()
  }

  test('is paid by card, with one invoice, and its refund goes to the card', async () => {
    const bought = await buyOnAccount(shop)
    const { orderId, priceCents, transactionId } = bought
    const { paidAt } = await storedOrder(shop, orderId)
    shop.clock.moveBy(60_000)
    const intentId = await payByCard(bought)
    expect(await storedOrder(shop, orderId)).toMatchObject({
      transactionId: intentId,
      accountPaymentId: transactionId,
      settledAt: shop.clock(),
      cardLast4: '4242',
      paidAt,
    })
    expect(await openItemOf(shop, bought)).toMatchObject({ openCents: 0, closedAt: shop.clock() })
    expect(await movementsOf(bought)).toEqual([
      ['card', -priceCents],
      ['invoice', priceCents],
    ])
    expect(await papersOf(orderId)).toEqual(['invoice'])
    expect((await storedMessages(shop, 'paid')).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Receipt: /),
    )
    await refund(orderId, 500)
    expect(shop.cards.refundedCents(intentId)).toBe(500)
    expect(await papersOf(orderId)).toEqual(['invoice', 'credit-note'])
    expect(await openItemOf(shop, bought)).toMatchObject({ openCents: 0 })
  })

  test('is paid by credit, in part or wholly', async () => {
    const bought = await buyOnAccount(shop)
    const { customer, orderId, priceCents } = bought
    await addCredit(shop, customer, priceCents + 1000)
    granted(await payWithCredit(shop, customer, { priceCents, orderIds: [orderId] }))
    expect(await storedOrder(shop, orderId)).toMatchObject({ creditCents: priceCents })
    expect(await openItemOf(shop, bought)).toMatchObject({ openCents: 0 })
    const other = await buyOnAccount(shop, bought)
    const request = { priceCents, creditCents: 1000, orderIds: [other.orderId] }
    const secret = granted(await createPaymentIntent(shop, customer, request))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, other.orderId, intentId))
    expect(await storedOrder(shop, other.orderId)).toMatchObject({
      creditCents: 1000,
      transactionId: intentId,
    })
    await refund(other.orderId, priceCents)
    expect(await creditOf(shop, customer)).toBe(1000)
  })

  test('is settled once by browser, webhook and reconciliation', async () => {
    const bought = await buyOnAccount(shop)
    const { customer, orderId, priceCents } = bought
    const intentId = await openPayment(shop, bought)
    shop.cards.confirm(intentId)
    await Promise.all([
      recordPayment(shop, customer, orderId, intentId),
      handlePaymentEvent(shop, { id: 'evt_1', type: 'payment_intent.succeeded', intentId }),
      reconcilePayments(shop),
    ])
    expect(await movementsOf(bought)).toEqual([
      ['card', -priceCents],
      ['invoice', priceCents],
    ])
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderId }))).toBe(
      'ORDER_ALREADY_PAID',
    )
  })

  test('is not paid by a card any more once a part is transferred, and late money goes back to the card', async () => {
    const bought = await buyOnAccount(shop)
    const { customer, orderId, priceCents } = bought
    const intentId = await openPayment(shop, bought)
    granted(await transfer(bought, 500))
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderId }))).toBe(
      'ON_ACCOUNT_PARTLY_PAID',
    )
    shop.cards.confirm(intentId)
    await handlePaymentEvent(shop, { id: 'evt_2', type: 'payment_intent.succeeded', intentId })
    expect(shop.cards.refundedCents(intentId)).toBe(priceCents)
    expect(await openItemOf(shop, bought)).toMatchObject({ openCents: priceCents - 500 })
    granted(await transfer(bought, priceCents - 500))
    expect((await storedOrder(shop, orderId)).settledAt).not.toBeNull()
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderId }))).toBe(
      'ORDER_ALREADY_PAID',
    )
  })

  test('is paid apart from orders of another invoice and from unpaid ones', async () => {
    const workshop = await addWorkshop(shop)
    const [one, two] = [await buyOnAccount(shop, workshop), await buyOnAccount(shop, workshop)]
    const booked = await bookSomething(shop, workshop)
    for (const other of [two, booked]) {
      const set = { priceCents: one.priceCents + other.priceCents, orderIds: [one.orderId, other.orderId] }
      expect(codeOf(await createPaymentIntent(shop, workshop.customer, set))).toBe('ON_ACCOUNT_APART')
    }
  })

  test('of a company is paid apart from the customer’s own ones, by card or credit', async () => {
    const workshop = await addWorkshop(shop)
    const { customer } = workshop
    await addCredit(shop, customer, 100_000)
    const [own, ofCompany] = [await bookSomething(shop, { customer }), await bookSomething(shop, workshop)]
    await shop.database.autocommit
      .updateTable('orders')
      .set({ company_id: null })
      .where('id', '=', own.orderId)
      .execute()
    const set = {
      priceCents: own.priceCents + ofCompany.priceCents,
      orderIds: [own.orderId, ofCompany.orderId],
    }
    expect(codeOf(await createPaymentIntent(shop, customer, set))).toBe('BUYERS_APART')
    expect(codeOf(await payWithCredit(shop, customer, set))).toBe('BUYERS_APART')
  })

  test('that is refunded lowers what is open, and what was transferred before stays with the company', async () => {
    const bought = await buyOnAccount(shop)
    const { customer, orderId, priceCents } = bought
    await refund(orderId, 500)
    expect(await openItemOf(shop, bought)).toMatchObject({ openCents: priceCents - 500 })
    const { id } = granted(await transfer(bought, 1500))
    await refund(orderId, priceCents - 500)
    expect(await openItemOf(shop, bought)).toMatchObject({ openCents: 0 })
    expect(await creditOf(shop, customer)).toBe(0)
    expect(await findTransfer(shop.database.read, id)).toMatchObject({ restCents: 1500, returnedCents: 0 })
    const refunds = await storedRefunds(shop, orderId)
    expect(refunds.map(({ means, amountCents, state }) => [means, amountCents, state]).toSorted()).toEqual([
      ['account', 500, 'succeeded'],
      ['account', 500, 'succeeded'],
      ['transfer', 1500, 'succeeded'],
    ])
    expect(await papersOf(orderId)).toEqual(['invoice', 'credit-note', 'credit-note', 'credit-note'])
    const subjects = (await storedMessages(shop, 'refund')).map(({ subject }) => subject)
    expect(subjects).toContain('$5.00 less to pay on your invoice')
    expect(subjects).toContain('$15.00 of your company’s transfer is free again')
    expect((await storedOrder(shop, orderId)).settledAt).not.toBeNull()
  })

  test('whose customer deleted the account is refunded, because the transfer stays with the company', async () => {
    const bought = await buyOnAccount(shop)
    const { id } = granted(await transfer(bought, bought.priceCents))
    const { autocommit } = shop.database
    const ofBuyer = autocommit.updateTable('users').where('id', '=', bought.customer.userId)
    await ofBuyer.set({ deleted_at: shop.clock() }).execute()
    await refund(bought.orderId, 400)
    expect(await findTransfer(shop.database.read, id)).toMatchObject({ restCents: 400 })
  })
})
