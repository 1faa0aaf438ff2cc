// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { OrdersToPay } from './orders-to-pay.tsx'
import { toPayTexts } from './texts.ts'

beforeEach(() => keepSession('token', { email: 'ada@example.com', name: 'Ada' }))
afterEach(cleanup)

function open(orders: readonly Order[], extensions = testSettings.extensions) {
  const shop = new FakeShop()
  shop.answers(listOwnOrders, orders)
  const settings = { ...testSettings, extensions }
  renderInShop(shop, [{ path: '/dashboard', Component: OrdersToPay }], '/dashboard', settings)
}

test('Unpaid orders are sorted by the end of their hold, and the button of the first is orange', async () => {
  const inHours = (hours: number) => Date.now() + hours * 3_600_000
  open([
    sampleOrder({ _id: 'late', holdExpiresAt: inHours(20) }),
    sampleOrder({ _id: 'none', holdExpiresAt: null }),
    sampleOrder({ _id: 'paid', paid: true }),
    sampleOrder({ _id: 'soon', holdExpiresAt: inHours(2) }),
  ])
  const links = await screen.findAllByRole('link', { name: /^Pay/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/payment/soon',
    '/dashboard/payment/late',
    '/dashboard/payment/none',
  ])
  expect(links.map((link) => link.classList.contains('button-go'))).toEqual([true, false, false])
})

test('If several orders can be paid together, only the button for all is orange', async () => {
  const two = [sampleOrder({ _id: 'one' }), sampleOrder({ _id: 'two' })]
  open(two, ['listChosenOrders'])
  const links = await screen.findAllByRole('link', { name: /^Pay/ })
  const orange = links.filter((link) => link.classList.contains('button-go'))
  expect(orange.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/payment?orders=one,two'])
})

test('If every order is paid, the page says that nothing is left to do', async () => {
  open([sampleOrder({ paid: true })])
  await screen.findByText(toPayTexts.nothingToPay)
  expect(screen.getByRole('link', { name: toPayTexts.toOrders })).toBeDefined()
})

test('A person without orders sees a link to the tools', async () => {
  open([])
  await screen.findByText(toPayTexts.nothingBooked)
  expect(screen.getByRole('link', { name: toPayTexts.toTools }).getAttribute('href')).toBe('/tools')
})

test('Orders sent recently are listed as on their way, with a link to the parcel, and older orders follow', async () => {
  const dayMs = 86_400_000
  const sentAt = Date.now() - dayMs
  open([
    sampleOrder({ _id: 'sent', paid: true, sentAt, carrier: 'DHL', tracking: 'JD 14', tool: 'Hub' }),
    sampleOrder({
      _id: 'other',
      paid: true,
      sentAt: sentAt - dayMs,
      carrier: 'Ana',
      tracking: '7',
      tool: 'Rim',
    }),
    sampleOrder({ _id: 'bare', paid: true, sentAt: sentAt - 2 * dayMs, tool: 'Spoke' }),
    sampleOrder({ _id: 'old', paid: true, sentAt: sentAt - 40 * dayMs, tool: 'Chain' }),
    sampleOrder({ _id: 'paid', paid: true, tool: 'Pump' }),
  ])
  const parcel = await screen.findByRole('link', { name: 'DHL JD 14' })
  expect(parcel.getAttribute('href')).toBe('https://www.dhl.com/en/express/tracking.html?AWB=JD14')
  expect(screen.getByText('Ana 7').closest('a')).toBeNull()
  expect(screen.getByText(toPayTexts.noNumber)).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '12 × Hub',
    '12 × Rim',
    '12 × Spoke',
    '12 × Chain',
    '12 × Pump',
  ])
})

test('Without recently sent orders, the page has no list of orders on their way', async () => {
  open([sampleOrder({ holdExpiresAt: null })])
  await screen.findByRole('link', { name: /^Pay/ })
  expect(screen.queryByText(toPayTexts.onItsWay)).toBeNull()
  expect(screen.queryByText(toPayTexts.last)).toBeNull()
})
