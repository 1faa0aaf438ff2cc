import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { rates } from './delivery-rates.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

const germany = {
  name: 'Germany',
  countries: ['DE'],
  by: 'amount',
  steps: [{ from: 0, fee: 5.9 }],
  freeFrom: 100,
}
const valid = { zones: [germany], defaultZone: 0, home: 'DE', pieceGrams: null }
const read = (change: object) => readWith(rates, { ...valid, ...change })
const zone = (change: object) => ({ zones: [{ ...germany, ...change }] })

describe('The rates of delivery', () => {
  test.each([
    {},
    { zones: [], defaultZone: null, home: null },
    zone({ freeFrom: null, countries: [] }),
    {
      ...zone({
        by: 'weight',
        steps: [
          { from: 0, fee: 0 },
          { from: 0.5, fee: 9.99 },
        ],
      }),
      pieceGrams: 86.5,
    },
  ])('Accept %j', (change) => {
    expect(read(change)).toEqual({ ...valid, ...change })
  })

  test.each([
    [zone({ name: ' ' }), 'zones.0.name', shopFieldTexts.zoneName],
    [
      zone({ countries: ['de'] }),
      'zones.0.countries.0',
      'Enter each country by its name or its two-letter code.',
    ],
    [zone({ steps: [] }), 'zones.0.steps', 'Enter at least one step.'],
    [zone({ steps: [{ from: 1, fee: 2 }] }), 'zones.0.steps.0.from', shopFieldTexts.firstStep],
    [
      zone({
        steps: [
          { from: 0, fee: 2 },
          { from: 0, fee: 1 },
        ],
      }),
      'zones.0.steps.1.from',
      shopFieldTexts.rising,
    ],
    [zone({ steps: [{ from: 0, fee: -1 }] }), 'zones.0.steps.0.fee', 'A price cannot be negative.'],
    [zone({ steps: [{ from: 0, fee: 1.999 }] }), 'zones.0.steps.0.fee', 'Use at most two decimals.'],
    [zone({ by: 'weight' }), 'pieceGrams', shopFieldTexts.pieceGrams],
    [{ defaultZone: 1 }, 'defaultZone', shopFieldTexts.defaultZone],
    [
      { zones: [germany, { ...germany, name: 'Europe', countries: ['AT', 'DE'] }] },
      'zones.1.countries.1',
      shopFieldTexts.countryInZone('DE', 'Germany'),
    ],
  ])('Refuse %j at %s', (change, field, message) => {
    expect(read(change)).toMatchObject({ refused: { [field]: message } })
  })
})
