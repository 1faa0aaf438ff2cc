import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysAfter } from './working-days.ts'

const rule = { weekdays: [1, 2, 3, 4, 5], holidays: ['2026-12-25', '2026-12-26'] }

describe('Working days', () => {
  it.each([
    ['2026-12-24', 'a Thursday', true],
    ['2026-12-25', 'a Friday that is a holiday', false],
    ['2026-12-26', 'a Saturday', false],
    ['2026-12-27', 'a Sunday', false],
    ['2026-12-28', 'a Monday', true],
  ])('%s, %s, is a working day: %s', (date, _what, isOne) => {
    expect(isWorkingDay(rule, date)).toBe(isOne)
  })

  it('can include Sunday', () => {
    expect(isWorkingDay({ weekdays: [0], holidays: [] }, '2026-12-27')).toBe(true)
  })

  it.each([
    ['2026-12-23', 1, '2026-12-24'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-24', 3, '2026-12-30'],
    ['2026-12-28', 5, '2027-01-04'],
    ['2026-12-25', 1, '2026-12-28'],
  ])('from %s %i later it is %s', (start, count, end) => {
    expect(workingDaysAfter(rule, start, count)).toBe(end)
  })

  it('lead to the day itself if no later working day exists', () => {
    expect(workingDaysAfter(rule, '2026-12-25', 0)).toBe('2026-12-25')
  })
})
