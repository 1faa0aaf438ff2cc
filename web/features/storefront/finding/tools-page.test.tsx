// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchProducts } from '../../../../contract/catalogue/search.ts'
import { countTools } from '../../../../contract/catalogue/tools.ts'
import { apiContext } from '../../../api/api-context.ts'
import { listTools } from '../../../api/rows/catalogue.ts'
import { settingsContext } from '../../../api/settings-context.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { loadTools, type ToolsData } from './load-list.ts'
import { ToolsPage } from './tools-page.tsx'

const whip = {
  _id: 'whip',
  name: 'Chain whip',
  img: '/whip.webp',
  price: 16.8,
  shortDescription: 'Holds the cassette.',
  minOrderQuantity: 1,
  availableQuantity: 130,
  sku: 'TW-CW',
  specs: [{ key: 'teeth', value: 11, unit: 'teeth' }],
  weightGrams: 1310,
}
const chain = { kind: 'item', _id: 'chain', name: 'Chain', img: '/chain.webp', price: 29.5 }
const facets = {
  total: 4,
  categories: [{ value: 'Drivetrain tools', count: 3 }],
  brands: [
    { value: 'Truewheel', count: 3 },
    { value: 'Pro', count: 1 },
  ],
  fits: [{ id: 'freehub-hg', name: 'Shimano HG', count: 2 }],
  inStock: 3,
  price: { from: 5, to: 70 },
  specs: [
    {
      key: 'teeth',
      name: 'Teeth',
      unit: 'teeth',
      meaning: 'Count them.',
      from: 8,
      to: 40,
      histogram: [1, 0, 2, 1],
    },
    { key: 'drive', name: 'Drive', choices: [{ value: '1/2', count: 1 }] },
  ],
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(searchProducts, { results: [{ ...whip, kind: 'tool' }, chain] })
  shop.answers(listTools, [whip])
  shop.answers(countTools, facets)
})
afterEach(cleanup)

const all = ['listTools', 'searchProducts', 'countTools']

/** Opens the tools at an address. */
async function open(address: string, extensions = all) {
  const shown = renderInShop(
    shop,
    [
      {
        path: '/tools',
        Component: () => <ToolsPage page={useLoaderData<ToolsData>()} />,
        loader: ({ context, request }) =>
          loadTools(context.get(apiContext), {
            settings: context.get(settingsContext),
            query: new URL(request.url).searchParams,
            signal: request.signal,
          }),
      },
    ],
    address,
    { ...testSettings, extensions },
  )
  await screen.findByRole('heading', { level: 1, name: 'Hot Deals' })
  const search = () => shown.router.state.location.search
  return { ...shown, search }
}

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent)
const asked = () => shop.callsOf(listTools).map(({ query }) => query)
const chips = () =>
  screen
    .queryAllByRole('link', { name: /^Remove / })
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')])

test('A search shows its words and the tools, and below them the parts', async () => {
  await open('/tools?q=chain')
  expect(asked()).toEqual([{ q: 'chain', limit: 48, grouped: 'true' }])
  expect(headings(2)).toEqual(['Chain whip', 'Parts'])
  expect(headings(3)).toEqual(['Chain'])
  expect(screen.getByRole('status').textContent).toBe('4 found')
  expect(chips()).toEqual([['“chain”', '/tools']])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Chain'])
})

test('If the backend gives no counts, there is no empty box next to the heading', async () => {
  await open('/tools', [])
  expect(headings(2)).toEqual(['Chain whip'])
  expect(screen.queryByRole('status')).toBeNull()
})

test('A tool with less stock than its minimum order has no button to buy it', async () => {
  shop.answers(listTools, [{ ...whip, availableQuantity: 3, minOrderQuantity: 10 }])
  await open('/tools')
  expect(screen.queryByRole('link', { name: /^Buy Now/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^Look at it/ })).toBeDefined()
})

test('A reduced tool shows its earlier price', async () => {
  shop.answers(listTools, [{ ...whip, compareAtPrice: 19.9, lowestPrice30Days: 19.9 }])
  await open('/tools')
  expect(screen.getByText('$19.90').tagName).toBe('S')
})

