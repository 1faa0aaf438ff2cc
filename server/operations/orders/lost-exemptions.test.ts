import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { vatConfirmationMs } from '../../../domain/tax/intra-community.ts'
import type { CompanyValues } from '../../data/queries/companies/managed-companies.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { leaveOwnCompany } from '../companies/change-own-company.ts'
import { payWithCredit } from '../credit/pay-with-credit.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { orderOnAccount } from '../receivables/order-on-account.ts'
import type { Caller } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { bookTogether } from './book-together.ts'

const austrian = { taxRateHundredths: 2_000, taxCountry: 'AT', taxExemption: null }

describeOnEveryEngine('An order without tax by a number that no longer counts', (engine) => {
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
  const stored = (id: string) => storedOrder(shop, id)
  const pay = async (orderId: string) => {
    const { priceCents } = await stored(orderId)
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderId, intentId))
  }
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
    expect(await stored(id)).toMatchObject({
      taxRateHundredths: 0,
      taxExemption: 'intra-community',
      buyerVatNumber: 'FR40303265045',
      priceCents: 10_000,
    })
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
})
