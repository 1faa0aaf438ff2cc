import { expect } from 'vitest'
import { deliveryPrice, parcelOf } from '../../domain/delivery/delivery-fee.ts'
import { formatOrderNumber } from '../../domain/orders/order-number.ts'
import { dateIn } from '../../domain/shop/shop-days.ts'
import { taxOfCountry } from '../../domain/tax/tax-of-country.ts'
import { grossCents } from '../../domain/tax/taxed-price.ts'
import { taxCentsOf } from '../../domain/tax/taxes-by-rate.ts'
import { findOrder, listOrders, type OrderRow } from '../data/queries/orders/orders.ts'
import { listInvoicesOfPayment } from '../data/queries/payments/invoices.ts'
import { setDeliveryAddress } from '../operations/addresses/set-delivery-address.ts'
import { type Invoice, toInvoice } from '../operations/invoices/invoice-content.ts'
import { cancelOrder } from '../operations/orders/cancel-order.ts'
import { withdraw } from '../operations/orders/withdraw.ts'
import { createPaymentIntent } from '../operations/payments/create-payment-intent.ts'
import { recordPayment } from '../operations/payments/record-payment.ts'
import { proposeRefund } from '../operations/refunds/propose-refund.ts'
import { refundOrder } from '../operations/refunds/refund-order.ts'
import { refundedDelivery } from '../operations/refunds/refunded-delivery.ts'
import type { Caller } from '../operations/shop.ts'
import { codeOf, granted } from './shop-contents.ts'
import type { TestShop } from './test-shop.ts'

type Given = 'all' | 'goods' | 'delivery' | 'part' | 'withdraw'

/** Orders that a customer has booked together, with checks that their money adds up at every step. */
export class Purchase {
  readonly #shop: TestShop
  readonly #admin: Caller
  readonly #customer: Caller
  readonly #orderIds: readonly string[]
  readonly #isTaxFreeAbroad: boolean
  #intentId = ''
  /** Whether the owner has left rates of delivery and tax as they were at the booking. */
  #isAsBooked = true

  constructor(
    shop: TestShop,
    of: {
      readonly admin: Caller
      readonly customer: Caller
      readonly orderIds: readonly string[]
      /** Whether it is bought for a company with a confirmed Austrian VAT number. */
      readonly isTaxFreeAbroad?: boolean
    },
  ) {
    this.#isTaxFreeAbroad = of.isTaxFreeAbroad ?? false
    this.#shop = shop
    this.#admin = of.admin
    this.#customer = of.customer
    this.#orderIds = of.orderIds
  }

