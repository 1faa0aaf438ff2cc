import { expect, test } from 'vitest'
import { inStockOrder } from './stock-order.ts'

const line = (productId: string, place: number) => ({ productId, place })

test("Stock is always taken in the order of the products' ids, regardless of the order of the lines", () => {
  const [one, two, three] = [line('a', 1), line('b', 2), line('c', 3)]
  for (const lines of [
    [one, two, three],
    [three, two, one],
    [two, three, one],
  ])
    expect(inStockOrder(lines)).toEqual([one, two, three])
})

test('Lines of one product keep their order, and the given list is not changed', () => {
  const lines = [line('b', 1), line('a', 2), line('b', 3), line('a', 4)]
  expect(inStockOrder(lines).map(({ place }) => place)).toEqual([2, 4, 1, 3])
  expect(lines.map(({ place }) => place)).toEqual([1, 2, 3, 4])
})
