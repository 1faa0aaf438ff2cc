// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchProducts } from '../../../../contract/search.ts'
import { apiContext } from '../../../api/api-context.ts'
import { listTools } from '../../../api/rows/catalogue.ts'
import { settingsContext } from '../../../api/settings-context.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { loadTools, type ToolsData } from './load-list.ts'
import { ToolsPage } from './tools-page.tsx'

const whip = {
  kind: 'tool',
  _id: 'whip',
  name: 'Chain whip',
  img: '/whip.webp',
  price: 16.8,
  shortDescription: 'Holds the cassette.',
  minOrderQuantity: 1,
  availableQuantity: 130,
}
const chain = { kind: 'item', _id: 'chain', name: 'Chain', img: '/chain.webp', price: 29.5 }

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(searchProducts, { results: [whip, chain] })
  shop.answers(listTools, [{ ...whip, _id: 'all', name: 'Axle vice' }])
})
afterEach(cleanup)

/** Opens the tools at an address. */
async function open(address: string, extensions = ['listTools', 'searchProducts']) {
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
  return shown
}

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('A search shows its words, its tools, and the parts below', async () => {
  await open('/tools?q=chain')
  expect(headings(2)).toEqual(['Chain whip', 'Parts'])
  expect(headings(3)).toEqual(['Chain'])
  expect(screen.getByText('2 found')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Remove chain' }).getAttribute('href')).toBe('/tools')
})

test('A corrected search says for which words it is shown', async () => {
  shop.answers(searchProducts, { results: [whip], didYouMean: ['chain whip'] })
  await open('/tools?q=chian')
  expect(screen.getByText('Shown for “chain whip”.')).toBeDefined()
})

test('Nothing found leads to the lists and to a quote with the words', async () => {
  shop.answers(searchProducts, { results: [] })
  await open('/tools?q=unicycle+%26+co')
  expect(screen.getByText('Nothing found for “unicycle & co”.')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
  const quote = screen.getByRole('link', { name: 'Request a quote for it' }).getAttribute('href')
  expect(quote).toBe('/quote?words=unicycle+%26+co')
  expect(screen.getByRole('link', { name: 'See all items' })).toBeDefined()
})

test('Without words, and with blank ones, the page shows all tools', async () => {
  await open('/tools?q=+')
  expect(headings(2)).toEqual(['Axle vice'])
  expect(shop.callsOf(searchProducts)).toEqual([])
})

test('Another backend without a search shows all tools, whatever the address says', async () => {
  await open('/tools?q=chain', [])
  expect(headings(2)).toEqual(['Axle vice'])
})
