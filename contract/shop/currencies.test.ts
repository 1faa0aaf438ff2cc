import { expect, test } from 'vitest'
import { currencyCodes, paymentLimits } from './currencies.ts'
import { settingSections } from './shop-sections.ts'

const problemOf = (currency: string) =>
  settingSections.money.safeParse({ currency, locale: 'en-US', timeZone: 'UTC', taxRate: null, taxName: '' })
    .error?.issues[0]?.message

test('Every currency is named once, by a code of three letters', () => {
  expect(currencyCodes).toEqual([...new Set(currencyCodes)].toSorted())
  expect(currencyCodes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
})

test.each(['USD', 'RSD', 'HUF', 'COP', 'TWD', 'IDR', 'PKR', 'ALL', 'LBP', 'AMD', 'UZS', 'ILS'])(
  '%s has hundredths in ISO 4217 and at the card provider, so a shop can have it',
  (code) => expect(problemOf(code)).toBeUndefined(),
)

test.each(['HRK', 'ZWL', 'ANG'])(
  '%s was replaced: a shop that has it keeps it, and no list offers it',
  (code) => {
    expect(problemOf(code)).toBeUndefined()
    expect(currencyCodes).not.toContain(code)
  },
)

test.each([
  ['JPY', 'JPY is charged without decimals, and the shop counts two.'],
  ['UGX', 'UGX is charged without decimals, and the shop counts two.'],
  ['MGA', 'MGA is charged without decimals, and the shop counts two.'],
  ['KWD', 'KWD is charged with three decimals, and the shop counts two.'],
  ['XAU', 'Choose a currency with two decimals, for example USD, EUR or GBP.'],
  ['usd', 'Choose a currency with two decimals, for example USD, EUR or GBP.'],
])('%s is refused with: %s', (code, sentence) => expect(problemOf(code)).toContain(sentence))

test.each([
  ['USD', 50],
  ['GBP', 30],
  ['HUF', 17_500],
  ['czk', 1_500],
  ['aed', 200],
  ['THB', 1_000],
])('The smallest card payment in %s is %i hundredths, as the provider publishes', (code, least) => {
  expect(paymentLimits(code)).toEqual({ least, most: 99_999_999 })
})
