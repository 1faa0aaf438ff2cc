import { expect, test } from 'vitest'
import { addDays, dateIn, daysBetween, hourIn, shopDays, startOfDay } from './shop-days.ts'

const hours = (timeZone: string, first: string, last: string) =>
  shopDays(timeZone, first, last).map(({ date, from, to }) => [date, (to - from) / 3_600_000])

test('A day without a change of the clocks has 24 hours', () => {
  expect(hours('Europe/Paris', '2026-11-21', '2026-11-22')).toEqual([
    ['2026-11-21', 24],
    ['2026-11-22', 24],
  ])
})

test.each([
  ['Europe/Paris', '2026-03-29', 23],
  ['Europe/Paris', '2026-10-25', 25],
  ['America/St_Johns', '2026-03-08', 23],
  ['America/St_Johns', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Asia/Kathmandu', '2026-03-29', 24],
])('In %s, %s has %d hours, and its neighbours have 24', (timeZone, date, length) => {
  expect(hours(timeZone, addDays(date, -1), addDays(date, 1)).map(([, hours]) => hours)).toEqual([
    24,
    length,
    24,
  ])
})

test.each([
  ['UTC', '2026-11-22T00:00:00Z'],
  ['Europe/Paris', '2026-11-21T23:00:00Z'],
  ['America/St_Johns', '2026-11-22T03:30:00Z'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-22T11:00:00Z'],
])('In %s, the 22 November 2026 begins at %s', (timeZone, start) => {
  expect(new Date(startOfDay(timeZone, '2026-11-22')).toISOString()).toBe(new Date(start).toISOString())
})

test('Where clocks go forward at midnight, the day begins at 1:00', () => {
  const start = startOfDay('Africa/Cairo', '2026-04-24')
  expect(new Date(start).toISOString()).toBe('2026-04-23T22:00:00.000Z')
  expect(dateIn('Africa/Cairo', start - 1)).toBe('2026-04-23')
})

test.each(['UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Africa/Cairo', 'America/Asuncion'])(
  'In %s, the days of a year follow each other without a gap, and each instant has the date of its day',
  (timeZone) => {
    const days = shopDays(timeZone, '2026-01-01', '2026-12-31')
    expect(days).toHaveLength(365)
    for (const [index, { date, from, to }] of days.entries()) {
      expect(dateIn(timeZone, from)).toBe(date)
      expect(dateIn(timeZone, to - 1)).toBe(date)
      expect(days[index + 1]?.from ?? to).toBe(to)
    }
  },
)

test('Dates are counted across months and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

test.each([
  ['UTC', '2026-11-22T00:59:59Z', 0],
  ['UTC', '2026-11-22T23:00:00Z', 23],
  ['Europe/Paris', '2026-11-22T22:59:59Z', 23],
  ['Europe/Paris', '2026-11-22T23:00:00Z', 0],
  ['America/St_Johns', '2026-11-22T16:29:00Z', 12],
  ['UTC', '2026-11-22T07:30:00Z', 7],
])('In %s, the clocks show the hour at %s: %d', (timeZone, instant, hour) => {
  expect(hourIn(timeZone, Date.parse(instant))).toBe(hour)
})
