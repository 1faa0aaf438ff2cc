// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ArchivedOrderOnWire,
  listArchivedOrders,
  listOwnArchivedOrders,
} from '../../../contract/moving/archived-orders.ts'
import { listMovedCustomers } from '../../../contract/moving/moved-customers.ts'
import { listRedirects } from '../../../contract/moving/redirects.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ArchivedOrders, OwnArchivedOrders } from './archived-orders.tsx'
import { MovedCustomers } from './moved-customers.tsx'
import { RedirectsPage } from './redirects-page.tsx'

const offered = [listArchivedOrders, listOwnArchivedOrders, listMovedCustomers, listRedirects]
const settings = { ...testSettings, extensions: offered.map(({ id }) => id) }
const order: ArchivedOrderOnWire = {
  _id: 'one',
  number: '#1001',
  placedAt: Date.UTC(2025, 2, 31),
  email: 'ada@example.com',
  name: 'Ada',
  state: 'paid',
  currency: 'EUR',
  total: '25.00',
  items: [{ name: 'Cone wrench', sku: 'CW', pieces: '2', price: '10.00' }],
}
let shop: FakeShop

beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
})
afterEach(cleanup)

const parts = [
  { path: '/staff', Component: ArchivedOrders },
  { path: '/own', Component: OwnArchivedOrders },
  { path: '/customers', Component: MovedCustomers },
  { path: '/redirects', Component: RedirectsPage },
]

test('Staff see the archive with its amounts in their currency, as far as the search of the page finds it', async () => {
  shop.answers(listArchivedOrders, [order])
  renderInShop(shop, parts, '/staff?q=1001', settings)
  expect(await screen.findByText('25.00 EUR')).toBeTruthy()
  expect(screen.getByText('Archive')).toBeTruthy()
  expect(screen.getByText('10.00 EUR each')).toBeTruthy()
  expect(shop.calls.find(({ id }) => id === 'listArchivedOrders')).toMatchObject({
    query: { search: '1001' },
  })
})

test('Staff read the receiver where the former shop named no customer', async () => {
  shop.answers(listArchivedOrders, [{ ...order, name: '', receiver: 'Robin' }])
  renderInShop(shop, parts, '/staff', settings)
  expect(await screen.findByText('Robin', { selector: 'td span' })).toBeTruthy()
})

test('Customers see their orders at the former shop under a heading of their own', async () => {
  shop.answers(listOwnArchivedOrders, [order])
  renderInShop(shop, parts, '/own', settings)
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Your orders at our former shop' }),
  ).toBeTruthy()
  expect(screen.getByText('2 × Cone wrench')).toBeTruthy()
})

test.each(['/staff', '/own', '/customers'])(
  'Another backend gets no call of a former shop at %s, and nothing is shown',
  (path) => {
    renderInShop(shop, parts, path, { ...settings, extensions: [] })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(shop.calls).toEqual([])
  },
)

test('The page of redirects says that another backend does not offer them', async () => {
  renderInShop(shop, parts, '/redirects', { ...settings, extensions: [] })
  expect(await screen.findByText('This shop does not offer redirects.')).toBeTruthy()
})

test('The page of redirects names the day of the last use in words', async () => {
  shop.answers(listRedirects, [
    { _id: 'one', from: '/pages/about', to: '/contact', uses: 2, usedOn: '2026-11-30', version: 1 },
  ])
  renderInShop(shop, parts, '/redirects', settings)
  expect(await screen.findByText('November 30, 2026')).toBeTruthy()
})
