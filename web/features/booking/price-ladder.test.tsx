// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookTool } from '../../../contract/orders/orders.ts'
import type { FakeShop } from '../../testing/fake-shop-api.ts'
import { freshShop, openForm, openSignedIn, submit, tool, type } from './testing/booking-page.tsx'
import { ladderTexts } from './texts.ts'

const priced = {
  ...tool,
  minOrderQuantity: 1,
  price: 15.75,
  priceBreaks: [
    { from: 10, price: 14.95 },
    { from: 50, price: 13.4 },
    { from: 100, price: 12 },
  ],
}
let shop: FakeShop
beforeEach(() => {
  shop = freshShop()
})
afterEach(cleanup)

const ladder = () => screen.queryByRole('table', { name: ladderTexts.caption })
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => `${row.getAttribute('aria-current') ? '> ' : ''}${row.textContent}`)
const total = () => document.querySelector('output')?.textContent

test.each([
  [
    '1',
    ['> 1 to 9 pieces$15.75', '10 and more · 9 more: $0.80 less each$14.95', '50 and more$13.40'],
    '$15.75',
  ],
  [
    '9',
    ['> 1 to 9 pieces$15.75', '10 and more · 1 more: $0.80 less each$14.95', '50 and more$13.40'],
    '$141.75',
  ],
  [
    '10',
    ['1 to 9 pieces$15.75', '> 10 and more$14.95', '50 and more · 40 more: $1.55 less each$13.40'],
    '$149.50',
  ],
  // With a stock of 86, the last break is not reachable.
  ['86', ['1 to 9 pieces$15.75', '10 and more$14.95', '> 50 and more$13.40'], '$1,152.40'],
  ['many', ['1 to 9 pieces$15.75', '10 and more$14.95', '50 and more$13.40'], 'Enter a quantity'],
])('For %s pieces the ladder, its next step and the total follow', async (quantity, shown, sum) => {
  await openSignedIn(shop, priced)
  await type('Quantity', quantity)
  expect(rows()).toEqual([...shown, '100 and more$12.00'])
  expect(total()).toContain(sum)
})

test('The first row of prices begins with the smallest order', () => {
  openForm(shop, { ...priced, minOrderQuantity: 5 })
  expect(rows()[0]).toBe('> 5 to 9 pieces$15.75')
  cleanup()
  openForm(shop, { ...priced, minOrderQuantity: 9 })
  expect(rows()[0]).toBe('> 9 pieces$15.75')
})

test('A tool with one price has no list of prices', () => {
  openForm(shop)
  expect(ladder()).toBeNull()
})

test('The booking sends the total at its price break', async () => {
  const { user } = await openSignedIn(shop, priced)
  await type('Quantity', '12')
  await user.click(submit())
  expect(shop.callsOf(bookTool)[0]?.body).toMatchObject({ quantity: 12, price: 179.4 })
})
