import { expect, test } from 'vitest'
import { noParts } from './address-parts.ts'
import { partDoubts } from './part-doubts.ts'
import { labelOfPart } from './part-labels.ts'

const vienna = { ...noParts, lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }

test.each([
  [vienna, {}],
  [{ ...vienna, postcode: 'A-1010' }, {}],
  [{ ...vienna, country: '' }, { country: 'noCountry' }],
  [{ ...vienna, postcode: '' }, { postcode: 'noPostcode' }],
  [{ ...vienna, postcode: '80331' }, { postcode: 'oddPostcode' }],
  [{ ...vienna, city: '' }, { city: 'noCity' }],
  [
    { ...vienna, country: 'DE' },
    { country: 'notDelivered', postcode: 'oddPostcode' },
  ],
  [{ ...noParts, lines: ['1 Nathan Road'], city: 'Kowloon', country: 'HK' }, { country: 'notDelivered' }],
  [{ ...noParts, lines: ['1 Main St'], city: 'Galway', country: 'IE' }, { country: 'notDelivered' }],
  [{ ...noParts, lines: ['1 Raffles'], postcode: '048616', country: 'SG' }, { country: 'notDelivered' }],
  [{ ...vienna, postcode: 'wf1 2el', country: 'GB' }, { country: 'notDelivered' }],
])('The doubts about %j are %j', (parts, doubts) => {
  expect(partDoubts(parts, ['AT'])).toEqual(doubts)
})

test('A shop that names no countries accepts all of them', () => {
  expect(partDoubts({ ...vienna, country: 'DE', postcode: '80331' }, [])).toEqual({})
})

test('The fields are named as the country does', () => {
  const labels = (country: string) =>
    (['postcode', 'city', 'region'] as const).map((part) => labelOfPart(part, country))
  expect(labels('US')).toEqual(['ZIP code', 'City', 'State'])
  expect(labels('GB')).toEqual(['Postcode', 'Town or city', 'County'])
  expect(labels('JP')).toEqual(['Postal code', 'City', 'Prefecture'])
  expect(labels('AT')).toEqual(['Postal code', 'City', 'Province or region'])
})
