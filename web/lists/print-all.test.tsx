// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listEmails, type OutboxEmail } from '../../contract/desk/emails.ts'
import { stubDialogs } from '../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { countText, listTexts as shared } from '../texts/lists.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { usEnglishFormats } from '../ui/testing/us-english-formats.ts'
import { listOf, useListPage } from './list-page.ts'

const texts = {
  ...shared,
  caption: 'Messages',
  loading: 'Loading',
  notLoaded: 'Not loaded.',
  empty: 'None.',
  count: countText('message'),
}
const messages = listOf({
  operation: listEmails,
  sorts: ['-createdAt'],
  load: (api, query, options) => api.callForPage(listEmails, { query }, options),
})

function Messages() {
  const list = useListPage(messages)
  const columns = [{ header: 'To', cell: ({ to }: OutboxEmail) => to }]
  return <DataTable {...list} texts={texts} columns={columns} keyOf={({ _id }) => _id} sorts={[]} />
}

/** Returns a shop with this many messages; a cursor is the number of the next message. */
function shopWith(count: number): FakeShop {
  const shop = new FakeShop()
  shop.answers(listEmails, ({ query }: { query?: unknown }) => {
    const { limit, after = '0' } = query as { limit: number; after?: string }
    const start = Number(after)
    const end = Math.min(count, start + limit)
    shop.setNextCursor(listEmails, end < count ? String(end) : undefined)
    return Array.from({ length: end - start }, (_, at) => ({ _id: `m${start + at}`, to: `to ${start + at}` }))
  })
  return shop
}

const rows = () => screen.getAllByRole('rowheader').length
const open = (shop: FakeShop, search = '') =>
  renderInShop(shop, [{ path: '/list', Component: Messages }], `/list${search}`, {
    ...testSettings,
    extensions: ['listEmails'],
  })
const printAll = shared.printAll(usEnglishFormats, 1_000)

let paper: { readonly rows: number; readonly head: string | null | undefined } | undefined
beforeEach(() => {
  stubDialogs()
  paper = undefined
  vi.spyOn(window, 'print').mockImplementation(() => {
    paper = { rows: rows(), head: document.querySelector('.print-head')?.textContent }
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('All pages of the list are printed; afterwards the page is restored, with the focus on the button', async () => {
  const shop = shopWith(230)
  const { user } = open(shop, '?q=ada&after=25')
  const button = await screen.findByRole('button', { name: printAll })
  await user.click(button)
  await vi.waitFor(() => expect(paper?.rows).toBe(230))
  expect(paper?.head).not.toContain(shared.printedFirst(usEnglishFormats, 230))
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows()).toBe(25)
  expect(document.activeElement).toBe(button)
  expect(
    shop
      .callsOf(listEmails)
      .slice(1)
      .map(({ query }) => query),
  ).toEqual([
    { search: 'ada', sort: '-createdAt', limit: 200 },
    { search: 'ada', sort: '-createdAt', limit: 200, after: '200' },
  ])
})

test('A list that is too long is printed up to the limit, and the printout says so', async () => {
  const { user } = open(shopWith(1_200))
  await user.click(await screen.findByRole('button', { name: printAll }))
  await vi.waitFor(() => expect(paper?.rows).toBe(1_000))
  expect(paper?.head).toContain(shared.printedFirst(usEnglishFormats, 1_000))
})

test('A list of one page has only the plain button', async () => {
  open(shopWith(3))
  await screen.findByRole('button', { name: 'Print' })
  expect(screen.queryByRole('button', { name: printAll })).toBeNull()
})

test('Nothing is printed if the person starts another search while the pages load', async () => {
  const shop = shopWith(60)
  const { user, router } = open(shop)
  const button = await screen.findByRole('button', { name: printAll })
  const page = Promise.withResolvers<unknown>()
  shop.answers(listEmails, () => page.promise)
  await user.click(button)
  await screen.findByRole('button', { name: shared.printStop })
  await act(() => router.navigate('/list?q=ada'))
  await screen.findByRole('button', { name: printAll })
  shop.setNextCursor(listEmails, undefined)
  await act(async () => page.resolve([{ _id: 'm1', to: 'to 1' }]))
  expect(await screen.findByText('1 message')).toBeDefined()
  expect(paper).toBeUndefined()
})

test('A failure while loading shows the reason, and nothing is printed', async () => {
  const shop = shopWith(60)
  const { user } = open(shop)
  const button = await screen.findByRole('button', { name: printAll })
  shop.refuses(listEmails, 'NOT_ALLOWED')
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('NOT_ALLOWED').message)
  expect(paper).toBeUndefined()
})
