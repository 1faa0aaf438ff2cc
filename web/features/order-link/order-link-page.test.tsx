// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fieldTexts } from '../../../contract/field-texts.ts'
import { type LinkedOrder, viewOrders } from '../../../contract/orders/order-links.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { OrderLinkPage } from './order-link-page.tsx'
import { orderLinkTexts as texts } from './texts.ts'

const token = 'o.0199-abc.mi2y9jsw.abcdefghijklmnopqrstuvwxyz'
/** A Tuesday, before the sample shop's cut-off hour. */
const tuesday = Date.UTC(2026, 10, 24, 8)
const order: LinkedOrder = {
  number: 'TW-1042-9',
  purchase: null,
  tool: 'Hub vice',
  quantity: 2,
  state: 'unpaid',
  refund: 'none',
  createdAt: tuesday,
  holdExpiresAt: null,
  paidAt: null,
  addressMissing: false,
  sentAt: null,
  carrier: null,
  tracking: null,
  cancelledAt: null,
  withdrawnAt: null,
  withdrawalClosedAt: null,
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

function show(path: string, changed: Partial<LinkedOrder> = {}, extensions = ['viewOrders']) {
  shop.answers(viewOrders, { orders: [{ ...order, ...changed }], expiresAt: tuesday })
  const routes = [{ path: '/order', Component: OrderLinkPage }]
  return renderInShop(shop, routes, path, { ...testSettings, extensions })
}

test.each<[string, Partial<LinkedOrder>, RegExp]>([
  ['held', { holdExpiresAt: Date.now() + 3_600_000 }, /The pieces are held until/],
  ['over', { holdExpiresAt: null }, /The hold has ended/],
  ['to be addressed', { state: 'paid', paidAt: tuesday, addressMissing: true }, /add it in My Orders/],
  ['to be sent', { state: 'paid', paidAt: tuesday }, /It leaves by November 24, 2026 and arrives between/],
  ['sent', { state: 'sent', paidAt: tuesday, sentAt: tuesday }, /It arrives between November/],
  ['refunded', { state: 'paid', paidAt: tuesday, refund: 'whole' }, /on its way back to you/],
  ['withdrawn', { state: 'sent', sentAt: tuesday, withdrawnAt: tuesday }, /You have withdrawn/],
  ['cancelled', { state: 'cancelled', cancelledAt: tuesday }, /Nothing was charged/],
])('An order that is %s says what happens next', async (_state, changed, sentence) => {
  const { router } = show(`/order#token=${token}`, changed)
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByText('TW-1042-9')).toBeDefined()
  expect(screen.getByRole('heading', { name: '2 × Hub vice' })).toBeDefined()
  expect(shop.callsOf(viewOrders)).toMatchObject([{ body: { token } }])
  expect(router.state.location.hash).toBe('')
})

test('A sent order links to each of its parcels', async () => {
  const parcel = { _id: 'p', carrier: 'DHL', tracking: '0034', sentAt: tuesday, orders: 1 }
  const parcels = [parcel, { ...parcel, _id: 'q', carrier: 'UPS', tracking: '1Z 9' }]
  show(`/order#token=${token}`, { state: 'sent', sentAt: tuesday, carrier: 'DHL', tracking: '0034', parcels })
  const links = [await screen.findByText('DHL 0034'), screen.getByText('UPS 1Z 9')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('AWB=0034'),
    expect.stringContaining('tracknum=1Z9'),
  ])
  expect(screen.getByText(texts.parcels('2'))).toBeDefined()
})

test('A sent order links to its parcel at the carrier', async () => {
  show(`/order#token=${token}`, { state: 'sent', sentAt: tuesday, carrier: 'DHL', tracking: '0034' })
  const link = await screen.findByRole('link', { name: 'DHL 0034' })
  expect(link.getAttribute('href')).toContain('0034')
})

test('An incomplete link is reported, instead of missing fields', async () => {
  shop.answers(viewOrders, () => {
    throw refusal('INPUT_INVALID', { token: fieldTexts.incompleteLink })
  })
  const routes = [{ path: '/order', Component: OrderLinkPage }]
  renderInShop(shop, routes, '/order#token=o.0199', { ...testSettings, extensions: ['viewOrders'] })
  expect((await screen.findByRole('alert')).textContent).toBe(fieldTexts.incompleteLink)
})

test('A link without an order says what to do', async () => {
  shop.refuses(viewOrders, 'ORDER_LINK_NOT_FOUND')
  const routes = [{ path: '/order', Component: OrderLinkPage }]
  renderInShop(shop, routes, `/order#token=${token}`, { ...testSettings, extensions: ['viewOrders'] })
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('ORDER_LINK_NOT_FOUND').message)
  expect(screen.getByRole('link', { name: texts.signIn }).getAttribute('href')).toBe('/dashboard/myorders')
})

test('A backend without links to orders gets no request', async () => {
  show(`/order#token=${token}`, {}, [])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
