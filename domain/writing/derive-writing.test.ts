import { describe, expect, test } from 'vitest'
import { currencyCodes } from '../../contract/shop/currencies.ts'
import { writing as schema } from '../../contract/shop/writing.ts'
import { deriveDates, deriveMoney, deriveNumbers, deriveWriting, kindsOnPages } from './derive-writing.ts'
import { usEnglish } from './us-english.ts'
import { type DateKind, writeDate } from './write-dates.ts'
import { writeHundredths } from './write-hundredths.ts'
import { writeAmount, writeNumber } from './write-numbers.ts'

const locales =
  'en-US en-GB en-IN en-IE en-CA de-DE de-AT de-CH fr-FR fr-CH it-IT es-ES es-MX pt-PT pt-BR nl-NL da-DK sv-SE nb-NO fi-FI pl-PL cs-CZ tr-TR hu-HU sr-Latn-RS bg-BG ca-ES eu-ES el-GR ru-RU uk-UA he-IL ar-EG fa-IR hi-IN bn-BD th-TH vi-VN ja-JP ko-KR zh-CN zh-TW my-MM ne-NP'.split(
    ' ',
  )
const latin = { numberingSystem: 'latn' } as const
const hundredths = { ...latin, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const numbers = [0, 5, 999, 1234, 1234.5, 12_345.67, 123_456.78, 1_234_567.89, 123_456_789.1, -1234.5, 12.125]
const kinds: Record<DateKind, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  time: { timeStyle: 'short' },
  instant: { dateStyle: 'medium', timeStyle: 'short' },
}
/** Instants that cover each month, weekday and hour. */
const instants = Array.from({ length: 24 }, (_, n) => Date.UTC(2026, n % 12, n + 1, n, 2 * n))
const oneSpace = (text: string) => text.replaceAll('\u202f', '\u00a0')

describe.each(locales)('In %s', (locale) => {
  const { numbers: plain, money, dates } = deriveWriting(locale, 'EUR')

  test('numbers and amounts are written as this runtime writes them', () => {
    const count = new Intl.NumberFormat(locale, { ...latin, maximumFractionDigits: 3 })
    const two = new Intl.NumberFormat(locale, hundredths)
    const euros = new Intl.NumberFormat(locale, { ...hundredths, style: 'currency', currency: 'EUR' })
    for (const number of numbers) {
      expect(writeNumber(number, plain)).toBe(oneSpace(count.format(number)))
      expect(writeHundredths(number, plain)).toBe(oneSpace(two.format(number)))
      expect(writeAmount(number, money)).toBe(oneSpace(euros.format(number)))
    }
  })

  test.each(Object.entries(kinds))(
    'dates of the kind %s are written as this runtime writes them',
    (kind, options) => {
      const calendar = { ...latin, calendar: 'gregory', timeZone: 'UTC' } as const
      const format = new Intl.DateTimeFormat(locale, { ...options, ...calendar })
      for (const at of instants) expect(writeDate(kind, at, 'UTC', dates)).toBe(format.format(at))
    },
  )
})

test('Every currency has two decimals in Latin figures in every locale', () => {
  const odd = locales.flatMap((locale) =>
    currencyCodes
      .map((code) => writeAmount(1234.5, deriveWriting(locale, code).money))
      .filter((text) => !/\d[^\d]{0,2}234[^\d]+50/.test(text) && !/1234[^\d]+50/.test(text)),
  )
  expect(odd).toEqual([])
})

test('The built-in writing of US English equals the derived one', () => {
  expect(usEnglish).toEqual({
    numbers: deriveNumbers('en-US'),
    money: deriveMoney('en-US', 'USD'),
    dates: deriveDates('en-US', kindsOnPages),
  })
  expect(schema.safeParse(usEnglish).data).toEqual(usEnglish)
})

test('The writing of several locales is derived once, and only so many are kept', () => {
  const [german, french] = [deriveWriting('de-DE', 'EUR'), deriveWriting('fr-FR', 'EUR')]
  expect(deriveWriting('de-DE', 'EUR')).toBe(german)
  expect(deriveWriting('fr-FR', 'EUR')).toBe(french)
  for (const currency of currencyCodes.slice(0, 30)) deriveWriting('de-DE', currency)
  // The oldest ones are dropped.
  expect(deriveWriting('fr-FR', 'EUR')).not.toBe(french)
  expect(deriveWriting('fr-FR', 'EUR')).toEqual(french)
})
