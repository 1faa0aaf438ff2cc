import { beforeEach, describe, expect, test } from 'vitest'
import { ProductIndex, type ProductText } from './product-index.ts'

const product = (name: string, description = ''): ProductText => ({ key: name, name, description })

const products = [
  product('Combination wrench 15 mm'),
  product('Combination wrench 16 mm'),
  product('Hex key set 2–8 mm', 'Six keys in a holder.'),
  product('Torx key set T10–T40'),
  product('Chain breaker, 8–12 speed'),
  product('Chain whip'),
  product('Tyre levers, pair'),
  product('Floor pump, 11 bar'),
]

describe('The index of products', () => {
  let index: ProductIndex

  beforeEach(() => {
    index = new ProductIndex()
    for (const each of products) index.put(each)
  })

  const found = (query: string) => index.find(query).ranked.map(({ key }) => key)

  test('A size finds exactly that size', () => {
    expect(found('15mm')).toEqual(['Combination wrench 15 mm'])
    expect(found('16 mm')).toEqual(['Combination wrench 16 mm'])
    expect(found('17mm')).toEqual([])
    expect(found('1')).toEqual([])
  })

  test('A size finds the ranges of its unit that contain it', () => {
    expect(found('5 mm')).toEqual(['Hex key set 2–8 mm'])
    expect(found('T25')).toEqual(['Torx key set T10–T40'])
    expect(found('10s')).toEqual(['Chain breaker, 8–12 speed'])
    expect(found('7.5mm')).toEqual(['Hex key set 2–8 mm'])
    expect(found('9 mm')).toEqual([])
  })

  test.each([
    ['tyre lever', 'Tyre levers, pair', []],
    ['tire lever', 'Tyre levers, pair', []],
    ['tyer lever', 'Tyre levers, pair', ['tyre lever']],
    ['chian whip', 'Chain whip', ['chain whip']],
    ['combinaton wrench', 'Combination wrench 15 mm', ['combination wrench']],
    ['chainbreaker', 'Chain breaker, 8–12 speed', []],
    ['combi', 'Combination wrench 15 mm', []],
    ['flat tire', 'Tyre levers, pair', []],
  ])('%s finds %s first and suggests %j', (query, first, corrections) => {
    expect(found(query)[0]).toBe(first)
    expect(index.find(query).corrections.slice(0, 1)).toEqual(corrections)
  })

  test('More of the query comes before less', () => {
    expect(found('15 mm wrench').slice(0, 1)).toEqual(['Combination wrench 15 mm'])
    expect(found('pump tyre').slice(0, 2).toSorted()).toEqual(['Floor pump, 11 bar', 'Tyre levers, pair'])
  })

  test('What nothing has is found nowhere and suggests nothing', () => {
    expect(index.find('zzzzzzzz')).toEqual({ ranked: [], corrections: [] })
    expect(index.find('…')).toEqual({ ranked: [], corrections: [] })
    expect(found('the')).toEqual([])
  })

  test('A product can be changed and removed', () => {
    index.put(product('Chain whip', 'For 3/32 inch chain.'))
    index.put(product('Saddle clamp, 34.9 mm'))
    index.remove('Combination wrench 15 mm')
    expect(found('15mm')).toEqual([])
    expect(found('3/32')).toEqual(['Chain whip'])
    expect(found('seat clamp')).toEqual(['Saddle clamp, 34.9 mm'])
  })

  test('A product that comes back is found again', () => {
    index.remove('Chain whip')
    expect(found('whip')).toEqual([])
    index.put(product('Chain whip'))
    expect(found('whip')).toEqual(['Chain whip'])
  })
})
