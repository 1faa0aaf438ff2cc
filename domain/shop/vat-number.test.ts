import { expect, test } from 'vitest'
import { isVatNumber, withVatNumber } from './vat-number.ts'

test.each([
  'DE123456789',
  'DE 123 456 789',
  'ATU12345678',
  'be0123.456.789',
  'FR AB 123456789',
  'EL123456789',
  'NL123456789B01',
  'ESX1234567A',
  'IE1234567FA',
  'XI123456789',
])('%s is a VAT number', (text) => {
  expect(isVatNumber(text)).toBe(true)
})

test.each([
  '',
  '000000000',
  '12/345/67890',
  'DE 12',
  'US123456789',
  'DE1234567890',
  '12-3456789',
  'T 8',
  'constructor',
])('%j is not certainly a VAT number', (text) => {
  expect(isVatNumber(text)).toBe(false)
})

test('A VAT number stored as the tax number moves to its own field; any other number stays', () => {
  expect(withVatNumber({ name: 'Shop', taxNumber: 'DE 123456789' })).toEqual({
    name: 'Shop',
    taxNumber: '',
    vatNumber: 'DE 123456789',
  })
  expect(withVatNumber({ taxNumber: '12/345' })).toEqual({ taxNumber: '12/345', vatNumber: '' })
})

test('A tax number stays in its field if the owner has already seen both fields', () => {
  const stored = { taxNumber: 'DE123456789', vatNumber: '' }
  expect(withVatNumber(stored)).toBe(stored)
})
