import { describe, expect, test } from 'vitest'
import { type Decline, paymentsPausedUntil } from './declined-cards.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const now = 100 * hourMs

/** Returns declines of one order, one per minute, the last a minute ago. */
function declines(count: number, unpaid: string | null = 'an order'): readonly Decline[] {
  return Array.from({ length: count }, (_, index) => ({ at: now - (count - index) * minuteMs, unpaid }))
}

describe('Declined cards', () => {
  test.each([0, 3, 9])('%i declines in an hour do not pause payments', (count) => {
    expect(paymentsPausedUntil(declines(count), now, 1)).toBeNull()
  })

  test('Ten declines in an hour pause payments until the first is an hour old', () => {
    expect(paymentsPausedUntil(declines(10), now, 1)).toBe(now + 50 * minuteMs)
  })

  test('Twelve declines pause payments until only nine are within an hour', () => {
    expect(paymentsPausedUntil(declines(12), now, 1)).toBe(now - 10 * minuteMs + hourMs)
  })

  test('Declines older than an hour do not count', () => {
    const old = declines(10).map(({ at, unpaid }) => ({ at: at - hourMs, unpaid }))
    expect(paymentsPausedUntil([...old, ...declines(9)], now, 1)).toBeNull()
  })

  test('Declines for five unpaid orders pause payments, for four they do not', () => {
    const declinesOfOrders = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ at: now - minuteMs, unpaid: `order ${index}` }))
    expect(paymentsPausedUntil(declinesOfOrders(4), now, 1)).toBeNull()
    expect(paymentsPausedUntil(declinesOfOrders(5), now, 1)).toBe(now + 59 * minuteMs)
  })

  test('Orders that were paid in the end do not count as unpaid', () => {
    expect(paymentsPausedUntil(declines(9, null), now, 1)).toBeNull()
  })

  test('The rate-limit factor multiplies both limits; from a hundred nothing is counted', () => {
    expect(paymentsPausedUntil(declines(19), now, 2)).toBeNull()
    expect(paymentsPausedUntil(declines(20), now, 2)).not.toBeNull()
    expect(paymentsPausedUntil(declines(1), now, 0.01)).not.toBeNull()
    expect(paymentsPausedUntil(declines(55), now, 100)).toBeNull()
  })
})
