import { describe, expect, test } from 'vitest'
import { receivableAges } from '../../contract/payments/receivables.ts'
import { ageOf, daysOverdue, dueBetween } from './receivable-ages.ts'

const zone = 'Europe/Vienna'
const noon = (date: string) => Date.parse(`${date}T11:00:00Z`)
const now = noon('2026-11-30')

describe('The age of an open invoice', () => {
  test.each([
    ['2026-12-24', -24, 'not-due'],
    ['2026-11-30', 0, 'not-due'],
    ['2026-11-29', 1, '1-30'],
    ['2026-10-31', 30, '1-30'],
    ['2026-10-30', 31, '31-60'],
    ['2026-10-01', 60, '31-60'],
    ['2026-09-30', 61, '61-90'],
    ['2026-09-01', 90, '61-90'],
    ['2026-08-31', 91, 'over-90'],
  ])('that was due on %s is %i days', (date, days, age) => {
    expect(daysOverdue(zone, noon(date), now)).toBe(days)
    expect(ageOf(days)).toBe(age)
  })

  test('counts days of the shop, so that an invoice is not due until its last day ends there', () => {
    const lastMinute = Date.parse('2026-11-29T22:59:00Z')
    expect(daysOverdue(zone, lastMinute, lastMinute + 30_000)).toBe(0)
    expect(daysOverdue(zone, lastMinute, lastMinute + 60_000)).toBe(1)
  })

  test('is the range of due instants that contains it, and no other one', () => {
    for (let hour = -24 * 120; hour < 24 * 30; hour += 1) {
      const dueAt = now + hour * 3_600_000
      const within = receivableAges.filter((age) => {
        const { from, before } = dueBetween(age, zone, now)
        return (from === undefined || dueAt >= from) && (before === undefined || dueAt < before)
      })
      expect(within).toEqual([ageOf(daysOverdue(zone, dueAt, now))])
    }
  })
})
