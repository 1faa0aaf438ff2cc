import { afterEach, beforeEach, expect, test } from 'vitest'
import { vatConfirmationMs } from '../../../domain/tax/intra-community.ts'
import { findOrder } from '../../data/queries/orders/orders.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { sendOffer } from '../../testing/offering.ts'
import { offerPickUp } from '../../testing/pick-ups.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { describeInvoice } from '../invoices/describe-invoice.ts'
import { toInvoice } from '../invoices/invoice-content.ts'
import { acceptOffer } from '../offers/accept-offer.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { chooseDeliveryWay } from '../pick-ups/choose-delivery-way.ts'
import { compareInvoices } from '../proof/compare-invoices.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'
import { cancelOrder } from './cancel-order.ts'

const receiver = { name: 'Ada Lovelace', phone: '030 1234567' }
const inGermany = { ...receiver, lines: ['Hauptstr. 1'], postcode: '10115', city: 'Berlin', country: 'DE' }
const inAustria = { ...receiver, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }
const vatNumber = 'ATU33864707'
const free = {
  taxRateHundredths: 0,
  taxCountry: 'AT',
  taxExemption: 'intra-community',
  buyerVatNumber: vatNumber,
}
const german = { taxRateHundredths: 1_900, taxCountry: 'DE', taxExemption: null }
const austrian = { taxRateHundredths: 2_000, taxCountry: 'AT', taxExemption: null }

