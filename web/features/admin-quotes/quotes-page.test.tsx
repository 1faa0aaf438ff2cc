// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listQuotes, markHandled, type Quote } from '../../../contract/requests/quotes.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { QuotesPage } from './quotes-page.tsx'
import { quotesTexts } from './texts.ts'

const open: Quote = {
  _id: 'q1',
  kind: 'quote',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Twenty of them,\nplease.',
  item: 'chain',
  itemName: 'Chain, 12-speed',
  createdAt: Date.UTC(2026, 10, 1, 12),
  handledAt: null,
}
const handled: Quote = { ...open, _id: 'q2', kind: 'contact', name: 'Bob', item: null, itemName: null }
const done = { ...handled, handledAt: Date.UTC(2026, 10, 2, 12) }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listQuotes, [open, done])
  shop.answers(markHandled, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (extensions = ['listQuotes'], search = '') =>
  renderInShop(shop, [{ path: '/dashboard/quotes', Component: QuotesPage }], `/dashboard/quotes${search}`, {
    ...testSettings,
    extensions,
  })
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`${name}`) }))

test('Each request shows its sender, message, part and state', async () => {
  show()
  const row = await rowOf('Ada')
  expect(row.getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toBe(
    'mailto:ada@example.com',
  )
  expect(row.getByText(quotesTexts.about('Chain, 12-speed'))).toBeDefined()
  expect(row.getByText(/Twenty of them,\s+please\./)).toBeDefined()
  expect(row.getByText('Open')).toBeDefined()
  expect((await rowOf('Bob')).getByText('Handled')).toBeDefined()
  expect((await rowOf('Bob')).queryByRole('button')).toBeNull()
})

test("Requests are listed in the server's order, open ones first, until another order is chosen", async () => {
  const { user } = show()
  await rowOf('Ada')
  await user.selectOptions(screen.getByLabelText('Sort by'), quotesTexts.oldest)
  await vi.waitFor(() =>
    expect(shop.callsOf(listQuotes).map(({ query }) => query)).toEqual([
      { limit: 25 },
      { limit: 25, sort: 'createdAt' },
    ]),
  )
})

test('A search keeps state, kind and order, and skips empty pages until it finds a row', async () => {
  const search = '?q=chain&state=open&kind=quote&sort=createdAt'
  shop.answers(listQuotes, ({ query }: { query: { after?: string } }) => {
    shop.setNextCursor(listQuotes, query.after ? undefined : 'more')
    return query.after ? [open] : []
  })
  show(undefined, search)
  await rowOf('Ada')
  const query = { limit: 25, search: 'chain', state: 'open', kind: 'quote', sort: 'createdAt' }
  expect(shop.callsOf(listQuotes).map((call) => call.query)).toEqual([query, { ...query, after: 'more' }])
})

test('Marking a request as handled shows a confirmation, and the list is updated', async () => {
  const { user } = show()
  const button = (await rowOf('Ada')).getByRole('button', { name: /^Mark as handled/ })
  shop.answers(listQuotes, [done, { ...open, handledAt: Date.UTC(2026, 10, 3) }])
  const answered = Promise.withResolvers<unknown>()
  shop.answers(markHandled, () => answered.promise)
  await user.dblClick(button)
  answered.resolve({ acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await vi.waitFor(() => expect(screen.queryByText('Open')).toBeNull())
  expect(shop.callsOf(markHandled).map(({ params }) => params)).toEqual([{ id: 'q1' }])
  expect(heard.toasts).toEqual([`success: ${quotesTexts.markedHandled('Ada')}`])
  expect(document.activeElement?.textContent).toBe(quotesTexts.caption)
})

test('A refusal to mark a request shows the reason', async () => {
  shop.refuses(markHandled, 'QUOTE_NOT_FOUND')
  const { user } = show()
  await user.click((await rowOf('Ada')).getByRole('button', { name: /^Mark as handled/ }))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('QUOTE_NOT_FOUND').message)
  expect(heard.toasts).toEqual([])
})

test('A backend without requests shows a notice and gets no request', async () => {
  show([])
  expect(await screen.findByText(quotesTexts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})

test('Several requests can be marked as handled together, and a missing one is named', async () => {
  shop.answers(listQuotes, [open, { ...open, _id: 'q3', name: 'Cy' }, done])
  shop.answers(markHandled, ({ params }: { params: { id: string } }) => {
    if (params.id === 'q3') throw refusal('QUOTE_NOT_FOUND')
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: quotesTexts.allOnPage }))
  const bar = within(screen.getByRole('group', { name: quotesTexts.selected(3) }))
  await user.click(bar.getByRole('button', { name: quotesTexts.bulk.label }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(quotesTexts.bulk.confirm(usEnglishFormats, 2))).toBeDefined()
  await user.click(dialog.getByRole('button', { name: quotesTexts.bulk.label }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Cy: /)
  expect(screen.getByText(quotesTexts.bulk.done(usEnglishFormats, 1))).toBeDefined()
  expect(shop.callsOf(markHandled).map(({ params }) => params)).toEqual([{ id: 'q1' }, { id: 'q3' }])
})
