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
  shop.answers(listTools, [])
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

test('An admin sees how many paid orders are to be sent, and gets there', async () => {
  shop.answers(listOrders, [sampleOrder({ paid: true }), sampleOrder({ paid: true })])
  show()
  const orders = await card(/paid orders to send/)
  expect(orders.getByText('2')).toBeDefined()
  expect(orders.getByRole('link').getAttribute('href')).toBe('/dashboard/manageallorders?state=to-send')
})

test('An admin sees how many products are low, and those that have enough do not count', async () => {
  const low = sampleTool({ availableQuantity: 3 })
  shop.answers(listTools, [sampleTool({ availableQuantity: 0 }), low, sampleTool()])
  show()
  const stock = await card(/products are low or sold out/)
  expect(stock.getByText('2')).toBeDefined()
  expect(stock.getByRole('link').getAttribute('href')).toBe('/dashboard/manageproduct')
})

test('An admin sees how many requests wait, and those that are dealt with do not count', async () => {
  const handledAt = Date.UTC(2026, 10, 1)
  shop.answers(listQuotes, [{ handledAt: null }, { handledAt }, { handledAt }])
  show()
  const quotes = await card(/request to answer/)
  expect(quotes.getByText('1')).toBeDefined()
  expect(quotes.getByRole('link').getAttribute('href')).toBe('/dashboard/quotes')
})

test('More than is counted shows as such', async () => {
  shop.answers(listOrders, [sampleOrder({ paid: true })])
  shop.goesOn(listOrders, 'c2')
  show()
  expect((await card(/paid order to send/)).getByText('1+')).toBeDefined()
})

test('Where nothing is to do, each card says so', async () => {
  show()
  expect(await screen.findByText(toDoTexts.nothingToSend)).toBeDefined()
  expect(await screen.findByText(toDoTexts.nothingLow)).toBeDefined()
  expect(await screen.findByText(toDoTexts.nothingToAnswer)).toBeDefined()
})

test('Every call asks for a bounded part', async () => {
  show()
  await screen.findByText(toDoTexts.nothingToSend)
  const limits = shop.calls.map(({ query }) => query)
  expect(limits).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ limit: 50 })))
})

test('What cannot be counted says so beside itself and can be counted again; the others are there', async () => {
  shop.refuses(listOrders, 'BUSY')
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(toDoTexts.notCounted)
  expect(await screen.findByText(toDoTexts.nothingLow)).toBeDefined()
  shop.answers(listOrders, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(toDoTexts.nothingToSend)).toBeDefined()
})

test('A shop that can count nothing within bounds is not asked', () => {
  show([])
  expect(screen.getByText(toDoTexts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