describeOnEveryEngine('An order of a company in another country', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
    await setTaxes(shop)
  })
  afterEach(() => shop.drop())

  const book = async (change = {}) => {
    const productId = await addTool(shop, { stock: 50, unitPriceCents: 11_900 })
    return granted(await bookProduct(shop, customer, booking(productId, change))).orderId
  }
  const stored = async (id: string) => {
    const order = await findOrder(shop.database.read, id)
    if (!order) throw new Error('The order is missing')
    return order
  }
  const pay = async (orderId: string) => {
    const { priceCents } = await stored(orderId)
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderId, intentId))
    return intentId
  }

  test('Costs the net price without tax, and keeps company and number', async () => {
    const companyId = await addCompany(shop, [customer])
    expect(await stored(await book({ deliverTo: 'AT' }))).toMatchObject({
      ...free,
      priceCents: 10_000,
      companyId,
      companyName: 'Radwerk GmbH',
    })
    expect(await stored(await book({ deliverTo: 'DE' }))).toMatchObject({
      ...german,
      priceCents: 11_900,
      companyId,
    })
  })

  test.each([
    ['waits for its confirmation', { vat_state: 'waiting' as const }],
    ['was refused', { vat_state: 'refused' as const }],
    ['was confirmed too long ago', { vat_confirmed_at: Date.now() - vatConfirmationMs - 1_000 }],
    ['is of the shop’s country', { vat_number: 'DE136695976' }],
    ['belongs to a company that is not granted', { state: 'asked' as const }],
  ])('Has its usual tax while the number %s', async (_, differing) => {
    await addCompany(shop, [customer], differing)
    expect(await stored(await book({ deliverTo: 'AT' }))).toMatchObject({ ...austrian, priceCents: 11_900 })
  })

  test('Changes its tax with its address, until it is paid', async () => {
    await addCompany(shop, [customer])
    const id = await book()
    expect(await stored(id)).toMatchObject({ ...german, priceCents: 11_900 })
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(await stored(id)).toMatchObject({ ...free, priceCents: 10_000, unitPriceCents: 10_000 })
    granted(await setDeliveryAddress(shop, customer, [id], inGermany))
    expect(await stored(id)).toMatchObject({ ...german, priceCents: 11_900 })
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    await pay(id)
    expect(codeOf(await setDeliveryAddress(shop, customer, [id], inGermany))).toBe('DELIVERY_PAID')
    expect(await stored(id)).toMatchObject({ ...free, priceCents: 10_000 })
  })

  test('Refuses an address in another or an unknown country for goods without tax', async () => {
    await addCompany(shop, [customer])
    const id = await book({ deliverTo: 'AT' })
    const unclear = { ...receiver, address: 'At the corner' }
    expect(codeOf(await setDeliveryAddress(shop, customer, [id], unclear))).toBe('INPUT_INVALID')
    await pay(id)
    expect(codeOf(await setDeliveryAddress(shop, customer, [id], inGermany))).toBe('DELIVERY_PAID')
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
  })

  test('Gets its tax again when it is picked up', async () => {
    await offerPickUp(shop)
    await addCompany(shop, [customer])
    const id = await book({ deliverTo: 'AT' })
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [id], way: 'pickup' }))
    expect(await stored(id)).toMatchObject({ ...german, priceCents: 11_900 })
    granted(await chooseDeliveryWay(shop, customer, { orderIds: [id], way: 'parcel', country: 'AT' }))
    expect(await stored(id)).toMatchObject({ ...free, priceCents: 10_000 })
  })

  test('Becomes free of tax at its next address once the number is confirmed, and taxed once it is refused', async () => {
    await addCompany(shop, [customer], { vat_state: 'waiting' })
    const id = await book({ deliverTo: 'AT' })
    const setState = (state: 'confirmed' | 'refused') =>
      shop.database.write(async ({ db }) => {
        await db.updateTable('companies').set({ vat_state: state }).execute()
        return { ok: true as const, value: null }
      })
    granted(await setState('confirmed'))
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(await stored(id)).toMatchObject({ ...free, priceCents: 10_000 })
    granted(await setState('refused'))
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(await stored(id)).toMatchObject({ ...austrian, priceCents: 11_900 })
  })

  test('Stays a consumer’s order if the account joins a company later', async () => {
    const id = await book({ deliverTo: 'AT' })
    await addCompany(shop, [customer])
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(await stored(id)).toMatchObject({ ...austrian, priceCents: 11_900, companyId: null })
  })

  test('Shares a fee without tax, also after another order of the parcel is cancelled', async () => {
    await setRates(shop, deliveryRates)
    await addCompany(shop, [customer])
    const lines = []
    for (const unitPriceCents of [1_190, 2_380])
      lines.push({ productId: await addTool(shop, { stock: 5, unitPriceCents }), quantity: 1 })
    const { orders } = granted(await bookTogether(shop, customer, basket(lines, { deliverTo: 'AT' })))
    expect(orders.map(({ goodsCents, deliveryCents }) => [goodsCents, deliveryCents])).toEqual([
      [1_000, 277],
      [2_000, 555],
    ])
    const [first, second] = orders
    granted(await cancelOrder(shop, customer, first?.id ?? ''))
    expect(await stored(second?.id ?? '')).toMatchObject({ goodsCents: 2_000, deliveryCents: 832 })
  })

  test('Of an accepted offer costs the net amount, and the offered price at home, beside the public one', async () => {
    await addCompany(shop, [customer])
    const productId = await addTool(shop, { stock: 9 })
    const { token } = await sendOffer(shop, { lines: [{ productId, quantity: 2, unitPriceCents: 1_190 }] })
    const [order] = granted(await acceptOffer(shop, customer, token))
    const id = order?.id ?? ''
    const atHome = { ...german, priceCents: 2_380, publicUnitCents: 1_250 }
    expect(order).toMatchObject(atHome)
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    expect(await stored(id)).toMatchObject({
      ...free,
      priceCents: 2_000,
      unitPriceCents: 1_000,
      publicUnitCents: 1_050,
    })
    granted(await setDeliveryAddress(shop, customer, [id], inGermany))
    expect(await stored(id)).toMatchObject(atHome)
  })

  test('Of an offer that is not below the public price keeps no public price', async () => {
    await addCompany(shop, [customer])
    const productId = await addTool(shop, { stock: 9, unitPriceCents: 1_190 })
    const { token } = await sendOffer(shop, { lines: [{ productId, quantity: 2, unitPriceCents: 1_190 }] })
    const [order] = granted(await acceptOffer(shop, customer, token))
    expect(order).toMatchObject({ unitPriceCents: 1_190, publicUnitCents: null })
  })

  test('Has papers with both VAT numbers and the sentence of the law, also sent to the company’s address for invoices', async () => {
    await addCompany(shop, [customer], { invoice_email: 'bills@radwerk.example' })
    const id = await book({ deliverTo: 'AT' })
    granted(await setDeliveryAddress(shop, customer, [id], inAustria))
    const intentId = await pay(id)
    const wanted = { amountCents: 4_000, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, await addAdmin(shop), id, wanted))
    const papers = (await listInvoicesOfPayment(shop.database.read, intentId)).map(toInvoice)
    for (const paper of papers) {
      expect(paper).toMatchObject({
        taxCents: 0,
        content: {
          edition: 6,
          buyer: {
            name: 'Radwerk GmbH',
            vatNumber,
            parts: { lines: ['Lange Gasse 1'], postcode: '1080', city: 'Wien', country: 'AT' },
            company: { contact: 'Ada Lovelace' },
          },
          deliverTo: { name: 'Ada Lovelace', parts: { lines: ['Ring 1'], country: 'AT' } },
          exemption: 'intra-community',
          lines: [{ rate: 0, exempt: 'intra-community' }],
        },
      })
      const sheet = describeInvoice(paper)
      expect(sheet.buyer.lines).toContain(`VAT number: ${vatNumber}`)
      expect(sheet.notes[0]).toContain('Article 138 of Directive 2006/112/EC')
    }
    expect(papers).toHaveLength(2)
    const receipts = await shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'paid%')
      .where('invoice_id', 'is not', null)
      .orderBy('event')
      .select('recipient')
      .execute()
    expect(receipts.map(({ recipient }) => recipient).sort()).toEqual(
      [customer.email, 'bills@radwerk.example'].sort(),
    )
    expect((await compareInvoices(shop, '')).differences).toEqual([])
  })
})
