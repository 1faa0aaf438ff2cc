// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAddresses, setDeliveryAddress } from '../../../contract/orders/addresses.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { createPaymentIntent, recordPayment } from '../../../contract/payments/payments.ts'
import { listChosenProducts } from '../../api/rows/catalogue.ts'
import { listChosenOrders } from '../../api/rows/orders.ts'
import { proposeAddress } from '../../forms/address-proposal.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubMediaQueries } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { PaymentPage } from './payment-page.tsx'
import { FakeStripe } from './testing/fake-stripe.ts'
import { paymentTexts, receiptTexts, deliveryTexts as texts } from './texts.ts'

const provider = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('./card/load-stripe.ts', () => provider)

const workshop = { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', phone: '555 0100' }
const elsewhere = { name: 'Bob', address: '1 Elsewhere', phone: '1' }
const hub = sampleOrder({ _id: 'o1', Id: 't1', tool: 'Hub', quantity: 2, price: 20 })
const rim = sampleOrder({ _id: 'o2', Id: 't2', tool: 'Rim', quantity: 1, price: 10 })
const whip = sampleOrder({ _id: 'o3', Id: 't3', tool: 'Whip', quantity: 1, price: 5 })

let shop: FakeShop
beforeEach(() => {
  window.sessionStorage.clear()
  stubMediaQueries()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(createPaymentIntent, { clientSecret: 'secret' })
  shop.answers(recordPayment, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(setDeliveryAddress, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(listChosenProducts, [])
  shop.answers(listAddresses, [{ _id: 'a1', ...workshop }])
  const stripe = new FakeStripe()
  provider.loadStripe.mockReset().mockImplementation(async () => stripe)
})
afterEach(cleanup)

function open(...orders: readonly Order[]) {
  shop.answers(listChosenOrders, orders)
  const Component = () => <PaymentPage toPay={{ purchase: 'p1' }} history={() => null} />
  const extensions = ['listChosenOrders', 'listChosenTools', 'setDeliveryAddress', 'listAddresses']
  return renderInShop(shop, [{ path: '/pay', Component }], '/pay', { ...testSettings, extensions })
}
async function pay(user: ReturnType<typeof open>['user']) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Pay/ })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await screen.findByText(paymentTexts.congrats)
}
const sent = () => shop.callsOf(setDeliveryAddress).map(({ body }) => body)
const button = (name: string) => screen.findByRole('button', { name })

describe('Orders with different addresses', () => {
  test('keep them at the payment, and the page and the receipt name each', async () => {
    const { user } = open(
      { ...hub, deliverTo: workshop },
      { ...rim, deliverTo: elsewhere },
      { ...whip, deliverTo: workshop },
    )
    const delivery = within(await screen.findByRole('group', { name: texts.heading }))
    expect(delivery.getByText(texts.differ)).toBeDefined()
    const groups = delivery.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(groups).toEqual([
      '2 × Hub, 1 × WhipAda Byron\n7 Chain Lane\nSpringfield\n555 0100',
      '1 × RimBob\n1 Elsewhere\n1',
    ])
    await pay(user)
    expect(sent()).toEqual([])
    const receipt = screen.getByRole('region', { name: receiptTexts.label }).textContent
    expect(receipt).toMatch(/2 × Hub, 1 × WhipAda Byron.*1 × RimBob/s)
  })

  test('get one address only after the person chooses it for all', async () => {
    const { user } = open({ ...hub, deliverTo: workshop }, { ...rim, deliverTo: elsewhere })
    await user.click(await button(texts.useOne))
    expect(screen.getByText(texts.forAll)).toBeDefined()
    await user.click(await button(texts.keepEach))
    expect(screen.getByText(texts.differ)).toBeDefined()
    await user.click(await button(texts.useOne))
    await pay(user)
    expect(sent()).toEqual([{ orders: ['o2'], ...workshop, onlyUnpaid: true }])
  })

  test('still show after a reload that one address is replacing theirs', async () => {
    const orders = [
      { ...hub, deliverTo: workshop },
      { ...rim, deliverTo: elsewhere },
    ] as const
    const { user } = open(...orders)
    await user.click(await button(texts.useOne))
    await user.type(await screen.findByLabelText('Address'), ' 62701')
    cleanup()
    open(...orders)
    expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe(
      `${workshop.address} 62701`,
    )
    expect(screen.getByText(texts.forAll)).toBeDefined()
  })

  test('keep them while an order without an address gets one', async () => {
    proposeAddress('o2', { phone: '', address: '2 Hub Street\nSpringfield 62701\nUSA' })
    const { user } = open({ ...hub, deliverTo: elsewhere }, { ...rim, deliverTo: null })
    await pay(user)
    expect(sent()).toEqual([
      {
        orders: ['o2'],
        name: 'Ada Byron',
        address: '2 Hub Street\nSpringfield 62701\nUSA',
        phone: '555',
        onlyUnpaid: true,
      },
    ])
  })

  test('name the orders that the form applies to', async () => {
    shop.answers(listAddresses, [])
    const { user } = open(
      { ...hub, deliverTo: workshop },
      { ...rim, deliverTo: elsewhere },
      { ...whip, deliverTo: null },
    )
    expect((await screen.findByText('1 × Whip', { selector: 'fieldset > b' })).tagName).toBe('B')
    await user.type(await screen.findByLabelText('Address'), '2 Hub Street\nSpringfield 62701\nUSA')
    await pay(user)
    expect(sent()).toEqual([
      {
        orders: ['o3'],
        name: 'Ada',
        address: '2 Hub Street\nSpringfield 62701\nUSA',
        phone: '555',
        onlyUnpaid: true,
      },
    ])
  })
})

test('An order without an address gets the address of the others', async () => {
  const { user } = open({ ...hub, deliverTo: elsewhere }, { ...rim, deliverTo: null })
  await screen.findByText(/1 Elsewhere/, { selector: 'address' })
  expect(screen.queryByText(texts.differ)).toBeNull()
  await pay(user)
  expect(sent()).toEqual([{ orders: ['o2'], ...elsewhere, onlyUnpaid: true }])
})

test('Several orders without an address get one together', async () => {
  const { user } = open({ ...hub, deliverTo: null }, { ...rim, deliverTo: null })
  await screen.findByText(/7 Chain Lane/, { selector: 'address' })
  await pay(user)
  expect(sent()).toEqual([{ orders: ['o1', 'o2'], ...workshop, onlyUnpaid: true }])
})
