import { expect, test } from 'vitest'
import { clockDate } from './zone-clock.ts'
import { exactZoneName, isoIn, zoneName } from './zone-name.ts'

test.each([
  ['UTC', 'UTC'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Etc/GMT+3', 'UTC−3'],
  ['Etc/GMT-12', 'UTC+12'],
  ['Etc/UTC', 'UTC'],
])('%s is named %s', (zone, name) => expect(zoneName(zone)).toBe(name))

test.each([
  // An hour before clocks go back, and in the repeated hour.
  ['America/Los_Angeles', '2026-11-01T07:30:00Z', '2026-11-01T00:30:00.000-07:00', 'Los Angeles time, UTC−7'],
  ['America/Los_Angeles', '2026-11-01T09:30:00Z', '2026-11-01T01:30:00.000-08:00', 'Los Angeles time, UTC−8'],
  ['Pacific/Auckland', '2026-07-01T12:30:00Z', '2026-07-02T00:30:00.000+12:00', 'Auckland time, UTC+12'],
  ['Pacific/Auckland', '2026-11-29T11:30:00Z', '2026-11-30T00:30:00.000+13:00', 'Auckland time, UTC+13'],
  ['Asia/Kathmandu', '2026-11-29T20:00:00Z', '2026-11-30T01:45:00.000+05:45', 'Kathmandu time, UTC+5:45'],
  ['UTC', '2026-11-29T20:00:00Z', '2026-11-29T20:00:00.000Z', 'UTC'],
])('In %s, %s is %s', (zone, instant, iso, name) => {
  expect(isoIn(zone, Date.parse(instant))).toBe(iso)
  expect(exactZoneName(zone, Date.parse(instant))).toBe(name)
})

test('An instant is shown with the day and time of its zone', () => {
  const shown = clockDate(Date.parse('2026-11-29T11:30:07Z'), 'Pacific/Auckland')
  expect(shown.toISOString()).toBe('2026-11-30T00:30:07.000Z')
})
