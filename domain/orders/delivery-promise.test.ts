import { describe, expect, test } from 'vitest'
import { emptySettings, sampleSettings } from '../shop/sample-settings.ts'
import { shopDays } from '../shop/shop-days.ts'
import { type DeliveryRule, deliveryPromise, deliveryRuleOf } from './delivery-promise.ts'

const rule = sampleRule()

function sampleRule(): DeliveryRule {
  const own = deliveryRuleOf(sampleSettings)
  if (!own) throw new Error('The sample shop promises days')
  return own
}

/** Writes the dates of a promise: departure, earliest arrival, latest arrival. */
function daysAt(time: string): string {
  const { leavesToday, leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(Date.parse(time), rule)
  const written = (date: string) => date.slice(5).replace(/\b0/g, '')
  return `${leavesToday ? 'today' : 'later'} ${[leavesOn, arrivesFrom, arrivesTo].map(written).join(' ')}`
}

describe('The delivery promise, in the time zone of the workshop', () => {
  test.each([
    // 2026-11-23 is a Monday; New York is five hours behind UTC.
    ['on a Monday morning', '2026-11-23T13:00:00Z', 'today 11-23 11-26 12-2'],
    ['a moment before the cut-off', '2026-11-23T18:59:59.999Z', 'today 11-23 11-26 12-2'],
    ['at the cut-off', '2026-11-23T19:00:00Z', 'later 11-24 11-27 12-3'],
    [
      'late in the evening, when the next day has begun in UTC',
      '2026-11-24T03:00:00Z',
      'later 11-24 11-27 12-3',
    ],
    ['after the cut-off of a Friday', '2026-11-27T19:00:00Z', 'later 11-30 12-3 12-9'],
    ['on a Saturday morning', '2026-11-28T13:00:00Z', 'later 11-30 12-3 12-9'],
    ['on a Sunday evening', '2026-11-29T23:00:00Z', 'later 11-30 12-3 12-9'],
    ['at the end of the year', '2026-12-31T19:00:00Z', 'later 1-1 1-6 1-12'],
    ['in summer time', '2026-07-15T17:59:59Z', 'today 7-15 7-20 7-24'],
    ['at the cut-off in summer time', '2026-07-15T18:00:00Z', 'later 7-16 7-21 7-27'],
  ])('%s', (_, now, days) => {
    expect(daysAt(now)).toBe(days)
  })

  test.each([
    ['before the cut-off, it changes there', '2026-11-23T13:00:00Z', '2026-11-23T19:00:00.000Z'],
    ['after the cut-off, at midnight', '2026-11-23T19:00:00Z', '2026-11-24T05:00:00.000Z'],
    ['on the night when the clocks go back, at midnight', '2026-10-31T20:00:00Z', '2026-11-01T04:00:00.000Z'],
    ['on the day when they go back, at midnight', '2026-11-01T20:00:00Z', '2026-11-02T05:00:00.000Z'],
  ])('%s', (_, now, changesAt) => {
    expect(new Date(deliveryPromise(Date.parse(now), rule).changesAt).toISOString()).toBe(changesAt)
  })

  test("An order placed at the weekend must be paid by Monday's cut-off", () => {
    const { payBy } = deliveryPromise(Date.parse('2026-11-28T13:00:00Z'), rule)
    expect(new Date(payBy).toISOString()).toBe('2026-11-30T19:00:00.000Z')
  })

  test('No parcel is sent or delivered on a holiday, and the owner chooses the working days', () => {
    const own = { ...rule, weekdays: [1, 2, 3, 4, 5, 6], holidays: ['2026-12-25', '2026-12-26'] }
    const promise = deliveryPromise(Date.parse('2026-12-24T20:00:00Z'), own)
    expect([promise.leavesToday, promise.leavesOn, promise.arrivesFrom]).toEqual([
      false,
      '2026-12-28',
      '2026-12-31',
    ])
  })

  test('A shop without working days set makes no promise', () => {
    expect(deliveryRuleOf(emptySettings)).toBeNull()
  })

  test.each(['leavesBefore', 'daysFrom', 'daysTo'] as const)(
    'A shop that has set everything but %s promises none',
    (missing) => {
      const delivery = { ...sampleSettings.delivery, [missing]: null }
      expect(deliveryRuleOf({ ...sampleSettings, delivery })).toBeNull()
    },
  )

  test('A holiday whose month and day have one digit is recognized', () => {
    const own = { ...rule, holidays: ['2027-01-04'] }
    expect(deliveryPromise(Date.parse('2027-01-04T13:00:00Z'), own).leavesToday).toBe(false)
  })

  test('The cut-off is exact in a time zone with a fractional offset, and on days when clocks change', () => {
    const payBy = (time: string, timeZone: string, weekdays = rule.weekdays) =>
      new Date(
        deliveryPromise(Date.parse(time), { ...rule, timeZone, weekdays, leavesBefore: 4 }).payBy,
      ).toISOString()
    expect(payBy('2026-11-24T20:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-24T22:15:00.000Z')
    // Sundays: clocks go back at 02:00 on 1 November, and forward on 8 March.
    expect(payBy('2026-11-01T05:00:00Z', 'America/New_York', [0])).toBe('2026-11-01T09:00:00.000Z')
    expect(payBy('2026-03-08T05:30:00Z', 'America/New_York', [0])).toBe('2026-03-08T08:00:00.000Z')
  })

  // In the first three clocks go forward at midnight, so a day of the year begins at 1:00.
  test.each([
    'America/Santiago',
    'America/Havana',
    'Atlantic/Azores',
    'Asia/Beirut',
    'Australia/Lord_Howe',
    'Europe/Berlin',
    'Asia/Kathmandu',
  ])('It is stated anew at the beginning of each next day in %s', (timeZone) => {
    for (const { to } of shopDays(timeZone, '2026-01-01', '2026-12-31')) {
      const { changesAt } = deliveryPromise(to - 1, { ...rule, timeZone })
      expect(new Date(changesAt).toISOString()).toBe(new Date(to).toISOString())
    }
  })
})
