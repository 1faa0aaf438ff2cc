// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { quickSearch } from '../../../contract/desk/quick.ts'
import { quickTexts as texts } from '../../features/dashboard/quick-texts.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs, stubMediaQueries } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const found = {
  orders: [
    { _id: 'o1', number: 'TW-1042-9', tool: 'Hub', quantity: 2, customer: 'Ada', state: 'to-send' },
    { _id: 'o2', number: 'TW-1043-7', tool: 'Hub', quantity: 1, customer: 'Bob', state: 'sent' },
  ],
  products: [{ _id: 'hub', name: 'Hub', img: '', outline: null, availableQuantity: 3, state: 'hidden' }],
  people: [{ email: 'hub@example.com', name: 'Hubert', role: 'packer' }],
}
const nothing = { orders: [], products: [], people: [] }

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  stubMediaQueries()
  sessionStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getAdmin, { admin: true })
  shop.answers(quickSearch, found)
})
afterEach(() => {
  cleanup()
  dropSession()
  delete document.documentElement.dataset.theme
})

const all = [
  ...['quickSearch', 'markSent', 'refundOrder', 'changeTool', 'setProductState', 'listOrders', 'getSettings'],
  ...['addItem', 'createImport', 'exportOrders', 'exportProducts', 'exportFigures'],
]

async function open(extensions: readonly string[] = all) {
  const page = { index: true, Component: () => <p>the start</p> }
  const shown = renderInShop(shop, [{ ...inDashboard(page), Component: DashboardScreen }], '/dashboard', {
    ...testSettings,
    extensions,
  })
  await screen.findByRole('link', { name: 'My Profile' })
  await shown.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: texts.label })
  return { ...shown, field }
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const activeOption = () => screen.getByRole('option', { selected: true }).textContent

test("Ctrl K opens a list of the person's pages", async () => {
  const { field } = await open()
  expect(document.activeElement).toBe(field)
  expect(options()).toContain('Manage All Orders')
  expect(options()).toContain('Settings: Emails')
  expect(shop.callsOf(quickSearch)).toEqual([])
})

test('Words find orders, products and people, and a single result shows its actions', async () => {
  const { user } = await open()
  await user.keyboard('hub')
  await screen.findByText('TW-1042-9 · 2 × Hub')
  expect(options()).toEqual([
    'Restock Hub',
    'Show Hub',
    'Duplicate Hub',
    'Orders of hub@example.com',
    'TW-1042-9 · 2 × HubAda · to send',
    'TW-1043-7 · 1 × HubBob · sent',
    'Hub3 left · hidden',
    'Huberthub@example.com · packer',
    'Send TW-1042-9',
    'Refund TW-1043-7',
  ])
  expect(shop.callsOf(quickSearch).map(({ query }) => query)).toEqual([{ q: 'hub' }])
})

test('A page that contains the words comes before products of the tolerant search', async () => {
  const { user } = await open()
  const [hub] = found.products
  shop.answers(quickSearch, { ...nothing, products: [{ ...hub, name: 'Gift card' }] })
  await user.keyboard('settings mails')
  await screen.findByText('Gift card')
  expect(options()).toEqual([
    'Settings: Emails',
    'Restock Gift card',
    'Show Gift card',
    'Duplicate Gift card',
    'Gift card3 left · hidden',
  ])
})

test('A part without stock is labelled as a part, and can be hidden but not restocked', async () => {
  const { user } = await open()
  const products = [{ _id: 'frame', kind: 'part', name: 'Frame', img: '', outline: null, state: 'shown' }]
  shop.answers(quickSearch, { orders: [], products, people: [] })
  await user.keyboard('frame')
  await screen.findByText('Frame')
  expect(options()).toEqual(['Hide Frame', 'Duplicate Frame', 'Framepart'])
})

test('Arrows move through the options and Enter opens one, which then is the first of the recent ones', async () => {
  const { user, router } = await open()
  await user.keyboard('hub')
  await screen.findByText('TW-1042-9 · 2 × Hub')
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(activeOption()).toContain('TW-1042-9 · 2 × Hub')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/manageallorders/o1'))
  await act(() => router.navigate('/dashboard'))
  await screen.findByText('the start')
  await user.keyboard('{Meta>}k{/Meta}')
  const recent = within(await screen.findByRole('group', { name: texts.groups.recent }))
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['TW-1042-9 · 2 × Hub'])
})