test('The first eight specifications and the chosen ones are shown; the others open on demand', async () => {
  const specs = Array.from({ length: 12 }, (_, place) => ({
    key: `spec-${place}`,
    name: `Spec ${place}`,
    choices: [{ value: 'yes', count: 1 }],
  }))
  shop.answers(countTools, { ...facets, specs })
  await open('/tools?spec.spec-10=yes')
  const more = screen.getByText('3 more specifications').closest('details')
  expect([...(more?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '3 more specifications',
    'Spec 8',
    'Spec 9',
    'Spec 11',
  ])
})

test('A search shows the job that it means above the tools, and other pages below them', async () => {
  const pages = [
    { kind: 'fit', title: '12-speed chain', address: '/fit?group=chains&standard=chain-12-speed' },
    { kind: 'job', title: 'Replace a chain', address: '/jobs/replace-a-chain', steps: 7, tools: 3 },
    { kind: 'job', title: 'Measure chain wear', address: '/jobs/measure-chain-wear', text: 'One minute.' },
  ]
  shop.answers(searchProducts, { results: [], pages })
  await open('/tools?q=chain')
  const tool = screen.getByRole('heading', { level: 2, name: 'Chain whip' })
  const link = (name: string) => screen.getByRole('link', { name })
  const isBeforeTools = (name: string) =>
    (tool.compareDocumentPosition(link(name)) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  expect(link('Job: Replace a chain').getAttribute('href')).toBe('/jobs/replace-a-chain')
  expect(link('Job: Replace a chain').parentElement?.textContent).toBe(
    'Job: Replace a chain7 steps · 3 tools',
  )
  expect(
    ['Job: Replace a chain', '12-speed chain', 'Measure chain wear'].map((name) => isBeforeTools(name)),
  ).toEqual([true, false, false])
})

test('A search with corrected words shows the correction', async () => {
  shop.answers(searchProducts, { results: [], didYouMean: ['chain whip'] })
  await open('/tools?q=chian')
  expect(screen.getByText('Shown for “chain whip”.')).toBeDefined()
})

test('If nothing is found, the page leads to the categories, the lists and a quote with the words', async () => {
  shop.answers(searchProducts, { results: [] })
  shop.answers(listTools, [])
  await open('/tools?q=unicycle+%26+co')
  expect(screen.getByText('Nothing found for “unicycle & co”.')).toBeDefined()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Request a quote for it')).toBe('/quote?words=unicycle+%26+co')
  expect(hrefOf('Drivetrain tools')).toBe('/tools?category=Drivetrain+tools')
  expect(hrefOf('See all items')).toBe('/items')
})

test('If the choices together find nothing, the page shows the results of the words alone', async () => {
  shop.answers(listTools, ({ query }: { query: { filter?: string } }) => (query.filter ? [] : [whip]))
  await open('/tools?q=chain&brand=Pro')
  expect(asked()).toEqual([
    { q: 'chain', filter: 'brand:Pro', limit: 48, grouped: 'true' },
    { q: 'chain', limit: 6, grouped: 'true' },
  ])
  expect(headings(2)).toEqual(['The nearest', 'Chain whip', 'Parts'])
})

test('The address contains the choices, and each can be removed', async () => {
  await open(
    '/tools?category=Drivetrain+tools&brand=Pro&fits=freehub-hg&stock=in&price-from=5&price-to=70&spec.teeth-to=11',
  )
  const filter = 'brand:Pro;fits:freehub-hg;price:5..70;spec.teeth:..11;stock:in'
  expect(asked()).toEqual([{ category: 'Drivetrain tools', filter, limit: 48, grouped: 'true' }])
  expect(chips().map(([label]) => label)).toEqual([
    'Drivetrain tools',
    'Pro',
    'Shimano HG',
    'Price $5–$70',
    'Teeth up to 11 teeth',
    'In stock',
  ])
  expect(chips()[3]?.[1]).toBe(
    '/tools?category=Drivetrain+tools&brand=Pro&fits=freehub-hg&spec.teeth-to=11&stock=in',
  )
})

test('A choice applies at once, is added to the choices before, and begins at the first page', async () => {
  const { user, search } = await open('/tools?brand=Pro&after=c2')
  await user.click(screen.getByRole('checkbox', { name: /^In stock/, hidden: true }))
  expect(search()).toBe('?brand=Pro&stock=in')
  const first = Promise.withResolvers<unknown>()
  shop.answers(listTools, () => first.promise)
  await user.click(screen.getByRole('checkbox', { name: /^Shimano HG/, hidden: true }))
  await user.click(screen.getByRole('checkbox', { name: /^Truewheel/, hidden: true }))
  first.resolve([whip])
  await waitFor(() => expect(new URLSearchParams(search()).getAll('brand')).toEqual(['Pro', 'Truewheel']))
  expect(new URLSearchParams(search()).get('fits')).toBe('freehub-hg')
})

test('A typed range applies with Enter, and an empty end has no limit', async () => {
  const { user, search } = await open('/tools')
  const [from] = screen.getAllByRole('textbox', { name: 'From', hidden: true })
  if (!from) throw new Error('There is no price')
  await user.type(from, '12{Enter}')
  await waitFor(() => expect(search()).toBe('?price-from=12'))
  expect(screen.getByText('Price from $12')).toBeDefined()
})

test('A specification shows the meaning of its values first', async () => {
  await open('/tools')
  expect(screen.getByText('Count them.').closest('details')?.querySelector('summary')?.textContent).toBe(
    'Teeth, teeth',
  )
})

test('Column heads sort the table, and a second press reverses the order', async () => {
  const { user, search } = await open('/tools?q=chain')
  const heads = within(screen.getByRole('navigation', { name: 'Sort by' }))
  await user.click(heads.getByRole('link', { name: 'Price, ascending' }))
  await waitFor(() => expect(search()).toBe('?q=chain&sort=price'))
  await user.click(await heads.findByRole('link', { name: 'Price, descending' }))
  await waitFor(() => expect(search()).toBe('?q=chain&sort=-price'))
})

test('The table has columns for specifications that most tools state, and for the weight', async () => {
  await open('/tools?view=table')
  const values = within(screen.getByRole('listitem')).getAllByRole('definition')
  expect(values.map(({ textContent }) => textContent)).toEqual(['11 teeth', '1,310 g', '$16.80', '1 pc'])
})

test('A quantity typed in a row of the table is booked on the tool’s page', async () => {
  shop.answers(listTools, [{ ...whip, minOrderQuantity: 20 }])
  const { user, router } = await open('/tools?view=table')
  const field = screen.getByRole('textbox', { name: 'Quantity of Chain whip' })
  expect(['value', 'inputmode'].map((name) => field.getAttribute(name))).toEqual(['20', 'numeric'])
  await user.clear(field)
  await user.type(field, '1,045')
  await user.click(screen.getByRole('button', { name: 'Book Chain whip' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/tool/whip'))
  expect(router.state.location.search).toBe('?quantity=1045')
})

test('A row whose tool cannot be booked has no quantity', async () => {
  shop.answers(listTools, [{ ...whip, availableQuantity: 0 }])
  await open('/tools?view=table')
  expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull()
  expect(document.forms).toHaveLength(2)
})

test('Pictures have a common scale, and a tool without a length says that it has none', async () => {
  const outline = 'M0 0l720 0 0 40-720 0z'
  shop.answers(listTools, [
    { ...whip, outline, lengthMm: 330 },
    { ...whip, _id: 'wrench', name: 'Wrench', outline, lengthMm: 165 },
    { ...whip, _id: 'magnets', name: 'Magnets' },
  ])
  await open('/tools?view=scale')
  const rows = screen.getAllByRole('listitem')
  // A picture without these classes fills its box (part.css).
  const sizes = (selector: string) =>
    rows.map(
      (row) =>
        row
          .querySelector(selector)
          ?.getAttribute('class')
          ?.match(/tens-.*/)?.[0],
    )
  const [whole, half] = ['tens-10 ones-0 tenths-0', 'tens-5 ones-0 tenths-0']
  for (const part of ['img', 'svg']) expect(sizes(part)).toEqual([whole, half, undefined])
  const lengths = rows.map((row) => row.querySelector('.tool-row-length')?.textContent)
  expect(lengths).toEqual(['330 mm', '165 mm', 'Not to scale'])
  expect(screen.getByRole('link', { name: 'One scale' }).ariaCurrent).toBe('true')
})

test('The chosen view is stored in the address and in the browser', async () => {
  const { user, search } = await open('/tools')
  await user.click(screen.getByRole('link', { name: 'Table' }))
  await waitFor(() => expect(search()).toBe('?view=table'))
  expect(window.localStorage.getItem('view')).toBe('table')
  expect(document.documentElement.dataset.view).toBe('table')
  await user.click(screen.getByRole('link', { name: 'Board' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Board' }).ariaCurrent).toBe('true'))
})

test('With a backend that has no choices, all tools are shown, regardless of the address', async () => {
  await open('/tools?q=chain&brand=Pro', [])
  expect(asked()).toEqual([{}])
  expect(headings(2)).toEqual(['Chain whip'])
  expect(chips()).toEqual([])
  expect(screen.queryByRole('checkbox', { name: /^In stock/, hidden: true })).toBeNull()
})

test('At most four tools can be compared, in the order of the list', async () => {
  shop.answers(
    listTools,
    ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ ...whip, _id, name: `Tool ${_id}` })),
  )
  const { user, router } = await open('/tools')
  for (const box of screen.getAllByRole('checkbox', { name: /^Compare/ })) await user.click(box)
  expect(screen.getByText('Four tools at most.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Compare', hidden: true }))
  await waitFor(() => expect(router.state.location.search).toBe('?tools=a,b,c,d'))
})
