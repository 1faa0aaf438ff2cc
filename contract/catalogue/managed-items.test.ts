import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { addItem, changeItem } from './managed-items.ts'

const part = { img: '/pictures/a.webp', name: 'Chain', price: 20 }
const noMinimum = { refused: { minOrderQuantity: 'quantity is Required' } }

describe('A part', () => {
  test.each([{}, { availableQuantity: 0, minOrderQuantity: 1 }])('Can be added with %j', (stock) => {
    expect(readWith(addItem.body, { ...part, ...stock })).toEqual({ ...part, ...stock })
  })

  test('Has both stock and a minimum order, or neither', () => {
    expect(readWith(addItem.body, { ...part, availableQuantity: 4 })).toEqual(noMinimum)
    expect(readWith(addItem.body, { ...part, minOrderQuantity: 1 })).toEqual({
      refused: { availableQuantity: 'quantity is Required' },
    })
  })

  test.each([
    { minOrderQuantity: 2 },
    { minOrderQuantity: null },
    { availableQuantity: 4, minOrderQuantity: 2 },
  ])('Is changed to %j', (change) => {
    expect(readWith(changeItem.body, change)).toEqual(change)
  })

  test('Cannot have stock while it cannot be booked', () => {
    expect(readWith(changeItem.body, { availableQuantity: 4 })).toEqual(noMinimum)
    expect(readWith(changeItem.body, { availableQuantity: 4, minOrderQuantity: null })).toEqual(noMinimum)
  })
})
