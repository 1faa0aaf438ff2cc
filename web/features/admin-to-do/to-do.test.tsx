// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listQuotes } from '../../../contract/quotes.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { sampleTool } from '../../testing/sample-tool.ts'
import { toDoTexts } from './texts.ts'
import { ToDo } from './to-do.tsx'

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(listOrders, [])
  shop.answers(listTools, [sampleTool()])
  shop.answers(listQuotes, [])
})
afterEach(cleanup)

const everything = ['listOrders', 'listTools', 'listQuotes']
const show = (extensions = everything) =>
  renderInShop(shop, [{ path: '/dashboard', Component: ToDo }], '/dashboard', { ...testSettings, extensions })
const card = async (text: RegExp) => {
  const item = (await screen.findByText(text)).closest('li')
  if (!item) throw new Error('No card')
  return within(item)
}

test('An admin sees how many paid orders are to be sent, with a link to them', async () => {
  shop.answers(listOrders, [sampleOrder({ paid: true }), sampleOrder({ paid: true })])
  show()
  const orders = await card(/paid orders to send/)
  expect(orders.getByText('2')).toBeDefined()
  expect(orders.getByRole('link').getAttribute('href')).toBe('/dashboard/manageallorders?state=to-send')
})

test('An admin sees how many products are low, without those that have enough', async () => {
  const low = sampleTool({ availableQuantity: 3 })
  shop.answers(listTools, [sampleTool({ availableQuantity: 0 }), low, sampleTool()])
  show()
  const stock = await card(/products are low or sold out/)
  expect(stock.getByText('2')).toBeDefined()
  expect(stock.getByRole('link').getAttribute('href')).toBe('/dashboard/manageproduct')
})

test('An admin sees how many requests are open, without handled ones', async () => {
  const handledAt = Date.UTC(2026, 10, 1)
  shop.answers(listQuotes, [{ handledAt: null }, { handledAt }, { handledAt }])
  show()
  const quotes = await card(/request to answer/)
  expect(quotes.getByText('1')).toBeDefined()
  expect(quotes.getByRole('link').getAttribute('href')).toBe('/dashboard/quotes')
})

test('A count above the limit is shown as a minimum', async () => {
  shop.answers(listOrders, [sampleOrder({ paid: true })])
  shop.setNextCursor(listOrders, 'c2')
  show()
  expect((await card(/paid order to send/)).getByText('1+')).toBeDefined()
})

test('A card without tasks says so', async () => {
  show()
  expect(await screen.findByText(toDoTexts.nothingToSend)).toBeDefined()
  expect(await screen.findByText(toDoTexts.nothingLow)).toBeDefined()
  expect(await screen.findByText(toDoTexts.nothingToAnswer)).toBeDefined()
})

test('A shop without tools says to hang the first one', async () => {
  shop.answers(listTools, [])
  show()
  const link = await screen.findByRole('link', { name: toDoTexts.firstTool })
  expect(link.getAttribute('href')).toBe('/dashboard/addproduct')
  expect(screen.queryByText(toDoTexts.nothingLow)).toBeNull()
})

test('Every request has a limit', async () => {
  show()
  await screen.findByText(toDoTexts.nothingToSend)
  const limits = shop.calls.map(({ query }) => query)
  expect(limits).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ limit: 50 })))
})

test('A failed count is reported on its card and can be retried; the other cards stay', async () => {
  shop.refuses(listOrders, 'BUSY')
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(toDoTexts.notCounted)
  expect(await screen.findByText(toDoTexts.nothingLow)).toBeDefined()
  shop.answers(listOrders, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(toDoTexts.nothingToSend)).toBeDefined()
})

test('A backend without limited lists gets no request', () => {
  show([])
  expect(screen.getByText(toDoTexts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
