import { expect, test } from 'vitest'
import { edit } from '../reference/products.ts'
import { linearize, type Step } from './linearize.ts'
import { acts, books, cancels, inner, linesOf, type Model, modelOf, sees, type Take } from './model.ts'

const initial = modelOf([{ cents: 100, minimum: 1, stock: 2 }])
const both = { key: 'a', lines: [{ tool: 0, quantity: 2 }], isSet: false }
const one = { key: 'b', lines: [{ tool: 0, quantity: 1 }], isSet: false }

/** Whether calls that all overlap, and the end, have an order. */
function isPossible(takes: readonly Take[], ...end: readonly string[]): boolean {
  const step = (take: Take, from: number): Step<Model> => {
    return { what: '', from, to: from + 9, isOptional: false, take }
  }
  const ends = sees((model) => linesOf(model).join('\n') === end.join('\n'))
  const steps = [...takes.map((take) => step(take, 0)), step(ends, 10)]
  return linearize(steps, initial, (model) => linesOf(model).join('\n')).found
}

const untouched = 'tool 0: 2, at least 1, at 100'

test('Of two overlapping bookings for the same pieces at most one succeeds', () => {
  const refused = books(1, one, 'QUANTITY_ABOVE_AVAILABLE')
  const sold = ['tool 0: 0, at least 1, at 100', 'order a/0: unpaid, held']
  expect(isPossible([books(0, both, 'done at 200'), refused], ...sold)).toBe(true)
  const done = books(1, one, 'done at 100')
  const oversold = ['tool 0: -1, at least 1, at 100', 'order a/0: unpaid, held', 'order b/0: unpaid, held']
  expect(isPossible([books(0, both, 'done at 200'), done], ...oversold)).toBe(false)
})

test('Repeating a booking with its key changes nothing and returns the same order', () => {
  const again = [books(0, one, 'done at 100'), books(0, one, 'done at 100')]
  const held = ['tool 0: 1, at least 1, at 100', 'order b/0: unpaid, held']
  expect(isPossible(again, ...held)).toBe(true)
  expect(isPossible([...again, acts((shop) => edit(shop, 0, { cents: 90 }), 'done')], ...held)).toBe(false)
})

test('The pieces of a cancelled order return to stock once, even if its hold ends too', () => {
  const booked = books(0, both, 'done at 200')
  const cancelled = [booked, cancels('a/0', 'done')]
  expect(isPossible(cancelled, untouched, 'order a/0: cancelled')).toBe(true)
  const twice = [...cancelled, inner.expires('a/0')]
  expect(isPossible(twice, untouched, 'order a/0: cancelled')).toBe(true)
  const tooMany = 'tool 0: 4, at least 1, at 100'
  expect(isPossible(twice, tooMany, 'order a/0: cancelled')).toBe(false)
  expect(isPossible([...cancelled, cancels('a/0', 'done')], untouched, 'order a/0: cancelled')).toBe(false)
})

test('An acknowledged booking exists at the end', () => {
  expect(isPossible([books(0, both, 'done at 200')], untouched)).toBe(false)
  expect(isPossible([books(0, both, undefined)], untouched)).toBe(false)
})

test('Pieces are paid, taken again and restocked only as the rules allow', () => {
  const booked = books(0, both, 'done at 200')
  const paid = ['tool 0: 0, at least 1, at 100', 'order a/0: paid, held']
  expect(isPossible([booked, inner.isPaid('a/0')], ...paid)).toBe(true)
  expect(isPossible([booked, inner.isPaid('a/0'), inner.isRestocked('a/0', 2)], ...paid)).toBe(false)
  const retaken = [booked, inner.expires('a/0'), inner.isRetaken('a/0'), inner.isPaid('a/0')]
  expect(isPossible(retaken, ...paid)).toBe(true)
  expect(isPossible([booked, inner.isRetaken('a/0'), inner.isPaid('a/0')], ...paid)).toBe(false)
})
