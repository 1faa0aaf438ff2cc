import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { givenDetails, productDetails } from './product-details.ts'

const body = z.object(givenDetails)

/** Returns the parsed details, or the message of each refused field by its path. */
function read(given: unknown): unknown {
  const parsed = z.safeParse(body, given)
  if (parsed.success) return parsed.data
  return {
    refused: Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])),
  }
}

const many = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, i) => row(i))

const full = {
  sku: 'TW-2031',
  brand: 'Truewheel',
  category: 'Cassette tools',
  specs: [
    { key: 'drive', value: 24, unit: 'mm' },
    { key: 'material', value: 'Steel' },
  ],
  pictures: [{ img: '/pictures/chain-whip.webp', alt: 'The whip on a cassette.' }],
  fits: ['hg-12', 'udh'],
  needsAlso: ['chain-whip', 'Wrench_1'],
  weightGrams: 86.5,
  lengthMm: 41,
}

describe('The details of a product', () => {
  test('Are accepted whole, in part, and as the API returns them', () => {
    expect(read(full)).toEqual(full)
    expect(read({})).toEqual({})
    expect(z.parse(z.object(productDetails), full)).toEqual(full)
  })

  test('Are trimmed, and a measure may be sent as text', () => {
    expect(
      read({ sku: '  TW 1 ', brand: ' ', weightGrams: '86.5', specs: [{ key: 'size', value: ' M5 ' }] }),
    ).toEqual({
      sku: 'TW 1',
      brand: '',
      weightGrams: 86.5,
      specs: [{ key: 'size', value: 'M5' }],
    })
  })

  test('A specification keeps a text that looks like a number as text', () => {
    expect(read({ specs: [{ key: 'teeth', value: '12' }] })).toEqual({
      specs: [{ key: 'teeth', value: '12' }],
    })
  })

  test.each(Object.keys(full))('The field %s can be cleared with null', (name) => {
    expect(read({ [name]: null })).toEqual({ [name]: null })
  })

  test('The largest allowed values are accepted', () => {
    const largest = {
      sku: 'x'.repeat(40),
      brand: 'x'.repeat(60),
      category: 'x'.repeat(60),
      specs: many(40, (i) => ({
        key: `k${i}`.padEnd(40, 'x'),
        value: 'x'.repeat(120),
        unit: 'x'.repeat(12),
      })),
      pictures: many(8, (i) => ({ img: `/pictures/a${i}.webp`, alt: 'x'.repeat(200) })),
      fits: many(60, (i) => `${i}`.padStart(60, '0')),
      needsAlso: many(12, (i) => `${i}`.padStart(64, '0')),
      weightGrams: 1_000_000,
      lengthMm: 0.1,
    }
    expect(read(largest)).toEqual(largest)
  })

  const keyRule = 'A key begins with a letter and has at most 40 small letters, digits and hyphens.'
  const standardRule = 'The id of a standard has at most 60 small letters, digits and hyphens.'
  const spec = { key: 'size', value: 5 }
  test.each([
    ['sku', { sku: 'x'.repeat(41) }, 'At most 40 characters.'],
    ['brand', { brand: 'x'.repeat(61) }, 'At most 60 characters.'],
    ['category', { category: 'x'.repeat(61) }, 'At most 60 characters.'],
    ['specs', { specs: many(41, (i) => ({ key: `k${i}`, value: 1 })) }, 'At most 40 specifications.'],
    ['specs.0.key', { specs: [{ ...spec, key: 'Size' }] }, keyRule],
    ['specs.0.key', { specs: [{ ...spec, key: '1st' }] }, keyRule],
    ['specs.0.key', { specs: [{ ...spec, key: 'x'.repeat(41) }] }, keyRule],
    ['specs.1.key', { specs: [spec, { ...spec, value: 6 }] }, 'This key is already in the list.'],
    ['specs.0.value', { specs: [{ ...spec, value: ' ' }] }, 'Enter a value.'],
    ['specs.0.value', { specs: [{ ...spec, value: 'x'.repeat(121) }] }, 'At most 120 characters.'],
    ['specs.0.value', { specs: [{ ...spec, value: true }] }, 'Enter a number or a text.'],
    ['specs.0.unit', { specs: [{ ...spec, unit: 'x'.repeat(13) }] }, 'At most 12 characters.'],
    ['specs.0.unit', { specs: [{ ...spec, unit: '' }] }, 'Enter a unit, or leave it out.'],
    ['pictures', { pictures: many(9, () => ({ img: '/pictures/a.webp', alt: '' })) }, 'At most 8 pictures.'],
    ['pictures.0.img', { pictures: [{ img: '', alt: '' }] }, 'Image is Required'],
    ['pictures.0.alt', { pictures: [{ img: '/a.webp', alt: 'x'.repeat(201) }] }, 'At most 200 characters.'],
    ['fits', { fits: many(61, (i) => `s${i}`) }, 'At most 60 standards.'],
    ['fits.0', { fits: ['BSA'] }, standardRule],
    ['fits.0', { fits: ['x'.repeat(61)] }, standardRule],
    ['fits.2', { fits: ['bsa', 't47', 'bsa'] }, 'This id is already in the list.'],
    ['needsAlso', { needsAlso: many(13, (i) => `t${i}`) }, 'At most 12 tools.'],
    ['needsAlso.0', { needsAlso: ['a b'] }, 'This is not a valid identifier.'],
    ['needsAlso.1', { needsAlso: ['a', 'a'] }, 'This id is already in the list.'],
    ['weightGrams', { weightGrams: 0 }, 'Enter a number above 0.'],
    ['weightGrams', { weightGrams: 1_000_001 }, 'At most 1,000,000.'],
    ['lengthMm', { lengthMm: -1 }, 'Enter a number above 0.'],
    ['lengthMm', { lengthMm: 'long' }, 'Enter a number.'],
  ])('The field %s with %j is refused with its own message', (field, given, message) => {
    expect(read(given)).toEqual({ refused: { [field]: message } })
  })
})
