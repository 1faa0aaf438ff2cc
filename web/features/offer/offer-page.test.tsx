// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ErrorCode } from '../../../contract/errors.ts'
import { fieldTexts } from '../../../contract/field-texts.ts'
import { acceptOffer, viewOffer } from '../../../contract/requests/offers.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { OfferPage } from './offer-page.tsx'
import { offerPageTexts as texts } from './texts.ts'

const token = 'abcdefghijklmnopqrstuvwxyz'
const offer = {
  lines: [
    { Id: 'hub', tool: 'Hub vice', quantity: 2, unitPrice: 10, price: 20, left: 7 },
    { Id: 'cone', tool: 'Cone wrench', quantity: 5, unitPrice: 4.5, price: 22.5, left: 3 },
  ],
  total: 42.5,
  note: 'As said.',
  validUntil: '2026-12-24',
  expiresAt: Date.UTC(2026, 11, 25),
}
const order = { _id: 'o1', number: 'TW-1001-1', tool: 'Hub vice', quantity: 2, price: 20 }
const accepted = { acknowledged: true, orders: [{ ...order, holdExpiresAt: Date.UTC(2026, 11, 2) }] }

let shop: FakeShop
beforeEach(() => {
  dropSession()
  sessionStorage.clear()
  shop = new FakeShop()
  shop.answers(viewOffer, offer)
  shop.answers(acceptOffer, accepted)
})
afterEach(cleanup)

const show = (path: string, extensions = ['viewOffer', 'acceptOffer']) =>
  renderInShop(shop, [{ path: '/offer', Component: OfferPage }], path, { ...testSettings, extensions })
const signIn = () => keepSession('token', { email: 'ada@example.com', name: 'Ada' })

test('An offer shows its lines, the pieces left of each, the total and the last day', async () => {
  show(`/offer#token=${token}`)
  const table = await screen.findByRole('table', { name: texts.lines })
  expect(table.textContent).toContain('2 × Hub vice7 left$10.00$20.00')
  expect(table.textContent).toContain('5 × Cone wrenchonly 3 left now')
  expect(table.textContent).toContain('Total$42.50')
  expect(screen.getByText('December 24, 2026')).toBeDefined()
  expect(shop.callsOf(viewOffer)).toMatchObject([{ body: { token } }])
})

test('A visitor signs in first; the home page has a link back to the offer, and the secret is not stored', async () => {
  const { user, router } = show(`/offer#token=${token}`)
  const link = await screen.findByRole('link', { name: texts.acceptAndSignIn })
  expect(link.getAttribute('href')).toBe('/login')
  expect(router.state.location.hash).toBe('')
  await user.click(link)
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '',
    state: { from: '/offer' },
  })
  expect(sessionStorage.getItem('pending-booking')).toContain('"/offer"')
  expect(sessionStorage.getItem('pending-booking')).not.toContain(token)
  expect(shop.callsOf(acceptOffer)).toEqual([])
})

test('A signed-in person accepts with one press, and sees where to pay', async () => {
  signIn()
  sessionStorage.setItem('pending-booking', '{"toolId":"offer","toolName":"our offer","path":"/offer"}')
  const { user } = show(`/offer#token=${token}`)
  await user.click(await screen.findByRole('button', { name: texts.accept }))
  expect(await screen.findByText(texts.accepted)).toBeDefined()
  expect(screen.getByText('TW-1001-1')).toBeDefined()
  expect(screen.getByRole('link', { name: texts.toMyOrders }).getAttribute('href')).toBe(
    '/dashboard/myorders',
  )
  expect(shop.callsOf(acceptOffer)).toMatchObject([{ body: { token } }])
  expect(sessionStorage.getItem('pending-booking')).toBeNull()
})

test('The next person at this browser does not see an earlier person’s acceptance', async () => {
  signIn()
  const { user } = show(`/offer#token=${token}`)
  await user.click(await screen.findByRole('button', { name: texts.accept }))
  await screen.findByText('TW-1001-1')
  act(() => dropSession('left'))
  expect(screen.queryByText('TW-1001-1')).toBeNull()
  act(() => keepSession('other', { email: 'bob@example.com', name: 'Bob' }))
  expect(screen.queryByText('TW-1001-1')).toBeNull()
})

test('An unavailable line is named next to the button, and the offer stays open', async () => {
  signIn()
  shop.refuses(acceptOffer, 'OFFER_LINE_GONE')
  const { user } = show(`/offer#token=${token}`)
  await user.click(await screen.findByRole('button', { name: texts.accept }))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('OFFER_LINE_GONE').message)
  expect(screen.getByRole('link', { name: texts.contact })).toBeDefined()
  expect(screen.getByRole('button', { name: texts.accept })).toBeDefined()
})

test.each<[ErrorCode, boolean]>([
  ['OFFER_NOT_FOUND', false],
  ['OFFER_EXPIRED', false],
  ['OFFER_WITHDRAWN', false],
  ['OFFER_ACCEPTED', true],
])('A link that is refused with %s says so, and what to do', async (code, leadsToOrders) => {
  shop.refuses(viewOffer, code)
  show(`/offer#token=${token}`)
  expect((await screen.findByRole('alert')).textContent).toBe(refusal(code).message)
  expect(screen.getByRole('link', { name: texts.contact }).getAttribute('href')).toBe('/contact')
  expect(screen.queryAllByRole('link', { name: texts.myOrders })).toHaveLength(leadsToOrders ? 1 : 0)
})

test('An incomplete link is reported, instead of missing fields', async () => {
  shop.answers(viewOffer, () => {
    throw refusal('INPUT_INVALID', { token: fieldTexts.incompleteLink })
  })
  show('/offer#token=abc')
  expect((await screen.findByRole('alert')).textContent).toBe(fieldTexts.incompleteLink)
})

test('Without a link, the page says where to find it, and a backend without offers gets no request', async () => {
  // Uses another path, because the page remembers this tab's links by path.
  renderInShop(shop, [{ path: '/offer-empty', Component: OfferPage }], '/offer-empty', {
    ...testSettings,
    extensions: ['viewOffer'],
  })
  expect(await screen.findByText(texts.noLink)).toBeDefined()
  cleanup()
  show(`/offer#token=${token}`, [])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
