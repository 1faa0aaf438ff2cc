// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { searchProducts } from '../../../contract/catalogue/search.ts'
import { quickSearch } from '../../../contract/desk/quick.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, noAnswer } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { SearchField } from './search-field.tsx'

function product(kind: 'tool' | 'item', name: string) {
  return { kind, _id: name.replaceAll(' ', '-'), name, img: '/p.webp', price: 15.75, outline: null }
}
const whip = product('tool', 'Chain whip')
const chain = product('item', 'Chain')

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(searchProducts, { results: [whip, chain] })
})
afterEach(cleanup)

function renderField(path = '/', settings = testSettings) {
  const rendered = renderInShop(
    shop,
    [
      { path: '/', Component: SearchField },
      { path: '/tools', Component: SearchField },
    ],
    path,
    settings,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  return { ...rendered, field }
}

/** Types words and waits for their suggestions. */
async function suggestionsFor(words: string, path?: string) {
  const rendered = renderField(path)
  await rendered.user.type(rendered.field, words)
  await screen.findByRole('option', { name: `All results for “${words}”` })
  return rendered
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const selected = () => screen.queryByRole('option', { selected: true })?.textContent

test('The field is a plain form until it has the focus, and loads no suggestions before that', () => {
  const { field } = renderField()
  expect(field.form?.getAttribute('action')).toBe('/tools')
  expect(field.name).toBe('q')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(shop.calls).toEqual([])
})

test('A field that had the focus before its code loaded shows suggestions too', async () => {
  const [markup, focused] = [document.createElement('input'), vi.spyOn(document, 'activeElement', 'get')]
  focused.mockImplementation(() => document.querySelector('.find input') ?? markup)
  renderField()
  focused.mockRestore()
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeDefined()
})

test('Typing shows products with prices, tools linking to their pages and parts to a quote', async () => {
  await suggestionsFor('chain')
  expect(options()).toEqual([
    'Chain whip$15.75',
    'ChainPart: ask for a quote$15.75',
    'All results for “chain”',
  ])
  const [first, second, last] = screen.getAllByRole('option')
  expect([first, second, last].map((link) => link?.getAttribute('href'))).toEqual([
    '/tool/Chain-whip',
    '/quote?item=Chain',
    '/tools?q=chain',
  ])
  expect(screen.getByRole('status').textContent).toBe('2 suggestions.')
})

test('Categories and pages follow the products', async () => {
  shop.answers(searchProducts, {
    results: [{ ...whip, sku: 'TW-CW', category: 'Drivetrain tools' }],
    categories: [{ value: 'Drivetrain tools', count: 3 }],
    pages: [{ kind: 'job', title: 'Replace a chain', address: '/jobs/replace-a-chain' }],
  })
  await suggestionsFor('chain')
  expect(options()).toEqual([
    'Chain whipTW-CW · Drivetrain tools$15.75',
    'Category: Drivetrain tools',
    'Read: Replace a chain',
    'All results for “chain”',
  ])
})

describe('The whole number of an order', () => {
  const order = {
    _id: 'o1',
    number: 'TW-4821-7',
    tool: 'Chain whip',
    quantity: 1,
    customer: 'Ada',
    state: 'sent',
  }
  const email = 'ada@example.com'
  beforeEach(() => {
    shop.answers(searchProducts, { results: [] })
    shop.answers(quickSearch, {
      orders: [{ ...order, number: 'TW-14821-4' }, order],
      products: [],
      people: [],
    })
    keepSession('token', { email, name: 'Ada' })
  })
  afterEach(() => dropSession())
  const number = formatOrderNumber(4821)
  const offering = { ...testSettings, extensions: ['quickSearch'] }

  test.each([
    [{ admin: false }, 'My Orders: TW-4821-7, Chain whip', '/dashboard/myorders'],
    [{ admin: true }, 'Order: TW-4821-7, Chain whip', '/dashboard/manageallorders/o1'],
  ])('offers it where the person may see it: %j', async (role, text, address) => {
    shop.answers(getAdmin, role)
    const { user, field } = renderField('/', offering)
    await user.type(field, `${number} `)
    const first = await screen.findByRole('option', { name: text })
    expect(first.getAttribute('href')).toBe(address)
    expect(screen.getByRole('status').textContent).toBe('1 suggestion.')
  })

  const purchase = formatPurchaseNumber(1042)
  test.each([
    [{ admin: false }, `My Orders: purchase ${purchase}`, '/dashboard/myorders'],
    [{ admin: true }, `Orders of purchase ${purchase}`, `/dashboard/manageallorders?q=${purchase}`],
  ])('or of a purchase, offers its orders: %j', async (role, text, address) => {
    shop.answers(getAdmin, role)
    const { user, field } = renderField('/', offering)
    await user.type(field, purchase.toLowerCase())
    const first = await screen.findByRole('option', { name: text })
    expect(first.getAttribute('href')).toBe(address)
  })

  test('is looked up only for signed-in people, and only if it is complete', async () => {
    const { user, field } = renderField('/', offering)
    await user.type(field, 'TW-4821-')
    dropSession()
    await user.type(field, '7')
    await screen.findByRole('option', { name: `All results for “${number}”` })
    expect(shop.callsOf(quickSearch)).toEqual([])
  })
})

test('The arrow keys choose a suggestion, and Enter opens it', async () => {
  const { user, router, field } = await suggestionsFor('chain')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(selected()).toContain('Chain')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/tool/Chain-whip'))
})

test('After the last suggestion, the arrow key returns to the field, without a choice', async () => {
  const { user } = await suggestionsFor('chain')
  await user.keyboard('{ArrowUp}')
  expect(selected()).toBe('All results for “chain”')
  await user.keyboard('{ArrowDown}')
  expect(selected()).toBeUndefined()
})

test('Enter without a choice opens all results, and the words stay in the field', async () => {
  const { user, router } = await suggestionsFor('chain', '/tools')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=chain'))
  expect(options()).toEqual([])
  await router.navigate('/tools?q=pump')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('pump'))
})

test('Words typed while the results load are kept', async () => {
  const { user, router } = await suggestionsFor('chain', '/tools')
  await user.keyboard('{Enter} whip')
  await waitFor(() => expect(router.state.location.search).toBe('?q=chain'))
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('chain whip')
})

test('A late answer does not change the chosen suggestion', async () => {
  const answers = new Map(['chain', 'chain w'].map((words) => [words, Promise.withResolvers<unknown>()]))
  shop.answers(
    searchProducts,
    ({ query }: { query: { q: string } }) => answers.get(query.q)?.promise ?? { results: [] },
  )
  const { user, router, field } = renderField()
  await user.type(field, 'chain')
  answers.get('chain')?.resolve({ results: [chain, whip] })
  await screen.findByRole('option', { name: /Chain whip/ })
  await user.type(field, ' w')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(selected()).toContain('Chain whip')
  answers.get('chain w')?.resolve({ results: [whip, chain] })
  await screen.findByRole('option', { name: 'All results for “chain w”' })
  expect(selected()).toContain('Chain whip')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/tool/Chain-whip'))
})

test('Escape closes the suggestions and keeps the words', async () => {
  const { user, field } = await suggestionsFor('chain')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field.value).toBe('chain')
  expect(field.ariaExpanded).toBe('false')
  await user.keyboard('{ArrowDown}')
  expect(selected()).toContain('Chain whip')
})

