import { describe, expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { problemsIn, toTexts, toValue } from './section-values.ts'
import { taxRowsIn, taxRowsInWords, taxRowsText, withEuropesRates } from './tax-rows.ts'

const german = {
  ...usEnglishFormats,
  writing: deriveWriting('de-DE', 'EUR'),
  locale: 'de-DE',
  currency: 'EUR',
}
const stored = {
  home: 'DE',
  pricesInclude: false,
  abroad: 'net',
  oss: true,
  rates: [
    { country: 'DE', rate: 19, name: 'VAT', from: '2026-01-01' },
    { country: null, rate: 0, name: 'VAT', from: '2026-01-01' },
  ],
}

describe('The form of the tax', () => {
  test('Shows the stored section, and sends it back unchanged', () => {
    const texts = toTexts(german, 'tax', stored)
    expect(texts).toMatchObject({ home: 'Germany', pricesInclude: 'no', oss: 'yes' })
    expect(problemsIn(german, 'tax', texts)).toEqual({})
    const [first, second] = stored.rates
    const rates = [
      { ...first, rate: '19' },
      { ...second, rate: '0' },
    ]
    expect(toValue(german, 'tax', texts)).toEqual({ ...stored, rates })
  })

  test('Adds Europe’s rates to the owner’s own, in the shop’s number format, without saving them', () => {
    const own = taxRowsIn(toTexts(german, 'tax', stored).rates)
    const rows = withEuropesRates(german, own, '2026-11-29')
    expect(rows.slice(0, 2)).toEqual(own)
    expect(rows.filter(({ country }) => country === 'Germany')).toHaveLength(1)
    expect(rows.find(({ country }) => country === 'Finland')).toMatchObject({
      rate: '25,5',
      name: 'VAT',
      from: '2026-11-29',
    })
    const texts = { ...toTexts(german, 'tax', stored), rates: taxRowsText(rows) }
    expect(problemsIn(german, 'tax', texts)).toEqual({})
  })

  test('Says at the field what is wrong', () => {
    const [row] = taxRowsIn(toTexts(german, 'tax', stored).rates)
    if (!row) throw new Error('The form has rows')
    const texts = {
      ...toTexts(german, 'tax', { ...stored, home: null }),
      rates: taxRowsText([{ ...row, country: 'Atlantis', rate: '1.234', name: '', from: '2026-02-30' }]),
    }
    expect(problemsIn(german, 'tax', texts)).toMatchObject({
      'rates.0.country': 'Enter each country by its name or its two-letter code.',
      'rates.0.rate': expect.stringContaining('1234'),
      'rates.0.name': 'Enter the name of the tax, for example VAT.',
      'rates.0.from': 'This day does not exist.',
    })
  })

  test('Writes rates in words for its versions', () => {
    expect(taxRowsInWords(toTexts(german, 'tax', stored).rates ?? '')).toBe(
      'Germany: 19 % VAT from 2026-01-01; All other countries: 0 % VAT from 2026-01-01',
    )
  })
})
