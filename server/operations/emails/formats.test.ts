import { afterEach, describe, expect, test } from 'vitest'
import { amountText, dateText, instantText, moneyText, secondText, writeAmountsAs } from './formats.ts'

const dollars = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
afterEach(() => writeAmountsAs(dollars))

describe('Mails write an instant in the time zone of the shop, and name it', () => {
  test.each([
    ['Pacific/Auckland', '2026-11-29T11:30:00Z', 'November 30, 2026 at 12:30 AM (Auckland time)'],
    ['Pacific/Auckland', '2026-07-01T12:30:00Z', 'July 2, 2026 at 12:30 AM (Auckland time)'],
    ['America/Los_Angeles', '2026-11-29T07:30:00Z', 'November 28, 2026 at 11:30 PM (Los Angeles time)'],
    ['America/Los_Angeles', '2026-07-01T06:30:00Z', 'June 30, 2026 at 11:30 PM (Los Angeles time)'],
    ['UTC', '2026-11-29T11:30:00Z', 'November 29, 2026 at 11:30 AM (UTC)'],
  ])('In %s, %s is %s', (timeZone, instant, text) => {
    writeAmountsAs({ ...dollars, timeZone })
    expect(instantText(Date.parse(instant))).toBe(text)
  })

  test('A time kept as proof is unambiguous in the hour that a clock change repeats', () => {
    writeAmountsAs({ ...dollars, timeZone: 'America/Los_Angeles' })
    const [first, second] = ['2026-11-01T08:30:05Z', '2026-11-01T09:30:05Z'].map(Date.parse)
    expect(secondText(first ?? 0)).toBe('November 1, 2026 at 1:30:05 AM (Los Angeles time, UTC−7)')
    expect(secondText(second ?? 0)).toBe('November 1, 2026 at 1:30:05 AM (Los Angeles time, UTC−8)')
  })

  test('A calendar date is the same day everywhere', () => {
    writeAmountsAs({ ...dollars, timeZone: 'Pacific/Auckland' })
    expect(dateText('2026-12-24')).toBe('December 24, 2026')
  })
})

test.each([
  ['HUF', 'hu-HU', '298,50 Ft'],
  ['RSD', 'sr-Latn-RS', '298,50 RSD'],
  ['COP', 'es-CO', '$ 298,50'],
])('An amount in %s has two decimals in %s', (currency, locale, text) => {
  writeAmountsAs({ currency, locale, timeZone: 'UTC' })
  expect(amountText(29_850)).toBe(text)
  expect(moneyText(29_850, currency.toLowerCase())).toBe(text)
})
