import { expect, test } from 'vitest'
import { linearize, type Step } from './linearize.ts'

/** A stock of pieces, in the simplest words. */
type Stock = number

function act(
  what: string,
  from: number,
  to: number,
  take: Step<Stock>['take'],
  isOptional = false,
): Step<Stock> {
  return { what, from, to, take, isOptional }
}

const takes = (pieces: number) => (stock: Stock) => (stock < pieces ? undefined : stock - pieces)
const gives = (pieces: number) => (stock: Stock) => stock + pieces
const reads = (pieces: number) => (stock: Stock) => (stock === pieces ? stock : undefined)

function isPossible(...steps: readonly Step<Stock>[]): boolean {
  return linearize(steps, 5, String).found
}

test('Calls that overlap may have happened in any order', () => {
  expect(isPossible(act('reads', 0, 10, reads(2)), act('takes', 0, 10, takes(3)))).toBe(true)
  expect(isPossible(act('reads', 0, 10, reads(5)), act('takes', 0, 10, takes(3)))).toBe(true)
})

test('A call takes effect after every call that was answered before it began', () => {
  expect(isPossible(act('takes', 0, 4, takes(3)), act('reads', 5, 9, reads(5)))).toBe(false)
  expect(isPossible(act('takes', 0, 4, takes(3)), act('reads', 5, 9, reads(2)))).toBe(true)
})

test('The same pieces cannot be taken twice', () => {
  expect(isPossible(act('one', 0, 10, takes(3)), act('other', 0, 10, takes(3)))).toBe(false)
  const back = act('gives back', 0, 10, gives(1))
  expect(isPossible(act('one', 0, 10, takes(3)), act('other', 0, 10, takes(3)), back)).toBe(true)
})

test('A call without an answer took effect once or not at all', () => {
  const lost = act('takes, answer lost', 0, Infinity, takes(3), true)
  const reading = (pieces: number) => act('reads', 20, 30, reads(pieces))
  expect(isPossible(lost, reading(5))).toBe(true)
  expect(isPossible(lost, reading(2))).toBe(true)
  expect(isPossible(lost, reading(4))).toBe(false)
  expect(isPossible(lost, reading(2), act('reads again', 40, 50, reads(5)))).toBe(false)
})

test('An operation with a deadline takes no effect after the deadline', () => {
  const early = act('takes', 0, 10, takes(3), true)
  expect(isPossible(early, act('reads', 20, 30, reads(5)), act('reads again', 40, 50, reads(2)))).toBe(false)
})

test('The longest possible order of calls is returned with the state after it', () => {
  const found = linearize([act('takes', 0, 4, takes(3)), act('reads', 5, 9, reads(5))], 5, String)
  expect(found).toMatchObject({ found: false, isUndecided: false, longest: { state: 2 } })
})
