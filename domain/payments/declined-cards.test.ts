import { describe, expect, test } from 'vitest'
import { type Decline, isCardTesting, isPaymentSpent, pauseOfPayments } from './declined-cards.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const now = 100 * hourMs

/** Returns declines of one order, one minute apart, the last one a minute ago. */
function declines(count: number, unpaid: string | null = 'an order'): readonly Decline[] {
  return Array.from({ length: count }, (_, index) => ({ at: now - (count - index) * minuteMs, unpaid }))
}

const instants = (count: number) => declines(count).map(({ at }) => at)

/** Returns until when an account with these declines is paused, if nobody else has declines. */
function pausedUntil(account: readonly Decline[], factor = 1): number | null {
  return pauseOfPayments({ account, address: null, testing: false }, now, factor)?.until ?? null
}

describe('Declined cards of an account', () => {
  test.each([0, 3, 9])('%i declines in an hour do not pause payments', (count) => {
    expect(pausedUntil(declines(count))).toBeNull()
  })

  test('Ten declines in an hour pause payments until the first is an hour old', () => {
    expect(pausedUntil(declines(10))).toBe(now + 50 * minuteMs)
  })

  test('Twelve declines pause payments until only nine are within an hour', () => {
    expect(pausedUntil(declines(12))).toBe(now - 10 * minuteMs + hourMs)
  })

  test('Declines older than an hour count only towards the limit of a day', () => {
    const earlier = (count: number) => declines(count).map(({ at, unpaid }) => ({ at: at - hourMs, unpaid }))
    expect(pausedUntil([...earlier(10), ...declines(9)])).toBeNull()
    expect(pausedUntil([...earlier(12), ...declines(8)])).toBe(now - 12 * minuteMs - hourMs + dayMs)
  })

  test('Declines for five unpaid orders pause payments, but declines for four do not', () => {
    const declinesOfOrders = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ at: now - minuteMs, unpaid: `order ${index}` }))
    expect(pausedUntil(declinesOfOrders(4))).toBeNull()
    expect(pausedUntil(declinesOfOrders(5))).toBe(now + 59 * minuteMs)
  })

  test('Orders that were paid after a decline do not count as unpaid', () => {
    expect(pausedUntil(declines(9, null))).toBeNull()
    const unpaid = ['a', 'b', 'c', 'd'].flatMap((order) => declines(1, order))
    expect(pausedUntil([...unpaid, ...declines(1, null)])).toBeNull()
  })

  test('The rate-limit factor multiplies the limits; from a hundred nothing is counted', () => {
    expect(pausedUntil(declines(19), 2)).toBeNull()
    expect(pausedUntil(declines(20), 2)).not.toBeNull()
    expect(pausedUntil(declines(1), 0.01)).not.toBeNull()
    expect(pausedUntil(declines(55), 100)).toBeNull()
    expect(isPaymentSpent(1_000, 100)).toBe(false)
    expect(isCardTesting(1_000, 100)).toBe(false)
  })
})

describe('Declined cards of strangers', () => {
  const stranger = { account: declines(1), testing: false }

  test('Twenty declines at one network address pause all strangers there until the first decline is an hour old', () => {
    expect(pauseOfPayments({ ...stranger, address: instants(19) }, now, 1)).toBeNull()
    expect(pauseOfPayments({ ...stranger, address: instants(20) }, now, 1)).toEqual({
      until: now + 40 * minuteMs,
      of: 'address',
    })
  })

  test('Fifty declines in an hour mean that someone is testing stolen cards', () => {
    expect(isCardTesting(49, 1)).toBe(false)
    expect(isCardTesting(50, 1)).toBe(true)
  })

  test('While someone is testing cards, five declines of an account or an address pause strangers, but three do not', () => {
    const testing = { account: declines(3), address: instants(3), testing: true }
    expect(pauseOfPayments(testing, now, 1)).toBeNull()
    expect(pauseOfPayments({ ...testing, account: declines(5) }, now, 1)?.of).toBe('account')
    expect(pauseOfPayments({ ...testing, address: instants(5) }, now, 1)?.of).toBe('address')
  })

  test('While someone is testing cards, a customer who has paid before keeps the usual limits', () => {
    expect(pauseOfPayments({ account: declines(9), address: null, testing: true }, now, 1)).toBeNull()
  })
})

test('A payment is closed after six declined cards', () => {
  expect(isPaymentSpent(5, 1)).toBe(false)
  expect(isPaymentSpent(6, 1)).toBe(true)
})
