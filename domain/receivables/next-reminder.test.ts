import { describe, expect, test } from 'vitest'
import { reminderOfNow } from './next-reminder.ts'

const zone = 'Europe/Vienna'
const noon = (date: string) => Date.parse(`${date}T11:00:00Z`)
const steps = [{ days: 3 }, { days: 10 }, { days: 24 }]
const dueAt = noon('2026-11-01')
const at = (date: string, remindedStep = 0, reminded?: string) =>
  reminderOfNow(
    steps,
    { dueAt, remindedStep, remindedAt: reminded === undefined ? null : noon(reminded) },
    zone,
    noon(date),
  )

describe('A reminder', () => {
  test('is sent on its day after the due day, and not before', () => {
    expect([at('2026-11-03'), at('2026-11-04')]).toEqual([undefined, 1])
    expect([at('2026-11-10', 1, '2026-11-04'), at('2026-11-11', 1, '2026-11-04')]).toEqual([undefined, 2])
  })

  test('of an old invoice begins with the first step, and keeps the distance of the next ones', () => {
    expect(at('2027-01-15')).toBe(1)
    expect([at('2027-01-21', 1, '2027-01-15'), at('2027-01-22', 1, '2027-01-15')]).toEqual([undefined, 2])
  })

  test('ends after the last step, also when the owner removed steps', () => {
    expect(at('2027-01-15', 3, '2026-12-01')).toBeUndefined()
    expect(at('2027-01-15', 4, '2026-12-01')).toBeUndefined()
  })
})
