import { expect, test } from 'vitest'
import { mayLackZero, problemOfDamage, problemOfError } from './damaged-cells.ts'

test.each([
  '#REF!',
  '#NAME?',
  '#WERT!',
  '#¿NOMBRE?',
  '#N/A',
  '#NV',
  '#DIV/0!',
  '########',
  '#N/DISP',
  'Err:502',
])('%s is an error of a spreadsheet', (cell) => {
  expect(problemOfError(cell)).toBeDefined()
})

test.each([
  '1.23457E+12',
  '1,23457E+12',
  '1.23457E12',
  '1-Feb',
  '2. Feb',
  'Feb-26',
  '01.02.2026',
  '02. Mrz',
  'Mrz 26',
  '1-févr.',
  'févr-26',
  '12-août',
  '5-juin',
  '1-déc.',
  '1-mrt',
  '3-dic',
  '2026-02-01 00:00:00',
  'TRUE',
  'WAHR',
  '1234567890123450',
])('%s is damaged', (cell) => {
  expect(problemOfDamage(cell)).toBeDefined()
})

test.each(['Marathon 28', 'Junior 20', 'Decal 12', 'Marin 2026', 'May-100'])(
  '%s is a name, although it begins as a month',
  (cell) => {
    expect(problemOfDamage(cell)).toBeUndefined()
  },
)

test.each(['1E5', 'TW-1', '1-2', '4006381333931', 'True', 'Mar-X', "'1-Feb", '#5', '123456789012345'])(
  '%s is whole',
  (cell) => {
    expect([problemOfDamage(cell), problemOfError(cell)]).toEqual([undefined, undefined])
  },
)

test('A GTIN may lack its leading zero', () => {
  // The UPC 012345678905 without its leading zero.
  expect(mayLackZero('12345678905')).toBe(true)
  expect(mayLackZero('12345678906')).toBe(false)
  expect(mayLackZero('4006381333931')).toBe(false)
})
