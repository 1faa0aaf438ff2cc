// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InFormats } from '../testing/in-formats.tsx'
import { EarlierPrice } from './earlier-price.tsx'

afterEach(cleanup)

const shown = (of: Parameters<typeof EarlierPrice>[0]['of']) =>
  render(<EarlierPrice of={of} />, { wrapper: InFormats }).container

test('A reduced tool shows its earlier price, and the reduction from the lowest price of the 30 days before', () => {
  const text = shown({ price: 15.75, compareAtPrice: 21, lowestPrice30Days: 18.9 })
  expect(text.textContent).toBe('Before: $21.00 −17 % · lowest of the last 30 days $18.90')
  expect(text.querySelector('s')?.textContent).toBe('$21.00')
})

test.each([
  ['no earlier price', { price: 15.75, lowestPrice30Days: 18.9 }],
  ['no lowest price', { price: 15.75, compareAtPrice: 18.9 }],
  ['no price', { compareAtPrice: 18.9, lowestPrice30Days: 18.9 }],
  ['a lowest price that is not higher', { price: 15.75, compareAtPrice: 18.9, lowestPrice30Days: 15.75 }],
  ['a lowest price of zero', { price: 0, compareAtPrice: 18.9, lowestPrice30Days: 0 }],
  ['less than half a percent', { price: 100, compareAtPrice: 100.4, lowestPrice30Days: 100.4 }],
])('With %s nothing is shown', (_, of) => {
  expect(shown(of).innerHTML).toBe('')
})
