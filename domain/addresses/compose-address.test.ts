import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryNames } from '../orders/countries.ts'
import { noParts } from './address-parts.ts'
import { composeAddress } from './compose-address.ts'

test.each([
  [
    { lines: ['Marienplatz 1'], postcode: '80331', city: 'München', country: 'DE' },
    'Marienplatz 1\n80331 München\nGermany',
  ],
  [
    { company: 'Rad GmbH', lines: ['Ring 1', 'Tür 3'], postcode: '1010', city: 'Wien', country: 'AT' },
    'Rad GmbH\nRing 1\nTür 3\n1010 Wien\nAustria',
  ],
  [
    { lines: ['2 Hub Street'], postcode: '62701', city: 'Springfield', region: 'IL', country: 'US' },
    '2 Hub Street\nSpringfield, IL 62701\nUnited States',
  ],
  [
    { lines: ['1 Mill Lane'], postcode: 'WF1 2EL', city: 'Wakefield', country: 'GB' },
    '1 Mill Lane\nWakefield\nWF1 2EL\nUnited Kingdom',
  ],
  [
    { lines: ['Vasagatan 1'], postcode: 'SE-111 20', city: 'Stockholm', country: 'SE' },
    'Vasagatan 1\nSE-111 20 Stockholm\nSweden',
  ],
  [
    { lines: ['Vasagatan 1'], postcode: '111 20', city: 'Stockholm', country: 'SE' },
    'Vasagatan 1\nSE-111 20 Stockholm\nSweden',
  ],
  [{ lines: ['1 Main Street'], postcode: 'GX11 1AA', country: 'GI' }, '1 Main Street\nGX11 1AA\nGibraltar'],
  [
    { lines: ['神宮前1-2-3'], postcode: '150-0001', city: '渋谷区', region: '東京都', country: 'JP' },
    '〒150-0001\n東京都\n神宮前1-2-3\n渋谷区\nJapan',
  ],
  [
    { lines: ['1 Nathan Road'], postcode: '999077', city: 'Kowloon', country: 'HK' },
    '1 Nathan Road\nKowloon\n999077\nHong Kong SAR China',
  ],
  [{ lines: ['2 Hub Street'], postcode: '62701', city: 'Springfield' }, '2 Hub Street\n62701 Springfield'],
])('%j is written as its country does, with the country once', (parts, text) => {
  expect(composeAddress({ ...noParts, ...parts })).toBe(text)
})

test('Every country writes every part that was typed', () => {
  const part = fc.stringMatching(/^[b-df-hj-np-tv-z]{3,8}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...countryNames().keys()),
      part,
      part,
      part,
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.stringMatching(/^[1-9]{5}$/),
      (country, company, city, region, lines, postcode) => {
        const text = composeAddress({ company, lines, postcode, city, region, country })
        for (const typed of [company, city, region, postcode, ...lines]) expect(text).toContain(typed)
        expect(text.split('\n').at(-1)).toBe(countryNames().get(country))
      },
    ),
  )
})
