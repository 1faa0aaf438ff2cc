import { expect, test } from 'vitest'
import { isVatNumberByDigits } from './vat-checksum.ts'

test.each([
  'ATU33864707',
  'DE136695976',
  'EL094259216',
  'FR40303265045',
  'ESA13585625',
  'IE6433435F',
  'IT00743110157',
  'NL010000446B01',
  'PL8567346215',
  'SE556188840401',
  'XI110305878',
])('%s is a VAT number', (number) => {
  expect(isVatNumberByDigits(number)).toBe(true)
})

test.each([
  '',
  'ATU33864708',
  'DE136695975',
  'ATU3386470',
  'GB110305878',
  'CHE123456788',
  'US123',
  '33864707',
])('“%s” is none of the EU', (number) => {
  expect(isVatNumberByDigits(number)).toBe(false)
})
