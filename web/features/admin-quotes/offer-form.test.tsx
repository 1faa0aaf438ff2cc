// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchProducts } from '../../../contract/catalogue/search.ts'
import {
  makeOffer,
  type Offer,
  offerForm,
  sendOfferAgain,
  withdrawOffer,
} from '../../../contract/requests/offers.ts'
import { getQuote, type Thread } from '../../../contract/requests/quotes.ts'
import { ApiError } from '../../api/api-error.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { offerTexts as texts } from './offer-texts.ts'
import { RequestPage } from './request-page.tsx'

const at = Date.UTC(2026, 10, 1, 12)
const request: Thread = {
  _id: 'q1',
  kind: 'quote',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'I am looking for: hub vice',
  item: null,
  itemName: null,
  createdAt: at,
  handledAt: null,
  answers: [],
  offers: [],
}
const found = {
  kind: 'tool',
  _id: 'hub',
  name: 'Hub vice',
  img: '',
  price: 12.5,
  minOrderQuantity: 5,
  availableQuantity: 8,
}
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
  createdAt: at,
  by: 'kim@example.com',
  withdrawnAt: null,
  reason: null,
  acceptedAt: null,
  orders: [],
  mail: null,
}
const changed = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  shop = new FakeShop()
  shop.answers(getQuote, request)
  shop.answers(searchProducts, {
    results: [found, { ...found, kind: 'item', _id: 'x', availableQuantity: undefined }],
  })
  shop.answers(makeOffer, { acknowledged: true, insertedId: 'f1' })
  shop.answers(withdrawOffer, changed)
  shop.answers(sendOfferAgain, changed)
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const extensions = ['getQuote', 'makeOffer', 'withdrawOffer', 'sendOfferAgain']
const show = () =>
  renderInShop(
    shop,
    [{ path: '/dashboard/quotes/:quoteId', Component: RequestPage }],
    '/dashboard/quotes/q1',
    { ...testSettings, extensions },
  )
const form = async () => within(await screen.findByRole('form', { name: texts.heading }))

test('An offer starts from the words of the search, finds products with stock, and is sent at the typed price', async () => {
  const { user } = show()
  const fields = await form()
  expect(fields.getByLabelText<HTMLInputElement>(texts.find).value).toBe('hub vice')
  await user.click(await fields.findByRole('button', { name: texts.add('Hub vice') }))
  expect(shop.callsOf(searchProducts)[0]?.query).toMatchObject({ q: 'hub vice' })
  expect(document.activeElement).toBe(fields.getByLabelText(texts.find))
  const quantity = fields.getByLabelText(texts.quantity)
  await user.clear(quantity)
  await user.type(quantity, '2')
  expect(fields.getByText(texts.belowMinimum('5'))).toBeDefined()
  await user.type(quantity, ',000')
  const price = fields.getByLabelText(texts.unitPrice)
  await user.clear(price)
  await user.type(price, '10.25')
  expect(
    within(fields.getByRole('list', { name: texts.lines })).getAllByText('20,500.00', { exact: false }),
  ).toHaveLength(2)
  await user.click(fields.getByRole('button', { name: texts.send }))
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.sent('ada@example.com')}`]))
  expect(shop.callsOf(makeOffer)).toMatchObject([
    {
      params: { id: 'q1' },
      body: { lines: [{ Id: 'hub', quantity: 2000, unitPrice: 10.25 }], note: '', handled: true },
    },
  ])
})

test('A missing or wrong value is reported at its field, and everything typed is kept', async () => {
  const { user } = show()
  const fields = await form()
  await user.click(fields.getByRole('button', { name: texts.send }))
  expect(await fields.findByText(texts.linesRequired)).toBeDefined()
  expect(document.activeElement).toBe(fields.getByLabelText(texts.find))
  await user.click(await fields.findByRole('button', { name: texts.add('Hub vice') }))
  await user.clear(fields.getByLabelText(texts.quantity))
  await user.type(fields.getByLabelText(texts.note), 'As said.')
  await user.click(fields.getByRole('button', { name: texts.send }))
  expect(await fields.findByText(offerForm.quantity.required)).toBeDefined()
  await user.type(fields.getByLabelText(texts.quantity), '3')
  const message = 'This product is not for sale at the moment. Choose another one.'
  shop.answers(makeOffer, () => {
    throw new ApiError({ status: 409, code: 'TOOL_HIDDEN', message, fields: { 'lines.0.Id': message } })
  })
  await user.click(fields.getByRole('button', { name: texts.send }))
  expect(await fields.findByText(message)).toBeDefined()
  expect(fields.getByLabelText<HTMLTextAreaElement>(texts.note).value).toBe('As said.')
})

test('An open offer can be withdrawn with a reason, and sent again with a new link', async () => {
  shop.answers(getQuote, { ...request, offers: [offer] })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: texts.again }))
  await vi.waitFor(() => expect(shop.callsOf(sendOfferAgain)).toMatchObject([{ params: { id: 'f1' } }]))
  await user.click(screen.getByRole('button', { name: texts.withdraw }))
  const reasons = within(screen.getByRole('form', { name: texts.withdraw }))
  expect(document.activeElement).toBe(reasons.getByLabelText(texts.reason))
  await user.click(reasons.getByRole('button', { name: texts.withdrawNow }))
  expect(await reasons.findByText(offerForm.reason.required)).toBeDefined()
  await user.type(reasons.getByLabelText(texts.reason), 'A slip')
  shop.answers(getQuote, {
    ...request,
    offers: [{ ...offer, state: 'withdrawn', withdrawnAt: at, reason: 'A slip' }],
  })
  await user.click(reasons.getByRole('button', { name: texts.withdrawNow }))
  await vi.waitFor(() => expect(shop.callsOf(withdrawOffer)).toMatchObject([{ body: { reason: 'A slip' } }]))
  const reason = await screen.findByText(texts.withdrawnBecause('A slip'))
  expect(document.activeElement).toBe(reason.closest('li'))
})

test.each([
  ['accepted', { acceptedAt: at, orders: [{ _id: 'o1', number: 'TW-1001-1' }] }, 'TW-1001-1'],
  ['withdrawn', { withdrawnAt: at, reason: 'A slip' }, texts.withdrawnBecause('A slip')],
  ['expired', {}, texts.states.expired],
] as const)('An %s offer says what became of it, and cannot be changed', async (state, change, shown) => {
  shop.answers(getQuote, { ...request, offers: [{ ...offer, state, ...change }] })
  show()
  expect(await screen.findByText(shown)).toBeDefined()
  expect(screen.getByText(texts.states[state])).toBeDefined()
  expect(screen.queryByRole('button', { name: texts.withdraw })).toBeNull()
})
