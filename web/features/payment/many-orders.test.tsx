// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errors } from '../../../contract/errors.ts'
import { listAddresses } from '../../../contract/orders/addresses.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { createPaymentIntent, recordPayment } from '../../../contract/payments/payments.ts'
import { ApiError } from '../../api/api-error.ts'
import { listChosenProducts } from '../../api/rows/catalogue.ts'
import { listChosenOrders } from '../../api/rows/orders.ts'
import { reloadShown } from '../../api/use-loaded.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubMediaQueries } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, submitTwiceAtOnce, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { PaymentPage } from './payment-page.tsx'
import { FakeStripe } from './testing/fake-stripe.ts'
import { paymentTexts, receiptTexts } from './texts.ts'

const provider = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('./card/load-stripe.ts', () => provider)

const hub = sampleOrder({ _id: 'o1', Id: 't1', tool: 'Hub', quantity: 2, price: 20.1 })
const rim = sampleOrder({ _id: 'o2', Id: 't2', tool: 'Rim', quantity: 1, price: 10.2 })
const whip = sampleOrder({ _id: 'o3', Id: 't3', tool: 'Whip', quantity: 1, price: 5 })
const paidBy = (transactionId: string) => (order: Order) => ({ ...order, paid: true, transactionId })

let shop: FakeShop
let stripe: FakeStripe
beforeEach(() => {
  window.sessionStorage.clear()
  stubMediaQueries()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(createPaymentIntent, { clientSecret: 'secret' })
  shop.answers(recordPayment, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(listChosenProducts, [])
  shop.answers(listAddresses, [])
  stripe = new FakeStripe()
  provider.loadStripe.mockReset().mockImplementation(async () => stripe)
})
afterEach(cleanup)

function open(orders: readonly Order[] = [hub, rim, whip], toPay: object = { orders: 'o1,o2,o3' }) {
  shop.answers(listChosenOrders, orders)
  const Component = () => <PaymentPage toPay={toPay} history={() => null} />
  const extensions = ['listChosenOrders', 'listChosenTools', 'setDeliveryAddress', 'listAddresses']
  return renderInShop(shop, [{ path: '/pay', Component }], '/pay', { ...testSettings, extensions })
}

async function ready(name: string) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}
const asked = () => shop.callsOf(createPaymentIntent).map(({ body }) => body)
const intentRefused =
  (code: keyof typeof errors, ...orders: readonly string[]) =>
  () => {
    const lines = orders.map((order, index) => ({ index, order, code, message: errors[code].message }))
    throw new ApiError({ ...errors.LINES_REFUSED, code: 'LINES_REFUSED', lines })
  }

describe('Several orders', () => {
  test('are paid with one payment of their exact sum, once, however often Pay is pressed', async () => {
    const { user } = open()
    const button = await ready('Pay $35.30')
    expect(asked()).toEqual([{ price: 35.3, orders: ['o1', 'o2', 'o3'] }])
    submitTwiceAtOnce()
    await user.dblClick(button)
    await screen.findByText(paymentTexts.noted)
    expect(stripe.confirmed).toEqual(['secret'])
    expect(shop.callsOf(recordPayment)).toHaveLength(1)
    const receipt = screen.getByRole('region', { name: receiptTexts.label })
    for (const line of ['2 × Hub', '1 × Rim', '1 × Whip', '$35.30'])
      expect(within(receipt).getByText(line)).toBeDefined()
  })

  test('of a purchase are loaded by its number', async () => {
    open([hub, rim], { purchase: 'p1' })
    await ready('Pay $30.30')
    expect(shop.callsOf(listChosenOrders)[0]?.query).toEqual({ purchase: 'p1' })
  })

  test('that were already paid show one receipt for each charge and no card form', async () => {
    open([paidBy('pi_1')(hub), paidBy('pi_2')(rim), paidBy('pi_1')(whip)])
    await screen.findByText(paymentTexts.allPaid)
    expect(screen.getAllByRole('region', { name: receiptTexts.label })).toHaveLength(2)
    expect(asked()).toEqual([])
  })

  test('that were refunded in part show the refunds and the rest on their receipt', async () => {
    const refundedBy = (refunded: number) => (order: Order) => ({
      ...paidBy('pi_1')(order),
      refunded,
      refundable: order.price - refunded,
    })
    open([refundedBy(10.5)(hub), refundedBy(1)(rim), refundedBy(0)(whip)])
    const receipt = within(await screen.findByRole('region', { name: receiptTexts.label }))
    const amountOf = (name: string) => receipt.getByText(name).nextElementSibling?.textContent
    expect(amountOf(receiptTexts.total('tax and delivery included'))).toBe('$35.30')
    expect(amountOf(receiptTexts.wentBack)).toBe('−$11.50')
    expect(amountOf(receiptTexts.kept)).toBe('$23.80')
  })

  test('that are missing from the list are counted, and if all are missing, the page says so', async () => {
    open([hub, rim])
    await screen.findByText(paymentTexts.missing('1', 1))
    cleanup()
    open([])
    await screen.findByText(paymentTexts.noneFound)
  })
})

