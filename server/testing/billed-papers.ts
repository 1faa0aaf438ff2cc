import type { TypedAddress } from '../../domain/addresses/complete-address.ts'
import { listInvoices } from '../data/queries/payments/invoices.ts'
import { setDeliveryAddress } from '../operations/addresses/set-delivery-address.ts'
import { payWithCredit } from '../operations/credit/pay-with-credit.ts'
import { correctInvoice } from '../operations/invoices/correct-invoice.ts'
import { type Invoice, toInvoice } from '../operations/invoices/invoice-content.ts'
import { type Basket, bookTogether } from '../operations/orders/book-together.ts'
import { createPaymentIntent } from '../operations/payments/create-payment-intent.ts'
import { recordPayment } from '../operations/payments/record-payment.ts'
import { orderOnAccount } from '../operations/receivables/order-on-account.ts'
import { refundOrder } from '../operations/refunds/refund-order.ts'
import { changeSettings } from '../operations/settings/change-settings.ts'
import { readSection } from '../operations/settings/read-settings.ts'
import type { Caller } from '../operations/shop.ts'
import { basket } from './buying.ts'
import { addCompany } from './companies.ts'
import { addCredit } from './crediting.ts'
import { deliveryRates, setRates } from './delivery-rates.ts'
import { germanAddress, setUpEInvoices } from './e-invoices.ts'
import { offerPickUp } from './pick-ups.ts'
import { addRule } from './price-rules.ts'
import { addAdmin, addCustomer, addTool, granted } from './shop-contents.ts'
import { setTaxes } from './tax-rates.ts'
import type { TestShop } from './test-shop.ts'
import { issuedWithUnprintedLetters } from './unprinted-invoices.ts'

const austrianAddress: TypedAddress = {
  name: 'Erwin "Speiche" Müller & Söhne <Graz>',
  phone: '+43 316 5550',
  lines: ['Lenkerweg 3', 'Top 4', 'Hinterhof'],
  postcode: '8010',
  city: 'Graz',
  country: 'AT',
}
const swissAddress: TypedAddress = {
  name: 'Ada Lovelace',
  phone: '+41 44 5550',
  lines: ['Nabenstrasse 9'],
  postcode: '8001',
  city: 'Zürich',
  country: 'CH',
}

const companyAtHome = {
  name: 'Kettenwerk KG',
  country: 'DE',
  postcode: '50667',
  city: 'Köln',
  vat_number: 'DE136695976',
  buyer_reference: '04011000-12345-34',
}

interface Sale {
  readonly address?: TypedAddress
  readonly quantities?: readonly number[]
  /** Of the lines, in cents. */
  readonly prices?: readonly number[]
  readonly change?: Partial<Basket>
  readonly customer?: Caller
  /** Which part of the price credit pays, from 0 to 1. */
  readonly credit?: number
  readonly giftCards?: number
  /** Whether the customer's company pays later. */
  readonly onAccount?: boolean
}

/** What a refund gives back of an order, from 0 to 1, and of its delivery. */
interface Returned {
  readonly part: number
  readonly deliveryOnly?: boolean
}

/** A shop of a test whose papers cover what the shop can sell. */
export class BilledShop {
  readonly #shop: TestShop
  #admin: Caller | undefined
  #customers = 0

  constructor(shop: TestShop) {
    this.#shop = shop
  }

  /** Sells everything once, with the given rates, and returns all papers in their order. */
  async sellEverything(): Promise<readonly Invoice[]> {
    await this.#setUp()
    await this.#sellAtHome()
    await this.#sellAbroad()
    await this.#sellToCompanies()
    await this.#sellOnAccount()
    await this.#sellWithCredit()
    await this.#sellWithoutTax()
    return this.papers()
  }

  async papers(): Promise<readonly Invoice[]> {
    const page = await listInvoices(
      this.#shop.database.read,
      { from: undefined, to: undefined },
      { limit: 1000, after: undefined },
    )
    return (page?.rows ?? []).map(toInvoice)
  }

