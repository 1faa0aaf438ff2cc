import { expect, test } from 'vitest'
import { addressDoubts } from './address-doubts.ts'
import { countryCode } from './countries.ts'

const delivered = ['US', 'GB', 'DE', 'CA', 'IE', 'HK']

test.each([
  '1 Freewheel Lane\nWheelham WH1 2EL\nUnited Kingdom',
  'Hub Workshop\nKettenstraße 7\n10115 Berlin\nDeutschland',
  '7 Chain Lane, Springfield, IL 62701, USA',
  '24 Sussex Drive\nOttawa K1M 1M4\nCanada',
  '24 Sussex Drive\nOttawa K1M1M4\nCA',
  '1 Quay\nDublin D02 X285\nIreland.',
  '1 Quay\nDublin D02X285\nIE',
  '1 Freewheel Lane\nWheelham WH1 2EL\nGreat Britain',
  '1 Freewheel Lane\nWheelham WH12EL\nUK',
  '8 Peak Road\nCentral\nHong Kong',
  '1 High Street\nCardiff CF10 1AA\nWales\n',
])('%j has what a carrier needs', (address) => {
  expect(addressDoubts(address, delivered)).toEqual([])
})

test.each([
  ['2 Hub Street', ['oneLine']],
  ['2 Hub Street\n\n  \n', ['oneLine']],
  ['1234 Hub Street\nSpringfield\nUSA', ['noPostcode']],
  // House numbers and parts of postal codes are not postal codes.
  ['Hub Workshop\nHub Street 12\nSpringfield\nUSA', ['noPostcode']],
  ['1 Quay\nDublin 02 XABC\nIreland', ['noPostcode']],
  ['1 Quay\nDublin D2 XABC\nIreland', ['noPostcode']],
  ['1 Quay\nDublin D02 X\nIreland', ['noPostcode']],
  ['1 Quay\nDublin D02 X-28\nIreland', ['noPostcode']],
  ['1 Quay\nDublin Dab X28a\nIreland', ['noPostcode']],
  ['2 Hub Street\nSpringfield 62701', ['noCountry']],
  ['2 Hub Street\nSpringfield', ['noPostcode', 'noCountry']],
  ['2 rue du Moyeu\n75001 Paris\nFrance', ['notDelivered']],
  ['Via del Mozzo 2\nRoma\nItalia', ['noPostcode', 'notDelivered']],
])('%j is asked about: %j', (address, doubts) => {
  expect(addressDoubts(address, delivered)).toEqual(doubts)
})

test('A shop that names no countries delivers to all of them', () => {
  expect(addressDoubts('2 rue du Moyeu\n75001 Paris\nFrance', [])).toEqual([])
})

test.each([
  ['Germany', 'DE'],
  ['ALLEMAGNE', 'DE'],
  ['de', 'DE'],
  ['The Netherlands', 'NL'],
  ['Bahamas', 'BS'],
  ['the bahamas', 'BS'],
  ['usa', 'US'],
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['Holland', 'NL'],
  ['Turkey', 'TR'],
  ['Czech Republic', 'CZ'],
  ['UAE', 'AE'],
  ['Hong Kong', 'HK'],
  ['Macau', 'MO'],
  ['European Union', undefined],
  ['Eurozone', undefined],
  ['United Nations', undefined],
  ['Pseudo-Accents', undefined],
  ['Pseudo-Bidi', undefined],
  ['Unknown Region', undefined],
  ['Outlying Oceania', undefined],
  ['U.S.A.', 'US'],
  ['EU', undefined],
  ['Springfield', undefined],
])('The country %j has the code %j', (written, code) => {
  expect(countryCode(written)).toBe(code)
})
