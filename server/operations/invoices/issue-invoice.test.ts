import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { creditedTaxCents } from '../../../domain/payments/included-tax.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, payAtProvider, payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { syncRefunds } from '../refunds/execute-refunds.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import { toInvoice } from './invoice-content.ts'
import { issueInvoice, storedSettings } from './issue-invoice.ts'

describeOnEveryEngine('The content of an invoice or credit note', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const refund = async (orderId: string, amountCents: number) => {
    const wanted = { amountCents, reason: 'Scratched.', restock: 0, idempotencyKey: undefined }
    return granted(await refundOrder(shop, await addAdmin(shop), orderId, wanted))
  }
  const papersOf = async (orderId: string) => {
    const { transactionId } = await storedOrder(shop, orderId)
    return (await listInvoicesOfPayment(shop.database.read, transactionId ?? '')).map(toInvoice)
  }

  test('Has the name from the booking, no address, and the shop’s details from the settings', async () => {
    const admin = await addAdmin(shop)
    const { value } = await readSection(shop, 'company')
    const company = {
      ...value,
      legalName: '',
      address: ['1 Spoke Street', 'Springfield'],
      email: 'desk@truewheel.example',
      phone: '555 0199',
      register: 'R 7',
      taxNumber: 'T 8',
    }
    granted(await changeSettings(shop, admin, { section: 'company', value: company, from: null }))
    const { orderId, customer } = await payForSomething(shop)
    const { number, transactionId, paidAt } = await storedOrder(shop, orderId)
    const [invoice] = await papersOf(orderId)
    const { value: money } = await readSection(shop, 'money')
    expect(paidAt).toEqual(expect.any(Number))
    expect(invoice?.content).toEqual({
      edition: 6,
      seller: {
        name: value.name,
        address: ['1 Spoke Street', 'Springfield'],
        email: 'desk@truewheel.example',
        phone: '555 0199',
        register: 'R 7',
        taxNumber: 'T 8',
        vatNumber: '',
        logo: '',
      },
      supply: { by: 'payment', at: paidAt },
      buyer: { name: 'Ada Lovelace', address: '', email: customer.email },
      lines: [
        {
          order: formatOrderNumber(number),
          product: 'Spoke wrench',
          pieces: { quantity: 2, unitCents: 1250 },
          cents: 2500,
        },
      ],
      tax: { name: 'Sales tax', rate: 8.25 },
      locale: money.locale,
      timeZone: money.timeZone,
      transaction: transactionId,
      card: { brand: 'visa', last4: '4242' },
      about: null,
      reason: '',
    })
  })

  test('Names no card if the provider names none', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    shop.cards.change(intentId, { card: undefined })
    granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
    expect((await papersOf(bought.orderId))[0]?.content.card).toBeNull()
  })

  test('Needs an order: without one, issuing fails with an unexpected error', async () => {
    await payForSomething(shop)
    const [intent] = shop.cards.intents()
    if (!intent) throw new Error('There is no intent')
    const settings = await storedSettings(shop, shop.database.read)
    const issued = shop.database.write(async (transaction) => {
      await issueInvoice(shop, transaction, 'empty', { intent, orders: [], now: shop.clock(), settings })
      return done(null)
    })
    await expect(issued).rejects.toThrow('An invoice has no order')
  })

  test('Has the tax from the first cents again if a credit note follows a failed refund', async () => {
    const { orderId } = await payForSomething(shop)
    await refund(orderId, 2500)
    const { transactionId } = await storedOrder(shop, orderId)
    shop.cards.changeRefund('re_1', 'failed')
    await syncRefunds(shop, transactionId ?? '')
    await refund(orderId, 19)
    await refund(orderId, 6)
    await refund(orderId, 11)
    const notes = (await papersOf(orderId)).filter(({ kind }) => kind === 'credit-note')
    const tax = { rate: 8.25 }
    expect(notes.map(({ grossCents, taxCents }) => [grossCents, taxCents])).toEqual([
      [2500, 191],
      [19, creditedTaxCents(19, 0, tax)],
      [6, creditedTaxCents(6, 19, tax)],
      [11, creditedTaxCents(11, 25, tax)],
    ])
    // Money that the bank returns later is invoiced with the tax of its credit note.
    shop.cards.changeRefund('re_4', 'failed')
    await syncRefunds(shop, transactionId ?? '')
    const again = (await papersOf(orderId)).filter(
      ({ kind, grossCents }) => kind === 'invoice' && grossCents === 11,
    )
    expect(again).toMatchObject([{ taxCents: 1 }])
  })

  test('Has a date after its invoice even if the clock is set back, and one line per order', async () => {
    const { orderIds, intentId } = await payForBasket(shop, 2)
    const { createdAt } = await storedOrder(shop, orderIds[0] ?? '')
    shop.clock.moveBy(-60_000)
    shop.cards.refundByHand(intentId, 2000)
    await syncRefunds(shop, intentId)
    const [invoice, note] = await papersOf(orderIds[0] ?? '')
    expect(invoice?.issuedAt).toBeGreaterThanOrEqual(createdAt)
    expect(note?.issuedAt).toBe(invoice?.issuedAt)
    const numbers = await Promise.all(orderIds.map(async (id) => (await storedOrder(shop, id)).number))
    expect(note?.content.lines).toEqual([
      { order: formatOrderNumber(numbers[0] ?? 0), product: 'Spoke wrench', pieces: null, cents: 1250 },
      { order: formatOrderNumber(numbers[1] ?? 0), product: 'Spoke wrench', pieces: null, cents: 750 },
    ])
    expect(note?.content).toMatchObject({ reason: '', about: { issuedAt: invoice?.issuedAt } })
  })
})