  async #setUp(): Promise<void> {
    const shop = this.#shop
    this.#admin = await addAdmin(shop)
    await this.#section('money', { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' })
    await this.#section('invoicing', {
      holder: 'Speichen & Naben',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    })
    await this.#section('delivery', { countries: ['DE', 'AT', 'CH'] })
    await setUpEInvoices(shop, { legalName: 'Speichen & Naben <Leipzig> GmbH', register: 'HRB 12345' })
    const zones = [
      ...deliveryRates.zones,
      {
        name: 'World',
        countries: ['CH'],
        by: 'amount' as const,
        steps: [{ from: 0, fee: 24.35 }],
        freeFrom: null,
      },
    ]
    await setRates(shop, { ...deliveryRates, zones })
    await setTaxes(shop)
    await addRule(shop)
    await offerPickUp(shop)
  }

  async #sellAtHome(): Promise<void> {
    const one = await this.sell({ quantities: [1], prices: [999] })
    await this.refund(one[0], { part: 1 })
    await this.sell({ quantities: [3, 7], prices: [333, 1_777] })
    const two = await this.sell({ quantities: [2, 1, 13], prices: [1_250, 4_999, 17] })
    await this.refund(two[0], { part: 0.37 })
    await this.refund(two[1], { part: 0.5 })
    await this.sell({ quantities: [5], prices: [3_333], change: { code: 'CLUB10' } })
    const discounted = await this.sell({
      quantities: [2, 3],
      prices: [1_999, 777],
      change: { code: 'CLUB10' },
    })
    await this.refund(discounted[1], { part: 1 })
    const delivered = await this.sell({ quantities: [1], prices: [2_000] })
    await this.refund(delivered[0], { part: 1, deliveryOnly: true })
    const corrected = await this.sell({ quantities: [1], prices: [4_242] })
    await this.correct(corrected[0])
  }

  async #sellAbroad(): Promise<void> {
    await this.sell({
      address: austrianAddress,
      quantities: [4],
      prices: [1_111],
      change: { deliverTo: 'AT' },
    })
    const swiss = await this.sell({
      address: swissAddress,
      quantities: [1, 2],
      prices: [19_999, 501],
      change: { deliverTo: 'CH' },
    })
    await this.refund(swiss[0], { part: 0.25 })
    const customer = await addCustomer(this.#shop)
    await this.sell({ customer, quantities: [2], prices: [1_200], giftCards: 1 })
    const cards = await this.sell({ customer, quantities: [1], prices: [700], giftCards: 2 })
    await this.refund(cards.at(-1), { part: 0.5 })
  }

  async #sellToCompanies(): Promise<void> {
    const shop = this.#shop
    const [viennese, german] = [await addCustomer(shop), await addCustomer(shop)]
    await addCompany(shop, [viennese], { buyer_reference: 'Werkstatt 7' })
    await addCompany(shop, [german], companyAtHome)
    const free = await this.sell({
      customer: viennese,
      address: austrianAddress,
      quantities: [10, 3],
      prices: [1_299, 5_000],
      change: { deliverTo: 'AT' },
    })
    await this.refund(free[0], { part: 0.3 })
    await this.sell({ customer: viennese, quantities: [1], prices: [1_000] })
    await this.sell({ customer: german, quantities: [12], prices: [1_049], change: { code: 'CLUB10' } })
    await this.sell({ customer: german, quantities: [2], prices: [850], change: { way: 'pickup' } })
  }

  /** Sells to companies that pay later: at home, and without tax abroad; a refund lowers what is open. */
  async #sellOnAccount(): Promise<void> {
    const [german, viennese] = [await addCustomer(this.#shop), await addCustomer(this.#shop)]
    const terms = { terms_days: 30, limit_cents: 500_000 }
    await addCompany(this.#shop, [german], { ...companyAtHome, ...terms })
    await addCompany(this.#shop, [viennese], terms)
    const open = await this.sell({ customer: german, quantities: [8], prices: [1_733], onAccount: true })
    await this.refund(open[0], { part: 0.2 })
    const change = { deliverTo: 'AT' }
    await this.sell({
      customer: viennese,
      address: austrianAddress,
      quantities: [3],
      change,
      onAccount: true,
    })
  }

  async #sellWithCredit(): Promise<void> {
    const part = await this.sell({ quantities: [3], prices: [1_499], credit: 0.4 })
    await this.refund(part[0], { part: 1 })
    const whole = await this.sell({ quantities: [1], prices: [2_345], credit: 1 })
    await this.refund(whole[0], { part: 0.5 })
  }

  /** Sells as a small enterprise. */
  async #sellWithoutTax(): Promise<void> {
    await setTaxes(this.#shop, { home: null, rates: [] }, this.#admin)
    await this.#section('money', { taxRate: null, taxName: '' })
    const sold = await this.sell({ quantities: [2], prices: [1_999] })
    await this.refund(sold[0], { part: 1 })
    await this.#section('money', { taxRate: 7, taxName: 'USt.' })
    await this.sell({ quantities: [3, 1], prices: [1_033, 250] })
  }

  /** Adds a customer; every second one buys for a company at home. */
  async #newCustomer(): Promise<Caller> {
    const customer = await addCustomer(this.#shop)
    this.#customers += 1
    if (this.#customers % 2 === 0) await addCompany(this.#shop, [customer], companyAtHome)
    return customer
  }

  /** Books a basket, gives it an address, and pays for it; returns the ids of its orders. */
  async sell(sale: Sale): Promise<readonly string[]> {
    const shop = this.#shop
    const {
      quantities = [1],
      prices = [1_250],
      giftCards = 0,
      credit = 0,
      onAccount = false,
      change = {},
    } = sale
    const customer = sale.customer ?? (await this.#newCustomer())
    const lines = []
    for (const [index, quantity] of quantities.entries()) {
      const name = `Wrench "${index + 1}" <6 mm> & more`
      lines.push({
        quantity,
        productId: await addTool(shop, { stock: 100, unitPriceCents: prices[index] ?? 1_250, name }),
      })
    }
    if (giftCards > 0) {
      const productId = await addTool(shop, {
        stock: 9,
        unitPriceCents: 2_500,
        name: 'Gift card',
        giftCard: true,
      })
      lines.push({ quantity: giftCards, productId })
    }
    const { orders } = granted(await bookTogether(shop, customer, basket(lines, change)))
    const ids = orders.map(({ id }) => id)
    if (change.way !== 'pickup') {
      const delivered = orders.filter(({ deliveryWay }) => deliveryWay === 'parcel').map(({ id }) => id)
      granted(await setDeliveryAddress(shop, customer, delivered, sale.address ?? germanAddress))
    }
    await this.#pay(customer, ids, { credit, onAccount })
    return ids
  }

  async #pay(
    customer: Caller,
    orderIds: readonly string[],
    { credit, onAccount }: { readonly credit: number; readonly onAccount: boolean },
  ): Promise<void> {
    const shop = this.#shop
    const rows = await shop.database.read
      .selectFrom('orders')
      .where('id', 'in', orderIds)
      .select('price_cents')
      .execute()
    const priceCents = rows.reduce((sum, row) => sum + row.price_cents, 0)
    if (onAccount) {
      granted(await orderOnAccount(shop, customer, { priceCents, orderIds }))
      return
    }
    const creditCents = Math.round(priceCents * credit)
    if (creditCents > 0) await addCredit(shop, customer, creditCents)
    if (creditCents === priceCents) {
      granted(await payWithCredit(shop, customer, { priceCents, orderIds }))
      return
    }
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, creditCents, orderIds }))
    const intentId = secret.replace(/_secret$/, '')
    if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
    granted(await recordPayment(shop, customer, orderIds[0] ?? '', intentId))
  }

  /** Refunds a part of an order. */
  async refund(orderId = '', { part, deliveryOnly = false }: Returned): Promise<void> {
    const shop = this.#shop
    const order = await shop.database.read
      .selectFrom('orders')
      .where('id', '=', orderId)
      .select(['price_cents', 'delivery_cents', 'unit_price_cents', 'delivery_way'])
      .executeTakeFirstOrThrow()
    const whole = deliveryOnly ? order.delivery_cents : order.price_cents
    const isCards = order.delivery_way === 'email'
    const amountCents = isCards ? order.unit_price_cents : Math.max(1, Math.round(whole * part))
    const wanted = {
      amountCents,
      ...(deliveryOnly && { deliveryCents: amountCents }),
      reason: 'Came late & damaged',
      restock: 0,
      idempotencyKey: undefined,
    }
    granted(await refundOrder(shop, await this.#staff(), orderId, wanted))
  }

  /** Corrects the letters of an order's invoice. */
  async correct(orderId = ''): Promise<void> {
    const shop = this.#shop
    const number = await issuedWithUnprintedLetters(shop, orderId, '\u{1F6B2} Hopper')
    granted(await correctInvoice(shop, await this.#staff(), number, { name: 'Grace Hopper' }))
  }

  async #staff(): Promise<Caller> {
    this.#admin ??= await addAdmin(this.#shop)
    return this.#admin
  }

  async #section(section: 'money' | 'delivery' | 'invoicing', change: object): Promise<void> {
    const { value, version: from } = await readSection(this.#shop, section)
    granted(
      await changeSettings(this.#shop, await this.#staff(), {
        section,
        value: { ...value, ...change },
        from,
      }),
    )
    await this.#shop.settings.read()
  }
}
