import { describe, expect, test } from 'vitest'
import type { ProductColumn } from './product-columns.ts'
import { readCells } from './read-cells.ts'

const read = (cells: Partial<Record<ProductColumn, string>>) => {
  // The keys match the type.
  return readCells(new Map(Object.entries(cells) as [ProductColumn, string][]), { decimalMark: '.' })
}

describe('The cells of a row', () => {
  test('Are read with the rules of the product form', () => {
    expect(
      read({
        _id: 'a1',
        kind: 'Part',
        name: ' Chain whip ',
        state: 'HIDDEN',
        price: '9,50',
        compareAtPrice: '12',
        priceBreaks: '10: 8.50',
        minOrderQuantity: '2',
        availableQuantity: '30',
        exportedQuantity: '31',
        specs: '[{"key":"drive","value":24}]',
        fits: 'hg-12; udh',
        weightGrams: '86.5',
      }),
    ).toEqual({
      given: {
        kind: 'part',
        name: 'Chain whip',
        state: 'hidden',
        price: 9.5,
        compareAtPrice: 12,
        priceBreaks: [{ from: 10, price: 8.5 }],
        minOrderQuantity: 2,
        availableQuantity: 30,
        exportedQuantity: 31,
        specs: [{ key: 'drive', value: 24 }],
        fits: ['hg-12', 'udh'],
        weightGrams: 86.5,
      },
      problems: {},
      missing: {},
    })
  })

  test('Clear an optional value if empty, and leave a required value unchanged', () => {
    expect(
      read({
        kind: '',
        state: ' ',
        sku: '',
        compareAtPrice: '',
        priceBreaks: '',
        exportedQuantity: '',
        specs: '',
        pictures: '',
        fits: '',
        needsAlso: '',
        weightGrams: '',
        lengthMm: '',
      }),
    ).toEqual({
      given: {
        kind: undefined,
        state: undefined,
        sku: '',
        compareAtPrice: null,
        priceBreaks: null,
        specs: null,
        pictures: null,
        fits: null,
        needsAlso: null,
        weightGrams: null,
        lengthMm: null,
      },
      problems: {},
      missing: {},
    })
  })

  test("Are refused with the form's message if a new product requires them and they are empty", () => {
    const cells = {
      name: '',
      price: ' ',
      minOrderQuantity: '',
      availableQuantity: '',
      img: '',
      shortDescription: '',
    }
    expect(read(cells)).toEqual({
      given: {},
      problems: {},
      missing: {
        name: 'Product Name is Required',
        price: 'price is Required',
        minOrderQuantity: 'quantity is Required',
        availableQuantity: 'quantity is Required',
        img: 'Image is Required',
        shortDescription: 'Description is Required',
      },
    })
  })

  test('Have an error sentence if invalid, while the other cells are still read', () => {
    expect(
      read({ name: 'Chain', price: '0', state: 'gone', fits: 'hg-12; HG', sku: 'x'.repeat(41) }),
    ).toEqual({
      given: { name: 'Chain' },
      problems: {
        price: 'At least 0.01.',
        state: 'Write shown, hidden or draft.',
        fits: 'Entry 2: The id of a standard has at most 60 small letters, digits and hyphens.',
        sku: 'At most 40 characters.',
      },
      missing: {},
    })
  })

  const formula = 'This is a formula. Write its result, or an apostrophe before it if it is meant as text.'
  const error = 'The spreadsheet shows an error here. Correct it there first.'
  test.each([
    ['=1+1', formula],
    ['#REF!', error],
    [' #N/A ', error],
    ['#VALUE!', error],
    ['#DIV/0!', error],
    ['#NAME?', error],
    ['#NUM!', error],
    ['#NULL!', error],
    ['#SPILL!', error],
    ['#CALC!', error],
    ['Br\uFFFDke', 'This cell has characters that cannot be read. Save the file as CSV UTF-8.'],
  ])('Are refused as %j', (cell, problem) => {
    expect(read({ name: cell })).toEqual({ given: {}, problems: { name: problem }, missing: {} })
  })

  test.each([
    ["'=1+1", '=1+1'],
    ['a #REF!', 'a #REF!'],
    ['#REF! a', '#REF! a'],
    ['a=b', 'a=b'],
  ])('Are taken as text: %j', (cell, text) => {
    expect(read({ name: cell })).toMatchObject({ given: { name: text }, problems: {} })
  })

  test('Show how to write a list when a list is invalid', () => {
    expect(read({ specs: 'drive: 24', pictures: '{}' }).problems).toEqual({
      specs: 'Write this list like [{"key":"length","value":200,"unit":"mm"}].',
      pictures: 'Write this list like [{"img":"/images/….webp","alt":"The jaw"}].',
    })
  })

  test('Are refused with a question if ambiguous (1.000 pieces, a price of 1.250); a measure of 1.250 is accepted', () => {
    const row = { price: '1.250', compareAtPrice: '2.000', minOrderQuantity: '1', availableQuantity: '1.000' }
    const { given, problems } = read({ ...row, priceBreaks: '10: 1.100', weightGrams: '1.250' })
    expect(problems).toEqual({
      price: 'Write 1250 or 1.25: it is not clear which is meant.',
      compareAtPrice: 'Write 2000 or 2.00: it is not clear which is meant.',
      availableQuantity: 'Write 1000 or 1: it is not clear which is meant.',
      priceBreaks: 'Write 1100 or 1.10: it is not clear which is meant.',
    })
    expect(given).toEqual({ minOrderQuantity: 1, weightGrams: 1.25 })
    expect(read({ price: '0.500', availableQuantity: '12.00' }).given).toEqual({
      price: 0.5,
      availableQuantity: 12,
    })
  })
})