describe('When one of several orders is cancelled or paid elsewhere', () => {
  test('the page says which order it was, and pays the rest only after a press', async () => {
    const { user } = open()
    await ready('Pay $35.30')
    shop.answers(listChosenOrders, [paidBy('pi_9')(hub), whip])
    reloadShown()
    await screen.findByText(paymentTexts.changed)
    expect(screen.getByText(paymentTexts.paidElsewhere).parentElement?.textContent).toContain('2 × Hub')
    expect(screen.getByText(paymentTexts.cancelled).parentElement?.textContent).toContain('1 × Rim')
    expect(asked()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Pay only the other order: $5.00' }))
    await ready('Pay $5.00')
    expect(asked().at(-1)).toEqual({ price: 5, order: 'o3' })
  })

  test('the page finds out which order it was, even while the payment opens', async () => {
    shop.answers(createPaymentIntent, () => {
      shop.answers(listChosenOrders, [hub, rim])
      intentRefused('ORDER_NOT_FOUND', 'o3')()
    })
    open()
    await screen.findByText(paymentTexts.cancelled)
    await screen.findByRole('button', { name: 'Pay the other 2 orders: $30.30' })
  })
})

test('An order whose pieces were sold is named with the reason, and the others are paid after a press', async () => {
  shop.answers(createPaymentIntent, intentRefused('STOCK_GONE', 'o2'))
  const { user } = open()
  const rest = await screen.findByRole('button', { name: 'Pay the other 2 orders: $25.10' })
  expect(screen.getByText(errors.STOCK_GONE.message).parentElement?.textContent).toContain('1 × Rim')
  shop.answers(createPaymentIntent, { clientSecret: 'secret' })
  await user.click(rest)
  await ready('Pay $25.10')
  expect(asked().at(-1)).toEqual({ price: 25.1, orders: ['o1', 'o3'] })
})

test('The receipt shows an order as refunded if it cannot take its part of the money', async () => {
  shop.answers(recordPayment, () => {
    const { status, code, message } = refusal('PAYMENT_REFUNDED')
    const { transactionId } = { transactionId: 'pi_1' }
    shop.answers(listChosenOrders, [hub, paidBy(transactionId)(rim), paidBy(transactionId)(whip)])
    throw new ApiError({ status, code, message, lines: [{ index: 0, order: 'o1', code, message }] })
  })
  const { user } = open()
  await user.click(await ready('Pay $35.30'))
  await screen.findByText(receiptTexts.notPaid('2 × Hub'))
  const receipt = screen.getByRole('region', { name: receiptTexts.label })
  expect(within(receipt).getByText('$15.20')).toBeDefined()
  expect(within(receipt).getByText('−$20.10')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('Many orders are shown in three lines until the person asks for all', async () => {
  const many = Array.from({ length: 8 }, (_, place) => ({ ...hub, _id: `m${place}`, tool: `Tool ${place}` }))
  const { user } = open(many, { purchase: 'p1' })
  await ready('Pay $160.80')
  const summary = screen.getByRole('region', { name: paymentTexts.order })
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show all 8 orders' }))
  expect(within(summary).getAllByRole('listitem')).toHaveLength(8)
})
