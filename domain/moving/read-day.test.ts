import { expect, test } from 'vitest'
import { readInstant } from './read-day.ts'

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
