import { expect, test } from 'vitest'
import { countryCode, countryNames } from './countries.ts'

test('Each country has one code and one name', () => {
  const names = [...countryNames().values()]
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect([...countryNames()].filter(([code, name]) => countryCode(name) !== code)).toEqual([])
  expect(countryNames().size).toBeGreaterThan(240)
})

test('The code of a country that no longer exists is not valid', () => {
  // WebKit keeps the withdrawn code; other browsers convert it to the current one.
  for (const code of ['AN', 'DD', 'SU', 'YU', 'ZR']) expect(countryCode(code)).toBeUndefined()
  expect([countryCode('UK'), countryCode('United Kingdom')]).toEqual(['GB', 'GB'])
})
