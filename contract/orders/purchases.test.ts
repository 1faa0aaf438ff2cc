import { describe, expect, test } from 'vitest'
import { createPaymentIntent } from '../payments/payments.ts'
import { readWith } from '../testing/read-body.ts'
import { putBasket } from './basket.ts'
import { bookTogether } from './purchases.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `tool-${index}`)
const lines = (ids: readonly string[]) => ids.map((Id) => ({ Id, quantity: 1 }))

describe('The lines of a purchase', () => {
  const read = (ids: readonly string[]) => readWith(bookTogether.body, { lines: lines(ids) })

  test('Are at least one and at most 200, each for a different product', () => {
    expect(read(many(200))).toEqual({ lines: lines(many(200)) })
    expect(read([])).toEqual({ refused: { lines: 'Choose at least one product.' } })
    expect(read(many(201))).toEqual({ refused: { lines: 'At most 200 lines at once.' } })
  })

  test('Are refused if they repeat a product, with an error at each repeated line', () => {
    const message = 'This product is in the list twice. Make one line of both.'
    expect(read(['a', 'b', 'a', 'a'])).toEqual({ refused: { 'lines.2.Id': message, 'lines.3.Id': message } })
  })
})

describe('A sum of many orders', () => {
  test('May be up to 200 times the highest price of one order', () => {
    const price = (value: number) => readWith(createPaymentIntent.body, { price: value })
    for (const sum of [0.5, 1_000_000.99, 123_456_789.01, 199_999_998]) {
      expect(price(sum)).toEqual({ price: sum })
      const answer = { acknowledged: true, insertedId: 'p', number: 'P-1001-1', price: sum, orders: [] }
      const held = { ...answer, holdExpiresAt: null, holdExtendsTo: null }
      expect(bookTogether.answer.parse(held)).toEqual(held)
    }
    expect(price(0.001)).toEqual({ refused: { price: 'Use at most two decimals.' } })
    expect(price(200_000_000.01)).toEqual({ refused: { price: 'A price is at most 200,000,000.' } })
  })
})

describe('The lines of a basket', () => {
  const basket = (ids: readonly string[], version = 0) => ({
    version,
    lines: lines(ids).map((line) => ({ ...line, name: 'Chain' })),
  })

  test('Are at most 200, each for a different product', () => {
    expect(readWith(putBasket.body, basket([]))).toEqual(basket([]))
    expect(readWith(putBasket.body, basket(many(200)))).toEqual(basket(many(200)))
    expect(readWith(putBasket.body, basket(many(201)))).toEqual({ refused: { lines: 'At most 200 lines.' } })
    expect(readWith(putBasket.body, basket(['a', 'b', 'a']))).toEqual({
      refused: { lines: 'A product is in the list twice. Make one line of both.' },
    })
    expect(readWith(putBasket.body, basket([], -1))).toHaveProperty('refused.version')
  })
})

describe('The orders of a payment', () => {
  const read = (orders: readonly string[]) => readWith(createPaymentIntent.body, { price: 5, orders })

  test('Are at least one and at most 200, without duplicates', () => {
    expect(read(many(200))).toEqual({ price: 5, orders: many(200) })
    expect(read([])).toEqual({ refused: { orders: 'Choose at least one order.' } })
    expect(read(many(201))).toEqual({ refused: { orders: 'At most 200 orders at once.' } })
    expect(read(['a', 'b', 'a'])).toEqual({ refused: { orders: 'An order is in the list twice.' } })
  })
})
