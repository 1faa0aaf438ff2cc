import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { settingSections } from './shop-sections.ts'

const delivery = {
  price: '',
  leavesBefore: 14,
  daysFrom: 1,
  daysTo: 3,
  daysFarthest: null,
  countries: ['DE', 'FR'],
  weekdays: [1, 2, 3, 4, 5],
  holidays: ['2026-12-25', '2028-02-29'],
  returnDays: 30,
  refundDays: 0,
}
const money = { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin', taxRate: 19, taxName: 'VAT' }

const readDelivery = (change: object) => readWith(settingSections.delivery, { ...delivery, ...change })
const readMoney = (change: object) => readWith(settingSections.money, { ...money, ...change })

describe('The settings of delivery', () => {
  test.each([
    {},
    { daysFrom: null, daysTo: null },
    { daysFrom: 3, daysTo: 3 },
    { daysTo: 90, daysFarthest: 90, returnDays: 365, refundDays: 365 },
    { leavesBefore: null },
    { leavesBefore: 1 },
    { leavesBefore: 23 },
    { weekdays: [0, 6] },
    { countries: [], holidays: [] },
  ])('Accept %j', (change) => {
    expect(readDelivery(change)).toEqual({ ...delivery, ...change })
  })

  const hour = 'Enter a full hour from 1 to 23, or leave it empty.'
  const upTo90 = 'Enter a number of days from 0 to 90, or leave it empty.'
  const upTo365 = 'Enter a number of days from 0 to 365, or leave it empty.'
  const country = 'Enter each country by its name or its two-letter code.'
  const holiday = 'Write each holiday as year-month-day, for example 2026-12-25.'
  test.each([
    [{ daysFrom: null }, 'daysTo', 'Enter both numbers of days, or none.'],
    [{ daysTo: null }, 'daysTo', 'Enter both numbers of days, or none.'],
    [{ daysFrom: 4 }, 'daysTo', 'The longest time cannot be shorter than the shortest.'],
    [{ daysTo: 91 }, 'daysTo', upTo90],
    [{ daysFrom: -1 }, 'daysFrom', upTo90],
    [{ daysFarthest: 91 }, 'daysFarthest', upTo90],
    [{ returnDays: 366 }, 'returnDays', upTo365],
    [{ refundDays: -1 }, 'refundDays', upTo365],
    [{ leavesBefore: 0 }, 'leavesBefore', hour],
    [{ leavesBefore: 24 }, 'leavesBefore', hour],
    [{ weekdays: [] }, 'weekdays', 'Choose at least one working day.'],
    [{ countries: ['de'] }, 'countries.0', country],
    [{ countries: ['DEU'] }, 'countries.0', country],
    [{ holidays: ['2026-12-32'] }, 'holidays.0', holiday],
    [{ holidays: ['2026-02-29'] }, 'holidays.0', holiday],
    [{ holidays: ['26-12-2026'] }, 'holidays.0', holiday],
    [{ holidays: ['+2026-12-25'] }, 'holidays.0', holiday],
    [{ holidays: ['2026-12-25T12:00'] }, 'holidays.0', holiday],
  ])('Refuse %j at %s: %s', (change, field, message) => {
    expect(readDelivery(change)).toEqual({ refused: { [field]: message } })
  })
})

const uncountable = (code: string, how: string) =>
  `${code} is charged ${how}, and the shop counts two. Choose another currency, for example USD, EUR or GBP.`

describe('The settings of money', () => {
  test.each([
    { currency: 'USD', locale: 'en', timeZone: 'UTC' },
    { locale: 'gsw-CH', timeZone: 'America/Argentina/Buenos_Aires' },
    { locale: 'sr-Latn-RS', timeZone: 'Etc/GMT+3' },
    { taxRate: 0 },
    { taxRate: 100 },
    { taxRate: 8.25 },
    { taxRate: null, taxName: '' },
    { taxRate: null },
  ])('Accept %j', (change) => {
    expect(readMoney(change)).toEqual({ ...money, ...change })
  })

  const currency = 'Choose a currency with two decimals, for example USD, EUR or GBP.'
  const locale = 'Choose a language tag such as en-US, en-GB or de-DE.'
  const zone = 'Choose a time zone such as Europe/Lisbon or UTC.'
  const rate = 'Enter a percentage from 0 to 100 with at most two decimals, or leave it empty.'
  test.each([
    [{ currency: 'JPY' }, 'currency', uncountable('JPY', 'without decimals')],
    [{ currency: 'KWD' }, 'currency', uncountable('KWD', 'with three decimals')],
    [{ currency: 'eur' }, 'currency', currency],
    [{ currency: 'EURO' }, 'currency', currency],
    [{ locale: 'de_DE' }, 'locale', locale],
    [{ locale: 'de-de' }, 'locale', locale],
    [{ locale: 'xx-US' }, 'locale', locale],
    [{ locale: 'ar-EG-u-nu-arab' }, 'locale', locale],
    [{ locale: 'x-de-DE' }, 'locale', locale],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone', zone],
    [{ timeZone: 'europe/berlin' }, 'timeZone', zone],
    [{ timeZone: '+02:00' }, 'timeZone', zone],
    [{ timeZone: 'EST' }, 'timeZone', zone],
    [{ timeZone: '' }, 'timeZone', zone],
    [{ taxRate: -0.01 }, 'taxRate', rate],
    [{ taxRate: 100.01 }, 'taxRate', rate],
    [{ taxRate: 8.255 }, 'taxRate', rate],
    [{ taxName: ' ' }, 'taxName', 'Enter the name of the tax, for example VAT, or leave the rate empty.'],
  ])('Refuse %j at %s: %s', (change, field, message) => {
    expect(readMoney(change)).toEqual({ refused: { [field]: message } })
  })
})

test('The shop’s email may be empty, and an address that cannot receive email is refused', () => {
  const email = settingSections.company.shape.email
  expect(readWith(email, '')).toBe('')
  expect(readWith(email, ' hello@shop.example ')).toBe('hello@shop.example')
  expect(readWith(email, 'hello@shop')).toEqual({
    refused: { '': 'Enter an email such as hello@shop.example, or leave it empty.' },
  })
})