test('Only the answer to the last words is shown, whichever arrives first', async () => {
  const early = Promise.withResolvers<unknown>()
  shop.answers(searchProducts, ({ query }: { query: { q: string } }) =>
    query.q === 'chain' ? { results: [chain] } : early.promise,
  )
  await suggestionsFor('chain')
  early.resolve({ results: [whip] })
  await early.promise
  expect(options()).toEqual(['ChainPart: ask for a quote$15.75', 'All results for “chain”'])
})

test('If the search fails, there are no suggestions, and the form still leads to the results', async () => {
  shop.answers(searchProducts, () => {
    throw noAnswer()
  })
  const { user, router, field } = renderField()
  await user.type(field, 'chain')
  await waitFor(() => expect(shop.callsOf(searchProducts).at(-1)?.query).toMatchObject({ q: 'chain' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=chain'))
})

test('A corrected word is shown, and an empty result is announced', async () => {
  shop.answers(searchProducts, { results: [], didYouMean: ['chain'] })
  await suggestionsFor('chian')
  expect(screen.getByText('Shown for “chain”.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Nothing found.')
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1)
})

test('The server fills in the words of the address only in the field of the tools', () => {
  expect(renderField('/tools?q=pump').field.value).toBe('pump')
  cleanup()
  expect(renderField('/?q=pump').field.value).toBe('')
})

test('A suggestion shows whether a tool is sold out, or has less stock than its minimum order', async () => {
  const results = [
    { ...whip, availableQuantity: 0, minOrderQuantity: 1 },
    { ...product('tool', 'Chain breaker'), availableQuantity: 3, minOrderQuantity: 10 },
  ]
  shop.answers(searchProducts, { results })
  await suggestionsFor('chain')
  expect(options().slice(0, 2)).toEqual([
    'Chain whipSold out$15.75',
    'Chain breaker3 left, the minimum order is 10$15.75',
  ])
})