test('"Send" leads to the fields that send the order', async () => {
  shop.answers(quickSearch, { ...nothing, orders: found.orders.slice(0, 1) })
  const { user, router } = await open()
  await user.keyboard('TW-1042-9')
  await user.click(await screen.findByRole('option', { name: 'Send TW-1042-9' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/manageallorders/o1'))
  expect(router.state.location.hash).toBe('#send')
})

test.each([
  ['add a part', '/dashboard/addproduct?kind=part'],
  ['add a tool', '/dashboard/addproduct'],
  ['import products', '/dashboard/import'],
  ['export orders', '/dashboard/manageallorders'],
  ['export products', '/dashboard/manageproduct'],
])('"%s" leads to where it is done', async (words, address) => {
  shop.answers(quickSearch, nothing)
  const { user, router } = await open()
  await user.keyboard(`${words}{Enter}`)
  await waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
  })
})

test('A bookkeeper can refund and export orders, but neither send them nor add products', async () => {
  shop.answers(getAdmin, { admin: false, role: 'bookkeeper' })
  shop.answers(quickSearch, { ...nothing, orders: found.orders.slice(0, 1) })
  const { user } = await open()
  expect(screen.getByRole('button', { name: /an order or a page$/ })).toBeDefined()
  expect(options()).toContain(texts.exportOrders)
  expect(options()).not.toContain(texts.addTool)
  expect(options()).not.toContain(texts.exportProducts)
  await user.keyboard('TW-1042-9')
  await screen.findByRole('option', { name: 'Refund TW-1042-9' })
  expect(options().filter((option) => /Send|slip/.test(option ?? ''))).toEqual([])
})

test('Only the results for the last words are shown, however late earlier ones arrive', async () => {
  const answers = new Map<string, (answer: unknown) => void>()
  shop.answers(quickSearch, ({ query }: { query: { q: string } }) => {
    return new Promise((resolve) => answers.set(query.q, resolve))
  })
  const { user } = await open()
  await user.keyboard('hu')
  await waitFor(() => expect([...answers.keys()]).toEqual(['hu']))
  await user.keyboard('b')
  await waitFor(() => expect([...answers.keys()]).toEqual(['hu', 'hub']))
  act(() => answers.get('hub')?.(nothing))
  await screen.findByText(texts.nothing('hub'))
  await act(async () => answers.get('hu')?.(found))
  expect(screen.queryByText('TW-1042-9 · 2 × Hub')).toBeNull()
})

test('Escape closes the palette, and the focus returns to where it was', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  act(() => {
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  const button = screen.getByRole('button', { name: /^Find/ })
  await user.click(button)
  await screen.findByRole('combobox')
  await user.click(screen.getByRole('button', { name: texts.close }))
  expect(document.activeElement).toBe(button)
})

test('A failed search says so, and pages are still found', async () => {
  shop.refuses(quickSearch, 'BUSY')
  const { user } = await open()
  await user.keyboard('orders')
  await screen.findByText(texts.failed)
  expect(options()).toContain('Manage All Orders')
})

test('The palette switches the theme, and the entry names the new theme', async () => {
  const { user } = await open()
  await user.keyboard('theme{Enter}')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.keyboard('{Control>}k{/Control}')
  expect(options()).toContain(texts.day)
})

test('A customer finds their orders and can pay for one', async () => {
  shop.answers(getAdmin, { admin: false })
  shop.answers(quickSearch, { ...nothing, orders: [{ ...found.orders[0], state: 'unpaid' }] })
  const { user } = await open()
  expect(options()).not.toContain('Manage All Orders')
  await user.keyboard('hub')
  await screen.findByRole('option', { name: 'Pay TW-1042-9' })
  expect(options()).not.toContain('Send TW-1042-9')
})

test('A customer sees that a paid order is paid, but not the shop’s next steps', async () => {
  shop.answers(getAdmin, { admin: false })
  shop.answers(quickSearch, { ...nothing, orders: [found.orders[0]] })
  const { user } = await open()
  await user.keyboard('hub')
  expect((await screen.findByText('TW-1042-9 · 2 × Hub')).closest('[role="option"]')?.textContent).toBe(
    'TW-1042-9 · 2 × Hubpaid',
  )
})

test('Another backend gets no request, and pages are still found', async () => {
  const { user, field } = await open([])
  expect(screen.getByRole('button', { name: /^Find ?a page$/ })).toBeDefined()
  await user.keyboard('xylophone')
  expect(await screen.findByText(texts.nothing('xylophone'))).toBeDefined()
  await user.clear(field)
  await user.keyboard('profile')
  expect(options()).toEqual(['My Profile'])
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByText('at /dashboard/myprofile')).toBeDefined())
  expect(shop.callsOf(quickSearch)).toEqual([])
})
