import { expect, test } from 'vitest'
import { askedQuantity, quantityStep } from './order-quantity.ts'

test.each([
  [undefined, 1],
  [1, 1],
  [9, 1],
  [10, 5],
  [20, 5],
  [50, 10],
])('With a minimum of %s a step is %i', (minimum, step) => {
  expect(quantityStep(minimum)).toBe(step)
})

test.each([
  ['?quantity=4', '4'],
  ['?quantity=40', '40'],
  ['?quantity=999999', '999999'],
  ['?quantity=', undefined],
  ['?quantity=0', undefined],
  ['?quantity=-1', undefined],
  ['?quantity=4.5', undefined],
  ['?quantity=%204', undefined],
  ['?quantity=1234567', undefined],
  ['', undefined],
])('The address %s asks for %s', (address, quantity) => {
  expect(askedQuantity(new URLSearchParams(address))).toBe(quantity)
})
