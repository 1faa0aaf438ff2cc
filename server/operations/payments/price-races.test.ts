import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../../../domain/outcome.ts'
import { listOrders } from '../../data/queries/orders/orders.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { listRefundsOfOrder } from '../../data/queries/payments/refunds.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { toInvoice } from '../invoices/invoice-content.ts'
import { bookTogether } from '../orders/book-together.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { proveNumbers, readProof } from '../proof/prove-numbers.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller, Shop } from '../shop.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

/** When something else happens: before the card is charged, during it, or at any moment. */
const moments = ['beside', 'before', 'during'] as const
const receiver = { name: 'Ada', phone: '1', lines: ['Ring 1'] }
const inGermany = { ...receiver, postcode: '10115', city: 'Berlin', country: 'DE' }
const inAustria = { ...receiver, postcode: '1010', city: 'Wien', country: 'AT' }

describeOnEveryEngine('A purchase with delivery and tax that is paid while', (engine) => {
  let shop: TestShop
  let other: Shop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await setRates(shop, deliveryRates)
    await setTaxes(shop, { abroad: 'net' })
    other = shop.database.engine === 'postgres' ? await shop.anotherProcess() : shop
    customer = await addCustomer(shop)
  })
  afterEach(async () => {
    await proveNumbers(shop)
    expect((await readProof(shop.database.read))?.differences).toEqual([])
    await shop.drop()
  })

  interface Opened {
    readonly ids: readonly string[]
    readonly priceCents: number
    readonly intentId: string
  }
  /** Books three orders to Germany and opens their payment. */
  async function opened(): Promise<Opened> {
    const lines = []
    while (lines.length < 3)
      lines.push({ productId: await addTool(shop, { stock: 9, unitPriceCents: 1_999 }), quantity: 1 })
    const ids = granted(await bookTogether(shop, customer, basket(lines))).orders.map(({ id }) => id)
    granted(await setDeliveryAddress(shop, customer, ids, inGermany))
    const priceCents = 3 * 1_999 + 590
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderIds: ids }))
    return { ids, priceCents, intentId: secret.replace(/_secret$/, '') }
  }
  const ordersOf = (ids: readonly string[]) => listOrders(shop.database.read, ids)
  const confirmAndRecord = async ({ ids, intentId }: Opened) =>
    shop.cards.confirm(intentId) ? recordPayment(shop, customer, ids[0] ?? '', intentId) : undefined
  const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0)

  /**
   * Acts before or during the payment by card. An act before it closes the payment, and an act during it comes too
   * late.
   */
  async function race(
    purchase: Opened,
    when: (typeof moments)[number],
    act: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> {
    const duringClosing = when === 'during' ? () => shop.cards.confirm(purchase.intentId) : () => undefined
    shop.cards.meanwhile('before cancelIntent', duringClosing)
    if (when === 'beside') return (await Promise.all([act(), confirmAndRecord(purchase)]))[0]
    const acted = await act()
    expect(acted.ok).toBe(when === 'before')
    if (when === 'before') expect(await confirmAndRecord(purchase)).toBeUndefined()
    return acted
  }

  /** Returns the states of the orders, after checking that their charge, if any, belongs to them. */
  async function outcome({ ids, priceCents, intentId }: Opened): Promise<readonly string[]> {
    await reconcilePayments(shop)
    const orders = await ordersOf(ids)
    for (const order of orders) expect(order.priceCents).toBe((order.goodsCents ?? 0) + order.deliveryCents)
    const paid = orders.filter(({ state }) => state === 'paid')
    const intent = shop.cards.intent(intentId)
    expect(intent.amountCents).toBe(priceCents)
    const taken = intent.status === 'succeeded' ? priceCents : 0
    expect(sumOf(paid.map((order) => order.priceCents))).toBe(taken - shop.cards.refundedCents(intentId))
    return orders.map(({ state }) => state)
  }
  const paid = ['paid', 'paid', 'paid']
  const unpaid = ['unpaid', 'unpaid', 'unpaid']

  test('its address changes: it is paid at its price, or it has the price of the other country and no money is taken', async () => {
    for (const when of ['beside', ...moments] as const) {
      const purchase = await opened()
      const moved = await race(purchase, when, () =>
        setDeliveryAddress(other, customer, purchase.ids, inAustria),
      )
      const states = await outcome(purchase)
      const orders = await ordersOf(purchase.ids)
      const facts = orders.map(({ goodsCents, taxCountry }) => [goodsCents, taxCountry])
      const deliveryCents = sumOf(orders.map((order) => order.deliveryCents))
      if (moved.ok) {
        expect([states, deliveryCents]).toEqual([unpaid, 998])
        // The net price of 19.99 with 20 %.
        expect(facts).toEqual(purchase.ids.map(() => [2_016, 'AT']))
      } else {
        expect([states, deliveryCents, moved.code]).toEqual([paid, 590, 'DELIVERY_PAID'])
        expect(facts).toEqual(purchase.ids.map(() => [1_999, 'DE']))
        expect(orders.map(({ deliveryCountry }) => deliveryCountry)).toEqual(['DE', 'DE', 'DE'])
      }
    }
  })

  test('the owner changes the rates of tax and delivery: price, rate and invoice are those of the booking', async () => {
    const purchase = await opened()
    const dearer = deliveryRates.zones.map((zone) => ({ ...zone, steps: [{ from: 0, fee: 50 }] }))
    const vat = { country: 'DE', rate: 7, name: 'MwSt', from: '2020-01-01' }
    await Promise.all([
      setTaxes(other, { abroad: 'net', pricesInclude: false, rates: [vat] }),
      confirmAndRecord(purchase),
      setRates(other, { ...deliveryRates, zones: dearer }),
    ])
    expect(await outcome(purchase)).toEqual(paid)
    const [invoice] = (await listInvoicesOfPayment(shop.database.read, purchase.intentId)).map(toInvoice)
    expect(invoice).toMatchObject({
      grossCents: purchase.priceCents,
      content: { taxes: [{ name: 'VAT', rate: 19, country: 'DE', grossCents: purchase.priceCents }] },
    })
  })

  test('one of its lines is cancelled: it is paid with the line, or nothing is taken and the others have its share', async () => {
    for (const when of ['beside', ...moments] as const) {
      const purchase = await opened()
      const [first = '', ...others] = purchase.ids
      const cancelled = await race(purchase, when, () => cancelOrder(other, customer, first))
      const states = await outcome(purchase)
      const shares = sumOf((await ordersOf(others)).map(({ deliveryCents }) => deliveryCents))
      if (cancelled.ok) expect([states, shares]).toEqual([['cancelled', 'unpaid', 'unpaid'], 590])
      else expect([states, cancelled.code]).toEqual([paid, 'ORDER_PAID_CANNOT_CANCEL'])
    }
  })

  test('its address changes after its price was read: the payment of the old price is refused and closed', async () => {
    const { ids, priceCents, intentId: before } = await opened()
    shop.cards.meanwhile('before createIntent', async () =>
      granted(await setDeliveryAddress(other, customer, ids, inAustria)),
    )
    // Two of them alone have no open payment, so that the shop makes an intent.
    const two = { priceCents: priceCents - 1_999 - 196, orderIds: ids.slice(0, 2) }
    expect(codeOf(await createPaymentIntent(shop, customer, two))).toBe('PRICE_DIFFERS')
    shop.cards.meanwhile('before createIntent', () => undefined)
    expect(shop.cards.intents().map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect(shop.cards.confirm(before)).toBe(false)
  })

  test('one of its lines is cancelled by another tab that wins, and then the old price is refused', async () => {
    const { ids, priceCents } = await opened()
    const [first = '', ...others] = ids
    granted(await cancelOrder(other, customer, first))
    const opening = (cents: number) =>
      createPaymentIntent(shop, customer, { priceCents: cents, orderIds: others })
    expect(codeOf(await opening(priceCents))).toBe('PRICE_DIFFERS')
    expect(codeOf(await opening(2 * 1_999 + 590))).toBe('done')
  })

  test('two refunds of its delivery are made at once: one is made, the other refused', async () => {
    const purchase = await opened()
    granted((await confirmAndRecord(purchase)) ?? { ok: false, code: 'PAYMENT_IN_PROGRESS' })
    const admin = await addAdmin(shop)
    for (const { id, deliveryCents } of await ordersOf(purchase.ids)) {
      const wanted = {
        amountCents: deliveryCents,
        deliveryCents,
        reason: '',
        restock: 0,
        idempotencyKey: undefined,
      }
      const outcomes = await Promise.all([shop, other].map((at) => refundOrder(at, admin, id, wanted)))
      expect(outcomes.map(codeOf).toSorted()).toEqual(['REFUND_ABOVE_LEFT', 'done'])
      const refunds = await listRefundsOfOrder(shop.database.read, id)
      expect(refunds.map((refund) => refund.deliveryCents)).toEqual([deliveryCents])
    }
    expect(shop.cards.refundedCents(purchase.intentId)).toBe(590)
    const papers = (await listInvoicesOfPayment(shop.database.read, purchase.intentId)).map(toInvoice)
    expect(papers.slice(1).flatMap(({ content }) => content.lines.map(({ delivery }) => delivery))).toEqual([
      true,
      true,
      true,
    ])
  })
})
