import { expect, test } from 'vitest'
import { sampleSettings } from '../shop/sample-settings.ts'
import { withdrawalEnds, withdrawalState } from './withdrawal.ts'

const { delivery: sample } = sampleSettings
const delivery = {
  ...sample,
  daysFrom: 2,
  daysTo: 4,
  daysFarthest: null,
  weekdays: [1, 2, 3, 4, 5],
  holidays: [],
  returnDays: 30,
}
const money = { ...sampleSettings.money, timeZone: 'Europe/Lisbon' }
/** A Tuesday, in both Lisbon and UTC. */
const sentAt = Date.UTC(2026, 10, 24, 15)
const order = { state: 'paid', sentAt, withdrawnAt: null, priceCents: 100, givenBackCents: 0 } as const

test.each([
  // Four working days after Tuesday the 24th is Monday the 30th.
  ['the days of the shop after the last promised arrival', {}, '2026-12-31T00:00:00Z'],
  ['the farthest country counts', { daysFarthest: 9 }, '2027-01-07T00:00:00Z'],
  ['holidays do not count', { holidays: ['2026-11-26', '2026-11-30'] }, '2027-01-02T00:00:00Z'],
  ['fourteen days where the shop has set none', { returnDays: null }, '2026-12-15T00:00:00Z'],
  ['a long way where the shop promises none', { daysFrom: null, daysTo: null }, '2027-01-08T00:00:00Z'],
])('The right to withdraw ends: %s', (_case, changed, end) => {
  expect(new Date(withdrawalEnds(sentAt, { ...delivery, ...changed }, money.timeZone))).toEqual(new Date(end))
})

test("The right to withdraw ends at midnight in the shop's time zone", () => {
  expect(withdrawalEnds(sentAt, delivery, 'America/New_York')).toBe(Date.UTC(2026, 11, 31, 5))
})

test.each([
  ['an unpaid order', { state: 'unpaid', sentAt: null }, 'open'],
  ['a paid order that is not sent', { sentAt: null }, 'open'],
  ['a sent order within its days', {}, 'open'],
  ['a partly refunded order', { givenBackCents: 99 }, 'open'],
  ['a refunded order', { givenBackCents: 100 }, 'refunded'],
  ['an unpaid order that costs nothing', { state: 'unpaid', sentAt: null, priceCents: 0 }, 'open'],
  ['a cancelled order', { state: 'cancelled', sentAt: null }, 'cancelled'],
  ['an order that was withdrawn', { withdrawnAt: sentAt }, 'withdrawn'],
  ['a cancelled order that was withdrawn', { state: 'cancelled', withdrawnAt: sentAt }, 'withdrawn'],
] as const)('A withdrawal from %s: %o is %s', (_order, changed, state) => {
  expect(withdrawalState({ ...order, ...changed }, sentAt + 1, { delivery, money })).toBe(state)
})

test('A sent order can be withdrawn until the last instant of the period, but not later', () => {
  const end = withdrawalEnds(sentAt, delivery, money.timeZone)
  expect(withdrawalState(order, end - 1, { delivery, money })).toBe('open')
  expect(withdrawalState(order, end, { delivery, money })).toBe('late')
})
