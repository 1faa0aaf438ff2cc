import { describe, expect, test } from 'vitest'
import { columnOf, columnsOfNew, readHeader } from './read-header.ts'

const read = (header: string) => readHeader(header.split('|'))

describe('The columns that a new product must fill', () => {
  const tool = { kind: 'tool', isDraft: false, stocked: true } as const
  const stock = ['minOrderQuantity', 'availableQuantity']

  test('Match the required fields of its form', () => {
    expect(columnsOfNew(tool)).toEqual(['name', 'price', ...stock, 'img', 'shortDescription'])
    expect(columnsOfNew({ ...tool, isDraft: true })).toEqual(['name', 'price', ...stock, 'shortDescription'])
    expect(columnsOfNew({ ...tool, kind: 'part' })).toEqual(['name', 'price', ...stock, 'img'])
    expect(columnsOfNew({ kind: 'part', isDraft: false, stocked: false })).toEqual(['name', 'price', 'img'])
  })
})

test.each([
  ['Short description', 'shortDescription'],
  ['short-description', 'shortDescription'],
  [' _ID ', '_id'],
  ['colour', undefined],
  ['name:de', 'name:de'],
  [' Short description: DE ', 'shortDescription:de'],
  ['pictures:pt-br', 'pictures:pt-br'],
  ['price:de', undefined],
  ['name:German', undefined],
  ['name:de:1', undefined],
  ['Name (alt)', undefined],
])('The header "%s" means the column %s', (header, column) => {
  expect(columnOf(header)).toBe(column)
})

describe('The first row of a file', () => {
  test('Maps each known header to its column, and reports unknown headers', () => {
    expect(read('_id|Colour|price|| Weight (lb) ')).toEqual({
      columns: new Map([
        [0, '_id'],
        [2, 'price'],
      ]),
      width: 5,
      unknown: ['Colour', 'Weight (lb)'],
      translated: [],
    })
  })

  test('Recognizes the headers of other shops’ software by meaning, one for each column, unless our own header is present', () => {
    expect(
      read('Handle|Title|Description|Summary|Variant SKU|Variant Price|Price (tax incl.)|Stock'),
    ).toEqual({
      columns: new Map([
        [1, 'name'],
        [3, 'shortDescription'],
        [4, 'sku'],
        [5, 'price'],
        [7, 'availableQuantity'],
      ]),
      width: 8,
      unknown: ['Handle', 'Description', 'Price (tax incl.)'],
      translated: [
        ['Title', 'name'],
        ['Summary', 'shortDescription'],
        ['Variant SKU', 'sku'],
        ['Variant Price', 'price'],
        ['Stock', 'availableQuantity'],
      ],
    })
    expect(read('sku|name|Title|price|Regular price')).toMatchObject({
      columns: new Map([
        [0, 'sku'],
        [1, 'name'],
        [3, 'price'],
      ]),
      unknown: ['Title', 'Regular price'],
    })
  })

  test('Needs only the column of the shop’s own product numbers', () => {
    expect(read('sku|price')).toMatchObject({ width: 2 })
  })

  const all = 'name|price|min order quantity|available quantity|img|short description'
  test.each([all, all.replace('|img', '|state'), 'kind|name|price|img', 'kind|state|name|price'])(
    'Is complete for new products: %s',
    (header) => {
      expect(read(header)).toMatchObject({ unknown: [] })
    },
  )

  test.each([
    ['name|Name', 'The columns “name” and “Name” mean the same. Remove one of them.'],
    [
      'colour|size',
      'The first row has none of the columns of a product. It needs name, price, minOrderQuantity, availableQuantity, img and shortDescription, or _id and what should change.',
    ],
    [
      all.replace('|img', ''),
      'The file lacks the column img. Without _id or sku, each row is a new product, and it needs them.',
    ],
    [
      all.replace('|img', '').replace('|price', ''),
      'The file lacks the columns price and img. Without _id or sku, each row is a new product, and it needs them.',
    ],
    [
      'kind',
      'The file lacks the columns name, price and img. Without _id or sku, each row is a new product, and it needs them.',
    ],
  ])('Is refused when it is %s', (header, problem) => {
    expect(read(header)).toEqual({ problem })
  })
})