  async orders(state: OrderRow['state']): Promise<readonly OrderRow[]> {
    const all = await listOrders(this.#shop.database.read, this.#orderIds)
    return all.filter((order) => order.state === state)
  }

  unpaid(): Promise<readonly OrderRow[]> {
    return this.orders('unpaid')
  }

  settingsChanged(): void {
    this.#isAsBooked = false
  }

  /** Checks that pieces have their price with the tax of the country, and that the shares are the parcel's fee. */
  async expectBooked(): Promise<void> {
    const orders = await this.unpaid()
    expect(orders).toHaveLength(this.#orderIds.length)
    await this.#expectPriced(orders)
    await this.expectSums()
  }

  /** Checks that each price is its pieces and its share of the fee, and that no open payment has another amount. */
  async expectSums(): Promise<void> {
    for (const order of await this.unpaid()) {
      const { priceCents, goodsCents, deliveryCents, unitPriceCents, quantity, discountCents } = order
      expect((goodsCents ?? 0) + discountCents).toBe(unitPriceCents * quantity)
      expect(discountCents).toBeGreaterThanOrEqual(0)
      expect(goodsCents).toBeGreaterThanOrEqual(0)
      expect(order.discountUseId === null).toBe(discountCents === 0)
      expect(deliveryCents).toBeGreaterThanOrEqual(0)
      expect(priceCents).toBe((goodsCents ?? 0) + deliveryCents)
    }
    const parts = await this.#shop.database.read
      .selectFrom('payments')
      .innerJoin('payment_orders', 'payment_orders.intent_id', 'payments.intent_id')
      .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
      .where('payments.state', '=', 'open')
      .where('orders.id', 'in', this.#orderIds)
      .select([
        'payments.intent_id as intentId',
        'payments.amount_cents as amount',
        'orders.price_cents as price',
      ])
      .execute()
    for (const [intentId, of] of Map.groupBy(parts, (part) => part.intentId)) {
      const cents = of.reduce((sum, { price }) => sum + price, 0)
      expect(of.map(({ amount }) => amount)).toEqual(of.map(() => cents))
      expect(this.#shop.cards.intent(intentId)).toMatchObject({ status: 'waiting', amountCents: cents })
    }
  }

  /** Opens the payment of orders at their prices, and returns its intent. */
  async open(orders: readonly OrderRow[]): Promise<string> {
    const priceCents = sumOf(orders.map((order) => order.priceCents))
    const orderIds = orders.map(({ id }) => id)
    const secret = granted(await createPaymentIntent(this.#shop, this.#customer, { priceCents, orderIds }))
    return secret.replace(/_secret$/, '')
  }

  /** Cancels an order. The others of its parcel then cost what they would have cost without it. */
  async cancel(order: OrderRow): Promise<void> {
    granted(await cancelOrder(this.#shop, this.#customer, order.id))
    const left = await this.unpaid()
    if (this.#isAsBooked && left.every(({ deliveryTo }) => deliveryTo === order.deliveryTo))
      await this.#expectPriced(left)
  }

  /** Gives orders an address in a country, and refuses a client that would still pay the former prices. */
  async move(orders: readonly OrderRow[], country: string): Promise<void> {
    if (orders.length === 0) return
    const before = await this.unpaid()
    const address = { name: 'Ada', phone: '1', lines: ['Ring 1'], postcode: '', city: 'Wien', country }
    const orderIds = orders.map(({ id }) => id)
    const moved = await setDeliveryAddress(this.#shop, this.#customer, orderIds, address)
    const after = await this.unpaid()
    if (!moved.ok) {
      expect(['COUNTRY_NOT_DELIVERED', 'ORDER_CANNOT_BE_PAID']).toContain(moved.code)
      expect(after).toEqual(before)
      return
    }
    if (this.#isAsBooked && orders.length === after.length) await this.#expectPriced(after)
    const formerCents = sumOf(before.map(({ priceCents }) => priceCents))
    if (sumOf(after.map(({ priceCents }) => priceCents)) === formerCents) return
    const old = { priceCents: formerCents, orderIds: after.map(({ id }) => id) }
    expect(codeOf(await createPaymentIntent(this.#shop, this.#customer, old))).toBe('PRICE_DIFFERS')
  }

  /** Pays everything that is open: the charge and the invoice are the sum of the prices. */
  async pay(): Promise<void> {
    const orders = await this.unpaid()
    const priceCents = sumOf(orders.map((order) => order.priceCents))
    this.#intentId = await this.open(orders)
    expect(this.#shop.cards.confirm(this.#intentId)).toBe(true)
    granted(await recordPayment(this.#shop, this.#customer, orders[0]?.id ?? '', this.#intentId))
    expect(await this.orders('paid')).toHaveLength(orders.length)
    expect(this.#shop.cards.intent(this.#intentId).amountCents).toBe(priceCents)
    const [invoice, ...others] = await this.#papers()
    if (!invoice) throw new Error('The payment has no invoice')
    expect(others).toEqual([])
    expect(invoice.grossCents).toBe(priceCents)
    const ofDelivery = invoice.content.lines.filter(({ delivery }) => delivery)
    expect(sumOf(ofDelivery.map(({ cents }) => cents))).toBe(
      sumOf(orders.map((order) => order.deliveryCents)),
    )
    const reduced = invoice.content.lines.filter(({ discount }) => discount)
    expect(sumOf(reduced.map(({ cents }) => -cents))).toBe(sumOf(orders.map((order) => order.discountCents)))
    for (const { pieces, cents } of invoice.content.lines)
      if (pieces) expect(cents).toBe(pieces.quantity * pieces.unitCents)
  }

  /** Refunds a part of an order; with a withdrawal, as the form proposes it. Does nothing if nothing of it is left. */
  async refund({ id }: OrderRow, given: Given): Promise<void> {
    if (given === 'withdraw') await this.#withdraw(id)
    const order = await this.#order(id)
    const deliveryLeft = order.deliveryCents - (await refundedDelivery(this.#shop.database.read, order))
    const left = order.priceCents - order.givenBackCents
    const amounts: Readonly<Record<Given, readonly [amountCents: number, deliveryCents?: number]>> = {
      all: [left],
      goods: [left - deliveryLeft, 0],
      delivery: [deliveryLeft, deliveryLeft],
      part: [Math.ceil(left / 3)],
      withdraw: [(await proposeRefund(this.#shop, this.#shop.database.read, order))?.amountCents ?? left],
    }
    const [amountCents, deliveryCents] = amounts[given]
    if (amountCents === 0) return
    const wanted = { amountCents, deliveryCents, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(this.#shop, this.#admin, id, wanted))
  }

  /** Checks that each paper is the sum of its lines and of its rates, and that credit notes are the refunds. */
  async expectPapers(): Promise<void> {
    const papers = await this.#papers()
    for (const { content, grossCents: gross, taxCents } of papers) {
      expect(sumOf(content.lines.map(({ cents }) => cents))).toBe(gross)
      if (!content.taxes) continue
      expect(sumOf(content.taxes.map((one) => one.grossCents))).toBe(gross)
      expect(taxCentsOf(content.taxes)).toBe(taxCents)
    }
    const credits = papers.filter(({ kind }) => kind === 'credit-note')
    const refundedCents = this.#shop.cards.refundedCents(this.#intentId)
    expect(sumOf(credits.map((paper) => paper.grossCents))).toBe(refundedCents)
    const orders = await this.orders('paid')
    expect(sumOf(orders.map(({ givenBackCents }) => givenBackCents))).toBe(refundedCents)
    const deliveryCents = await Promise.all(
      orders.map((order) => refundedDelivery(this.#shop.database.read, order)),
    )
    const credited = credits.flatMap(({ content }) => content.lines.filter(({ delivery }) => delivery))
    expect(sumOf(credited.map(({ cents }) => cents))).toBe(sumOf(deliveryCents))
  }

  /** Checks that credit notes over everything have exactly the delivery and the taxes of the invoice. */
  async expectAllCredited(): Promise<void> {
    await this.expectPapers()
    const [invoice, ...credits] = await this.#papers()
    if (!invoice) throw new Error('The payment has no invoice')
    expect(this.#shop.cards.refundedCents(this.#intentId)).toBe(invoice.grossCents)
    expect(byOrder(credits)).toEqual(byOrder([invoice]))
    expect(byRate(credits)).toEqual(byRate([invoice]))
    expect(sumOf(credits.map(({ taxCents }) => taxCents))).toBe(invoice.taxCents)
  }

  async #withdraw(id: string): Promise<void> {
    const number = formatOrderNumber((await this.#order(id)).number)
    granted(await withdraw(this.#shop, { number, email: this.#customer.email }, [number]))
  }

  async #order(id: string): Promise<OrderRow> {
    const order = await findOrder(this.#shop.database.read, id)
    if (!order) throw new Error(`There is no order ${id}`)
    return order
  }

  async #papers(): Promise<readonly Invoice[]> {
    return (await listInvoicesOfPayment(this.#shop.database.read, this.#intentId)).map(toInvoice)
  }

  /** Checks the prices of orders that all go to one country, by the settings of now. */
  async #expectPriced(orders: readonly OrderRow[]): Promise<void> {
    const { rates, tax, money } = await this.#shop.settings.read()
    const country = orders[0]?.deliveryTo ?? null
    const day = dateIn(money.timeZone, this.#shop.clock())
    const home = taxOfCountry(tax, null, day)
    const isFree = this.#isTaxFreeAbroad && tax.home === 'DE' && (country === 'AT' || country === 'FR')
    const usual = taxOfCountry(tax, country, day)
    const sold = usual && isFree ? { ...usual, rate: 0 } : usual
    const pricing = isFree ? { pricesInclude: tax.pricesInclude, abroad: 'net' as const } : tax
    const gross = (cents: number) => (home && sold ? grossCents(cents, pricing, home, sold) : cents)
    for (const { unitPriceCents, catalogueUnitCents, ...order } of orders) {
      if (catalogueUnitCents !== null) expect(unitPriceCents).toBe(gross(catalogueUnitCents))
      expect(order.taxRateHundredths).toBe(sold && Math.round(sold.rate * 100))
      expect(order.taxExemption).toBe(sold && isFree ? 'intra-community' : null)
    }
    const parcel = parcelOf(
      orders.map(({ goodsCents, weightGrams }) => {
        return { goodsCents: goodsCents ?? 0, grams: weightGrams ?? 0 }
      }),
    )
    const price = deliveryPrice(rates, country, parcel, gross)
    expect(sumOf(orders.map(({ deliveryCents }) => deliveryCents))).toBe(
      typeof price === 'string' ? 0 : price.feeCents,
    )
  }
}

/** Returns the goods and the delivery of each order on papers. */
function byOrder(papers: readonly Invoice[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { order, delivery = false, cents } of papers.flatMap(({ content }) => content.lines))
    sums.set(`${order} ${delivery}`, (sums.get(`${order} ${delivery}`) ?? 0) + cents)
  return new Map([...sums].filter(([, cents]) => cents !== 0).toSorted())
}

/** Returns the gross amount and the tax of each rate on papers. */
function byRate(papers: readonly Invoice[]): ReadonlyMap<string, readonly [gross: number, tax: number]> {
  const sums = new Map<string, readonly [number, number]>()
  for (const { rate, country, grossCents: gross, taxCents } of papers.flatMap(
    ({ content }) => content.taxes ?? [],
  )) {
    const [grossBefore, taxBefore] = sums.get(`${rate} ${country}`) ?? [0, 0]
    sums.set(`${rate} ${country}`, [grossBefore + gross, taxBefore + taxCents])
  }
  return new Map([...sums].toSorted())
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0)
}
