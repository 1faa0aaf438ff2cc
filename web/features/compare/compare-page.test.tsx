// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { listSpecKeys } from '../../../contract/catalogue/spec-keys.ts'
import { quoteOwnPrices } from '../../../contract/prices/own-prices.ts'
import { apiContext } from '../../api/api-context.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { settingsContext } from '../../api/settings-context.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ComparePage } from './compare-page.tsx'
import { type Compared, loadCompared } from './load-compared.ts'

afterEach(() => {
  cleanup()
  dropSession()
})

const tools = new Map(
  [
    { _id: 'a', price: 10, brand: 'Truewheel', specs: [{ key: 'jaw-width', value: 15, unit: 'mm' }] },
    { _id: 'b', price: 12.5, brand: 'Truewheel', weightGrams: 1200 },
    ...['c', 'd', 'e'].map((_id) => ({ _id, price: 10 })),
    { _id: 'short', price: 10, availableQuantity: 3, minOrderQuantity: 10 },
  ].map((tool) => [
    tool._id,
    { name: `Tool ${tool._id}`, img: '/t.webp', shortDescription: 'It works.', ...tool },
  ]),
)

async function open(address: string, extensions = ['listSpecKeys'], ownPrices: object = {}) {
  const shop = new FakeShop()
  shop.answers(quoteOwnPrices, ownPrices)
  shop.answers(listSpecKeys, [
    { key: 'jaw-width', name: 'Jaw width', kind: 'number', meaning: 'Measure it.' },
  ])
  shop.answers(getTool, ({ params: { id } }: { params: { id: string } }) => {
    const tool = tools.get(id)
    if (!tool) throw refusal('TOOL_NOT_FOUND')
    return tool
  })
  const shown = renderInShop(
    shop,
    [
      {
        path: '/compare',
        Component: () => <ComparePage {...useLoaderData<Compared>()} />,
        loader: ({ context, request }) =>
          loadCompared(context.get(apiContext), {
            settings: context.get(settingsContext),
            query: new URL(request.url).searchParams,
            signal: request.signal,
          }),
      },
    ],
    address,
    { ...testSettings, extensions },
  )
  await screen.findByRole('heading', { level: 1 })
  return shown
}

const line = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const columns = () =>
  screen.queryAllByRole('columnheader').map((head) => head.querySelector('a')?.textContent)

test('Tools are shown side by side, and lines that differ are marked', async () => {
  await open('/compare?tools=a,b')
  expect(columns()).toEqual(['Tool a', 'Tool b'])
  expect(line(/^Price/)).toEqual(['$10.00', '$12.50'])
  expect(line(/^Jaw width/)).toEqual(['15 mm', '–'])
  expect(line(/^Weight/)).toEqual(['–', '1,200 g'])
  const marked = screen.getAllByText('differs').map((mark) => mark.parentElement?.firstChild?.textContent)
  expect(marked).toEqual(['Price', 'Weight', 'Jaw width'])
})

test('The address that a form makes works too, and unknown tools and a fifth one are left out', async () => {
  await open('/compare?tools=a&tools=gone&tools=b&tools=a&tools=c&tools=d&tools=e', [])
  expect(columns()).toEqual(['Tool a', 'Tool b', 'Tool c'])
})

test('A signed-in person of a company sees the own price of each tool', async () => {
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  const piece = (price: number) => ({ price, net: price, gross: price })
  const own = { Id: 'a', unit: piece(9), public: piece(10), isOwn: true, steps: [{ from: 1, ...piece(9) }] }
  const answer = { hasOwn: true, showsNet: false, company: 'Radwerk', prices: [own] }
  await open('/compare?tools=a,b', ['listSpecKeys', 'quoteOwnPrices'], answer)
  expect((await screen.findByText(/\$9\.00/)).closest('th')?.textContent).toContain('Tool a')
})

test('A tool can be removed, and without any tool the page leads to the list', async () => {
  const { user } = await open('/compare?tools=a')
  await user.click(screen.getByRole('link', { name: 'Remove Tool a' }))
  expect(await screen.findByRole('link', { name: 'To the tools' })).toBeDefined()
})

test('A tool with less stock than its minimum order says so', async () => {
  await open('/compare?tools=a,short')
  expect(screen.getByText('3 left, the minimum order is 10')).toBeDefined()
  expect(screen.queryByText('Sold out')).toBeNull()
})
