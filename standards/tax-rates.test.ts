import { expect, test } from 'vitest'
import { euCountries } from '../domain/shop/european-countries.ts'
import { europesTaxRates } from './tax-rates.ts'

test('Europe’s standard rates name each country of the Union once, with two sources of different hosts', () => {
  const countries = europesTaxRates.map(({ country }) => country)
  expect(new Set(countries).size).toBe(countries.length)
  expect(countries.filter((country) => euCountries.has(country)).toSorted()).toEqual(
    [...euCountries].toSorted(),
  )
  for (const { country, rate, sources } of europesTaxRates) {
    expect(rate, country).toBeGreaterThan(0)
    expect(new Set(sources.map(({ address }) => new URL(address).host)).size, country).toBe(2)
  }
})
