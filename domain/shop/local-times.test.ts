import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, isMidnightIn, localTimeOf } from './local-times.ts'

const at = (timeZone: string, local: string, which?: 'first' | 'last') => {
  const instant = instantOf(timeZone, local, which)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('The instant of a local time', () => {
  test.each([
    ['Europe/Berlin', '2026-11-27T09:30', '2026-11-27T08:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-29T12:00:15', '2026-03-29T06:15:15.000Z'],
    ['Pacific/Kiritimati', '2026-11-22T00:00', '2026-11-21T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-22T00:00', '2026-11-22T11:00:00.000Z'],
    ['UTC', '2026-11-29T24:00', '2026-11-30T00:00:00.000Z'],
  ])('In %s, %s is %s', (timeZone, local, instant) => {
    expect(at(timeZone, local)).toBe(instant)
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24T00:10', '2026-04-23T22:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30:00.000Z'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00:00.000Z'],
  ])('In %s, %s is skipped or follows at %s, when the clocks go forward', (timeZone, local, instant) => {
    expect(at(timeZone, local)).toBe(instant)
    expect(at(timeZone, local, 'last')).toBe(instant)
  })

  test.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/St_Johns', '2026-11-01T01:15', '2026-11-01T03:45:00.000Z', '2026-11-01T04:45:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ])('In %s, %s exists twice', (timeZone, local, first, last) => {
    expect(at(timeZone, local)).toBe(first)
    expect(at(timeZone, local, 'last')).toBe(last)
  })

  test('Is midnight by the clocks of the shop', () => {
    const midnight = instantOf('Europe/Berlin', '2026-11-29T24:00') ?? 0
    const isMidnight = [midnight, midnight - 60_000].map((instant) => isMidnightIn('Europe/Berlin', instant))
    expect([...isMidnight, isMidnightIn('UTC', midnight)]).toEqual([true, false, false])
  })

  test('The hours around a change of the clocks exist once', () => {
    expect(at('Europe/Berlin', '2026-10-25T03:00', 'last')).toBe('2026-10-25T02:00:00.000Z')
    expect(at('Europe/Berlin', '2026-10-25T01:59', 'last')).toBe('2026-10-24T23:59:00.000Z')
  })

  test.each([
    '',
    '2026-11-30',
    '2026-02-31T10:00',
    '2026-11-30T25:00',
    '2026-11-30T10:60',
    '30.11.2026 10:00',
  ])('The text "%s" is no local time', (text) => {
    expect(instantOf('Europe/Berlin', text)).toBeUndefined()
  })

  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Africa/Cairo')
  const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })

  test('Is among those that show it', () => {
    fc.assert(
      fc.property(zones, minute, (timeZone, minutes) => {
        const instant = minutes * 60_000
        const local = localTimeOf(timeZone, instant)
        expect([instantOf(timeZone, local), instantOf(timeZone, local, 'last')]).toContain(instant)
      }),
      { numRuns: 2_000 },
    )
  })
})
