import { describe, expect, test } from 'vitest'
import { type FiledProduct, productCell, productColumns } from './product-columns.ts'
import { wordColumnsOf } from './word-columns.ts'

const plain: FiledProduct = {
  _id: 'a1',
  name: 'Chain whip',
  state: 'shown',
  price: 9.5,
  minOrderQuantity: 2,
  availableQuantity: 0,
  stocked: true,
  img: '/pictures/a.webp',
  shortDescription: 'Holds a cassette.',
}

const rowOf = (product: FiledProduct) =>
  Object.fromEntries(productColumns.map((column) => [column, productCell(product, column)]))

describe('The cells of a product', () => {
  test('Are empty for missing values', () => {
    expect(rowOf(plain)).toEqual({
      _id: 'a1',
      kind: 'tool',
      name: 'Chain whip',
      sku: '',
      state: 'shown',
      price: '9.50',
      compareAtPrice: '',
      priceBreaks: '',
      minOrderQuantity: '2',
      availableQuantity: '0',
      exportedQuantity: '0',
      img: '/pictures/a.webp',
      shortDescription: 'Holds a cassette.',
      brand: '',
      category: '',
      specs: '',
      pictures: '',
      fits: '',
      needsAlso: '',
      weightGrams: '',
      lengthMm: '',
      gtin: '',
      mpn: '',
      maker: '',
      warnings: '',
      guaranteeYears: '',
      guarantor: '',
      guaranteeTerms: '',
      family: '',
      familyAxes: '',
    })
  })

  test('Contain all its values, with lists written as people write them', () => {
    const full: FiledProduct = {
      ...plain,
      kind: 'part',
      sku: 'TW-1',
      compareAtPrice: 12,
      priceBreaks: [
        { from: 10, price: 8.5 },
        { from: 50, price: 7.9 },
      ],
      brand: 'Truewheel',
      category: 'Chains',
      specs: [{ value: 24, unit: 'mm', key: 'drive' }],
      pictures: [{ img: '/pictures/b.webp', alt: 'The whip; in use' }],
      fits: ['hg-12', 'udh'],
      needsAlso: ['a2', 'a3'],
      weightGrams: 86.5,
      lengthMm: 41,
    }
    expect(rowOf(full)).toMatchObject({
      kind: 'part',
      sku: 'TW-1',
      compareAtPrice: '12.00',
      priceBreaks: '10: 8.50; 50: 7.90',
      brand: 'Truewheel',
      category: 'Chains',
      specs: '[{"key":"drive","unit":"mm","value":24}]',
      pictures: '[{"alt":"The whip; in use","img":"/pictures/b.webp"}]',
      fits: 'hg-12; udh',
      needsAlso: 'a2; a3',
      weightGrams: '86.5',
      lengthMm: '41',
    })
  })

  test('Contain the words of each language, with lists in the form of the standard ones', () => {
    const translations = {
      de: {
        name: 'Kettenpeitsche',
        specs: { material: 'Stahl' },
        alts: { '/pictures/b.webp': 'Im Einsatz' },
      },
    }
    const columns = wordColumnsOf(['de', 'fr'])
    const row = Object.fromEntries(
      columns.map((column) => [column, productCell({ ...plain, translations }, column)]),
    )
    expect(row).toEqual({
      ...Object.fromEntries(columns.map((column) => [column, ''])),
      'name:de': 'Kettenpeitsche',
      'specs:de': '[{"key":"material","value":"Stahl"}]',
      'pictures:de': '[{"alt":"Im Einsatz","img":"/pictures/b.webp"}]',
    })
  })

  test('Have no stock for a part that cannot be booked', () => {
    expect(rowOf({ ...plain, kind: 'part', stocked: false })).toMatchObject({
      minOrderQuantity: '',
      availableQuantity: '',
      exportedQuantity: '',
    })
  })
})
