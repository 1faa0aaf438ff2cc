import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { vatConfirmationMs } from '../../../domain/tax/intra-community.ts'
import type { CompanyValues } from '../../data/queries/companies/managed-companies.ts'
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
import { leaveOwnCompany } from '../companies/change-own-company.ts'
import { payWithCredit } from '../credit/pay-with-credit.ts'
import { describeInvoice } from '../invoices/describe-invoice.ts'
import { toInvoice } from '../invoices/invoice-content.ts'
import { acceptOffer } from '../offers/accept-offer.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { chooseDeliveryWay } from '../pick-ups/choose-delivery-way.ts'
import { compareInvoices } from '../proof/compare-invoices.ts'
import { orderOnAccount } from '../receivables/order-on-account.ts'
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

  const changeCompany = async (values: CompanyValues) =>
    granted(
      await shop.database.write(async ({ db }) => {
        await db.updateTable('companies').set(values).execute()
        return done(null)
      }),
    )

  test.each([
    ['the number was refused', () => changeCompany({ vat_state: 'refused' })],
    ['its confirmation is over', () => changeCompany({ vat_confirmed_at: shop.clock() - vatConfirmationMs })],
    ['the number was replaced by one at home', () => changeCompany({ vat_number: 'DE136695976' })],
    ['the owner ended the company', () => changeCompany({ state: 'ended' })],
    ['its customer left the company', async () => void granted(await leaveOwnCompany(shop, customer))],
  ])(
    'Is not paid without tax once %s: it gets its tax, and the customer sees it first',
    async (_, change) => {
      await addCompany(shop, [customer])
      const id = await book({ deliverTo: 'AT' })
      // A tab has opened the payment already.
      granted(await createPaymentIntent(shop, customer, { priceCents: 10_000, orderId: id }))
      await change()
      const request = { priceCents: 10_000, orderId: id }
      expect(codeOf(await createPaymentIntent(shop, customer, request))).toBe('TAX_CHANGED')
      expect(shop.cards.intents().map(({ status }) => status)).toEqual(['cancelled'])
      expect(await stored(id)).toMatchObject({ ...austrian, priceCents: 11_900, state: 'unpaid' })
      expect(codeOf(await createPaymentIntent(shop, customer, request))).toBe('PRICE_DIFFERS')
      await pay(id)
      expect(await stored(id)).toMatchObject({ ...austrian, priceCents: 11_900, state: 'paid' })
    },
  )

  test('Is not paid without tax by its price alone, with credit, or on account', async () => {
    await addCompany(shop, [customer])
    const ids = [
      await book({ deliverTo: 'AT' }),
      await book({ deliverTo: 'AT' }),
      await book({ deliverTo: 'AT' }),
    ]
    const [first = '', second = '', third = ''] = ids
    await changeCompany({ vat_state: 'refused' })
    const priceCents = 10_000
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents }))).toBe('TAX_CHANGED')
    for (const pays of [payWithCredit, orderOnAccount]) {
      const [open = ''] = (await Promise.all(ids.map(stored))).flatMap(({ id, taxExemption }) =>
        taxExemption === null ? [] : [id],
      )
      expect(codeOf(await pays(shop, customer, { priceCents, orderIds: [open] }))).toBe('TAX_CHANGED')
    }
    for (const id of [first, second, third])
      expect(await stored(id)).toMatchObject({ ...austrian, priceCents: 11_900 })
  })

  test('Is not paid by money that was taken for another order of the same price', async () => {
    const consumers = await addTool(shop, { stock: 5, unitPriceCents: 10_000 })
    const other = granted(await bookProduct(shop, customer, booking(consumers, { deliverTo: 'DE' }))).orderId
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents: 10_000 }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    await addCompany(shop, [customer])
    const stale = await book({ deliverTo: 'AT' })
    await changeCompany({ vat_state: 'refused' })
    expect(codeOf(await recordPayment(shop, customer, stale, intentId))).toBe('TAX_CHANGED')
    expect(await stored(stale)).toMatchObject({ ...austrian, state: 'unpaid', priceCents: 11_900 })
    granted(await recordPayment(shop, customer, other, intentId))
  })

  test('Names the number that counts when it is paid, at the same price', async () => {
    await addCompany(shop, [customer])
    const id = await book({ deliverTo: 'AT' })
    await changeCompany({ vat_number: 'FR40303265045' })
    await pay(id)
    expect(await stored(id)).toMatchObject({ ...free, buyerVatNumber: 'FR40303265045', priceCents: 10_000 })
  })

  test('Shares a fee with its tax again when one order of the parcel is paid after a refusal', async () => {
    await setRates(shop, deliveryRates)
    await addCompany(shop, [customer])
    const lines = []
    for (const unitPriceCents of [1_190, 2_380])
      lines.push({ productId: await addTool(shop, { stock: 5, unitPriceCents }), quantity: 1 })
    const { orders } = granted(await bookTogether(shop, customer, basket(lines, { deliverTo: 'AT' })))
    const orderIds = orders.map(({ id }) => id)
    const priceCents = orders.reduce((sum, order) => sum + order.priceCents, 0)
    await changeCompany({ vat_state: 'refused' })
    expect(codeOf(await createPaymentIntent(shop, customer, { priceCents, orderIds }))).toBe('TAX_CHANGED')
    const after = await Promise.all(orderIds.map(stored))
    expect(after.map(({ goodsCents }) => goodsCents)).toEqual([1_190, 2_380])
    expect(after.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0)).toBe(990)
    expect(after.every(({ taxExemption, taxCountry }) => taxExemption === null && taxCountry === 'AT')).toBe(
      true,
    )
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

  test('Has papers of the company with both numbers and the sentence of the law, which its address for invoices gets, too', async () => {
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
