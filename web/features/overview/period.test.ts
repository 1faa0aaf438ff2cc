import { expect, test } from 'vitest'
import { changedDays, daysOf, periodOf } from './period.ts'

const today = '2026-11-25'
const week = { from: '2026-11-19', to: today }

test('The address contains a length or two days, and the default is the last week', () => {
  expect(periodOf(new URLSearchParams('days=30'))).toEqual({ days: '30' })
  expect(periodOf(new URLSearchParams('from=2026-11-01&to=2026-11-02'))).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  })
  for (const other of ['', 'days=8', 'from=2026-11-01'])
    expect(periodOf(new URLSearchParams(other))).toEqual({ days: '7' })
  expect(daysOf({ days: '7' }, today)).toEqual(week)
})

test('When one day is chosen, the other day follows, so that either can be chosen first', () => {
  expect(changedDays(week, { to: '2026-11-10' }, today)).toEqual({ from: '2026-11-10', to: '2026-11-10' })
  const past = { from: '2026-10-01', to: '2026-10-07' }
  expect(changedDays(past, { from: '2026-11-02' }, today)).toEqual({ from: '2026-11-02', to: '2026-11-02' })
  expect(changedDays(past, { from: '2026-09-01' }, today)).toEqual({ from: '2026-09-01', to: '2026-10-07' })
})

test('A period is at most a year long and ends today at the latest', () => {
  expect(changedDays(week, { from: '2025-01-01' }, today)).toEqual({ from: '2025-01-01', to: '2026-01-01' })
  const past = { from: '2024-01-01', to: '2024-01-07' }
  expect(changedDays(past, { to: today }, today)).toEqual({ from: '2025-11-25', to: today })
  expect(changedDays(week, { to: '2027-01-01' }, today)).toEqual(week)
})

test('An emptied field does not change the period', () => {
  expect(changedDays(week, { from: '' }, today)).toEqual(week)
})
