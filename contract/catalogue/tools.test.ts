import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { addTool, changeTool, listTools } from './tools.ts'

const tool = {
  img: '/pictures/a.webp',
  name: 'Chain whip',
  shortDescription: 'Holds a cassette.',
  minOrderQuantity: 1,
  availableQuantity: 0,
  price: 0.01,
}
const readNew = (change: object) => readWith(addTool.body, { ...tool, ...change })

describe('A new tool', () => {
  test.each([{}, { minOrderQuantity: 1_000_000, availableQuantity: 1_000_000, price: 1_000_000 }])(
    'Can be created with %j',
    (change) => {
      expect(readNew(change)).toEqual({ ...tool, ...change })
    },
  )

  test.each([
    [{ minOrderQuantity: 0 }, 'minOrderQuantity', 'At least 1.'],
    [{ minOrderQuantity: 1_000_001 }, 'minOrderQuantity', 'At most 1,000,000.'],
    [{ availableQuantity: -1 }, 'availableQuantity', 'At least 0.'],
    [{ availableQuantity: 1_000_001 }, 'availableQuantity', 'At most 1,000,000.'],
    [{ price: 0 }, 'price', 'At least 0.01.'],
    [{ name: '' }, 'name', 'Product Name is Required'],
    [{ img: '' }, 'img', 'Image is Required'],
    [{ img: undefined }, 'img', 'Image is Required'],
    [{ img: undefined, draft: false }, 'img', 'Image is Required'],
  ])('Cannot have %j: at %s, %s', (change, field, message) => {
    expect(readNew(change)).toEqual({ refused: { [field]: message } })
  })

  test('Needs no picture if it is a draft', () => {
    expect(readNew({ img: '', draft: true })).toMatchObject({ draft: true })
    expect(readNew({ img: undefined, draft: true })).toMatchObject({ draft: true })
  })
})

describe('A change of a tool', () => {
  const readRestock = (quantity: number) =>
    readWith(changeTool.body, { restock: { quantity, reason: 'Counted' } })

  test.each([1, -1, 1_000_000, -1_000_000])('Can change the stock by %d pieces', (quantity) => {
    expect(readRestock(quantity)).toEqual({ restock: { quantity, reason: 'Counted' } })
  })

  test.each([
    [0, 'Enter a number other than 0.'],
    [1_000_001, 'At most 1,000,000 at once.'],
    [-1_000_001, 'At most 1,000,000 at once.'],
  ])('Cannot move %d pieces: %s', (quantity, message) => {
    expect(readRestock(quantity)).toEqual({ refused: { 'restock.quantity': message } })
  })
})

describe('The search of the list of tools', () => {
  const read = (query: object) => readWith(listTools.query, query)

  test.each([
    { search: 'chain', limit: 20, after: 'abc' },
    { search: 'chain', cursor: 'abc' },
    { search: '', sort: 'name' },
    { q: 'chain', sort: 'name', category: 'Chains' },
  ])('May be %j', (query) => {
    expect(read(query)).toEqual(query)
  })

  test.each([
    { search: 'chain', sort: 'name' },
    { search: 'chain', q: 'chain' },
    { search: 'chain', category: 'Chains', limit: 20 },
  ])('Cannot be sorted or filtered: %j', (query) => {
    expect(read(query)).toEqual({
      refused: { search: 'A search cannot be sorted or filtered. Leave the other parameters out.' },
    })
  })
})
