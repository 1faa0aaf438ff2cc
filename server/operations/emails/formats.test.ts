import { describe, expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

const dollars = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }

describe('Mails write an instant in the time zone of the shop, and name it', () => {
  test.each([
    ['Pacific/Auckland', '2026-11-29T11:30:00Z', 'November 30, 2026 at 12:30 AM (Auckland time)'],
    ['Pacific/Auckland', '2026-07-01T12:30:00Z', 'July 2, 2026 at 12:30 AM (Auckland time)'],
    ['America/Los_Angeles', '2026-11-29T07:30:00Z', 'November 28, 2026 at 11:30 PM (Los Angeles time)'],
    ['America/Los_Angeles', '2026-07-01T06:30:00Z', 'June 30, 2026 at 11:30 PM (Los Angeles time)'],
    ['UTC', '2026-11-29T11:30:00Z', 'November 29, 2026 at 11:30 AM (UTC)'],
  ])('In %s, %s is %s', (timeZone, instant, text) => {
    expect(formatsOf({ ...dollars, timeZone }).instant(Date.parse(instant))).toBe(text)
  })

  test('A time that serves as proof is unambiguous, even in the hour that a clock change repeats', () => {
    const formats = formatsOf({ ...dollars, timeZone: 'America/Los_Angeles' })
    const [first, second] = ['2026-11-01T08:30:05Z', '2026-11-01T09:30:05Z'].map(Date.parse)
    expect(formats.second(first ?? 0)).toBe('November 1, 2026 at 1:30:05 AM (Los Angeles time, UTC−7)')
    expect(formats.second(second ?? 0)).toBe('November 1, 2026 at 1:30:05 AM (Los Angeles time, UTC−8)')
  })

  test('A calendar date is the same day in every time zone', () => {
    expect(formatsOf({ ...dollars, timeZone: 'Pacific/Auckland' }).date('2026-12-24')).toBe(
      'December 24, 2026',
    )
  })
})

test.each([
  ['HUF', 'hu-HU', '298,50 Ft'],
  ['RSD', 'sr-Latn-RS', '298,50 RSD'],
  ['COP', 'es-CO', '$ 298,50'],
])('An amount in %s has two decimals in %s', (currency, locale, text) => {
  const formats = formatsOf({ currency, locale, timeZone: 'UTC' })
  expect(formats.amount(29_850)).toBe(text)
  expect(formats.money(29_850, currency.toLowerCase())).toBe(text)
})

test('A price says what it includes, by the settings of the shop', () => {
  const formats = formatsOf(dollars, { tax: 'added', delivery: 'added' })
  expect(formats.total(2_500)).toBe('$25.00, tax and delivery included')
  expect(formats.total(2_500, true)).toBe('$25.00, tax included')
  expect(formats.offered(2_500)).toBe('$25.00, tax included, plus delivery')
  expect(formatsOf(dollars).total(2_500, true)).toBe('$25.00')
})

test('Two shops in one process each use their own format', () => {
  const [one, other] = [
    formatsOf(dollars),
    formatsOf({ currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' }),
  ]
  expect([one.amount(123_450), other.amount(123_450)]).toEqual(['$1,234.50', '1.234,50 €'])
  expect([one.money(100, 'eur'), other.money(100, 'usd')]).toEqual(['1.00 EUR', '1,00 USD'])
  expect([one.date('2026-12-24'), other.date('2026-12-24')]).toEqual([
    'December 24, 2026',
    '24. Dezember 2026',
  ])
})
