import { expect, test } from 'vitest'
import { dayOrderOf, readInstant } from './read-day.ts'

test.each([
  ['2025-04-02', '2025-04-02T00:00:00Z'],
  ['2025-04-02 09:00:00 +0200', '2025-04-02T07:00:00Z'],
  ['02.04.2025', '2025-04-02T00:00:00Z'],
])('%s is a day', (cell, instant) => {
  expect(readInstant(cell, 'UTC', 'unknown')).toBe(Date.parse(instant))
})

test.each(['2025-13-02', '2025-31-03', '2025-00-02', '02.25.2025', '2025-02-30'])(
  '%s is no day, and not one of another month',
  (cell) => {
    expect(readInstant(cell, 'UTC', 'unknown')).toBe('unread')
  },
)

test.each([
  ['2026-03-29 10:00', 'Europe/Berlin', '2026-03-29T08:00:00Z'],
  ['2026-10-25 10:00', 'Europe/Berlin', '2026-10-25T09:00:00Z'],
  ['03/08/2026 9:30 AM', 'America/New_York', '2026-03-08T13:30:00Z'],
  ['2026-01-15 10:00', 'America/New_York', '2026-01-15T15:00:00Z'],
])('%s in %s is right on a day on which clocks change', (cell, timeZone, instant) => {
  expect(readInstant(cell, timeZone, 'month-first')).toBe(Date.parse(instant))
})

test.each([
  '2026/03/31 14:05',
  '2026-03-31T14:05:00.000Z',
  '2026-03-31 16:05+02',
  '31-03-2026 14:05',
  '31.03.26 14:05',
  '31.03.2026, 14:05 Uhr',
  '31/03/2026 à 14h05',
  '31. März 2026 um 14:05',
  '31 mars 2026 14:05',
  '31-Mar-2026 14:05',
  'Mar 31, 2026 2:05\u202fPM',
  'March 31, 2026 at 2:05 pm',
  'Tue, 31 Mar 2026 16:05:00 +0200',
  'Tue Mar 31 2026 16:05:00 GMT+0200',
])('%s is read', (cell) => {
  expect(readInstant(cell, 'UTC', 'day-first')).toBe(Date.parse('2026-03-31T14:05:00Z'))
})

test.each(['31 Foo 2026', '31.03.2026 25:00', '2026033', '31.03-2026', 'Tue', ''])('%j is unread', (cell) => {
  expect(readInstant(cell, 'UTC', 'day-first')).toBe('unread')
})

test('A hyphen between the parts of a day says as little about their order as a slash', () => {
  expect(readInstant('03-04-2026', 'UTC', 'unknown')).toBe('unclear')
  expect([dayOrderOf('31-03-2026'), dayOrderOf('3-31-26'), dayOrderOf('03-04-2026')]).toEqual([
    'day-first',
    'month-first',
    'unknown',
  ])
})
