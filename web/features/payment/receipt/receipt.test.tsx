// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '../../../../contract/orders/orders.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleOrder } from '../../../testing/sample-order.ts'
import { receiptTexts as texts } from '../texts.ts'
import { Receipt } from './receipt.tsx'

const deliverTo = { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', phone: '555 0100' }
let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

function open(settings = testSettings, changed: Partial<Order> = {}) {
  const order = sampleOrder({ paid: true, createdAt: Date.UTC(2026, 10, 2, 12), ...changed })
  const Component = () => <Receipt order={order} />
  return renderInShop(shop, [{ path: '/receipt', Component }], '/receipt', settings)
}
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent

test('A receipt shows the order, the customer and the delivery address', () => {
  open(testSettings, { deliverTo })
  expect(fact(texts.order)).toBe('o1')
  expect(fact(texts.booked)).toContain('Nov 2, 2026')
  expect(fact(texts.who)).toContain('Ada')
  expect(fact(texts.who)).toContain('ada@example.com')
  expect(fact(texts.where)).toBe('Ada Byron\n7 Chain Lane\nSpringfield\n555 0100')
})

test('The receipt states the days that were promised at the payment, until the order is refunded', () => {
  // A Monday morning in New York: the order leaves on the same day.
  const paidAt = Date.UTC(2026, 10, 2, 15)
  open(testSettings, { paidAt })
  expect(fact(texts.arrives)).toBe(texts.promised('Thursday, November 5', 'Wednesday, November 11'))
  cleanup()
  open(testSettings, { paidAt, refunded: 288, refundable: 0 })
  expect(screen.queryByText(texts.arrives)).toBeNull()
  cleanup()
  const { shop: ours } = testSettings
  const noDays = { ...testSettings, shop: { ...ours, delivery: { ...ours.delivery, daysFrom: null } } }
  open(noDays, { paidAt })
  expect(screen.queryByText(texts.arrives)).toBeNull()
})

test.each([null, undefined])('The receipt needs no address: %j', (missing) => {
  open(testSettings, missing === undefined ? {} : { deliverTo: missing })
  expect(screen.queryByText(texts.where)).toBeNull()
  expect(fact(texts.order)).toBe('o1')
})

test('The receipt has a button that prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { user } = open()
  await user.click(screen.getByRole('button', { name: texts.print }))
  expect(print).toHaveBeenCalledOnce()
})

const sums = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))

test('The receipt shows the pieces, the time and the card', () => {
  open(testSettings, { paidAt: Date.UTC(2026, 10, 3, 12), card: { brand: 'amex', last4: '0005' } })
  expect(sums()).toEqual([
    ['12 × Hex key set at $24.00 each', '$288.00'],
    [texts.total('tax and delivery included'), '$288.00'],
  ])
  expect(fact(texts.paidAt)).toContain('Nov 3, 2026')
  expect(fact(texts.card)).toBe('American Express ending in 0005')
})

test('The receipt shows the price per piece at the ordered quantity, not the price of a single piece', () => {
  open(testSettings, { quantity: 25, price: 335, unitPrice: 13.4, priceFrom: 25 })
  expect(sums()[0]).toEqual(['25 × Hex key set at $13.40 each', '$335.00'])
})

test('The receipt of a company shows the public price beside its own', () => {
  open(testSettings, { quantity: 10, price: 200, unitPrice: 20, publicUnitPrice: 24 })
  expect(sums()[0]).toEqual(['10 × Hex key set at $20.00 eachPublic price $24.00 each', '$200.00'])
})

test('After a refund, the receipt shows the refund and the remaining amount paid', () => {
  open(testSettings, { refunded: 88, refundable: 200 })
  expect(sums().slice(2)).toEqual([
    [texts.wentBack, '−$88.00'],
    [texts.kept, '$200.00'],
  ])
})

test('The total of a receipt excludes refunds of another payment', () => {
  open(testSettings, { refunded: 288, refundable: 288 })
  expect(sums()).toHaveLength(2)
})

test('With another backend, the receipt shows the fields that the backend has', () => {
  open({ ...testSettings, extensions: [] }, { price: 100, quantity: 3 })
  expect(sums()).toEqual([
    ['3 × Hex key set', '$100.00'],
    [texts.total('tax and delivery included'), '$100.00'],
  ])
  expect(screen.queryByText(texts.card)).toBeNull()
})
