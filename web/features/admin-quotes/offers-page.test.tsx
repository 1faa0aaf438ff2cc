// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOffers, type Offer } from '../../../contract/requests/offers.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { OffersPage } from './offers-page.tsx'
import { offersTexts as texts } from './offers-texts.ts'

const offer: Offer = {
  _id: 'f1',
  request: 'q1',
  name: 'Ada',
  email: 'ada@example.com',
  lines: [{ Id: 'hub', tool: 'Hub vice', quantity: 2, unitPrice: 10, price: 20, left: 8 }],
  total: 20,
  note: '',
  validUntil: '2026-12-24',
  expiresAt: Date.UTC(2026, 11, 25),
  state: 'open',
  createdAt: Date.UTC(2026, 10, 1, 12),
  by: 'kim@example.com',
  withdrawnAt: null,
  reason: null,
  acceptedAt: null,
  orders: [],
  mail: null,
}

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listOffers, [offer, { ...offer, _id: 'f2', name: 'Bob', state: 'expired' }])
})
afterEach(cleanup)

const show = (extensions = ['listOffers']) =>
  renderInShop(shop, [{ path: '/dashboard/offers', Component: OffersPage }], '/dashboard/offers', {
    ...testSettings,
    extensions,
  })

test('Each offer shows its customer, lines, total and state, and leads to its request', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /Ada/ }))
  expect(row.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/dashboard/quotes/q1')
  expect(row.getByText('2 × Hub vice')).toBeDefined()
  expect(row.getByText('until December 24, 2026')).toBeDefined()
  expect(within(screen.getByRole('row', { name: /Bob/ })).getByText('Expired')).toBeDefined()
})

test('Offers can be filtered by their state', async () => {
  const { user } = show()
  await user.selectOptions(await screen.findByLabelText(texts.show), texts.acceptedOnly)
  await vi.waitFor(() =>
    expect(shop.callsOf(listOffers).at(-1)?.query).toEqual({
      limit: 25,
      sort: '-createdAt',
      state: 'accepted',
    }),
  )
})

test('A backend without offers shows a notice and gets no request', async () => {
  show([])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
