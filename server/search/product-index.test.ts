import { beforeEach, describe, expect, test } from 'vitest'
import { ProductIndex } from './product-index.ts'
import type { ProductText } from './product-terms.ts'

const product = (name: string, description = '', change: Partial<ProductText> = {}): ProductText => ({
  key: name,
  name,
  description,
  sku: '',
  gtin: '',
  mpn: '',
  brand: '',
  category: '',
  specs: [],
  fits: [],
  ...change,
})

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
  let index: ProductIndex<ProductText>

  beforeEach(() => {
    index = new ProductIndex()
    for (const each of products) index.put(each)
  })

  const found = (query: string) => index.find(query).ranked.map(({ product: { key } }) => key)

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

  test('Products with more words of the query come first', () => {
    expect(found('15 mm wrench').slice(0, 1)).toEqual(['Combination wrench 15 mm'])
    expect(found('pump tyre').slice(0, 2).toSorted()).toEqual(['Floor pump, 11 bar', 'Tyre levers, pair'])
  })

  test('A word that no product contains finds nothing and suggests nothing', () => {
    expect(index.find('zzzzzzzz')).toEqual({ ranked: [], pages: [], corrections: [] })
    expect(index.find('…')).toEqual({ ranked: [], pages: [], corrections: [] })
    expect(found('the')).toEqual([])
  })

  describe('With details', () => {
    beforeEach(() => {
      const specs = [
        { key: 'works-on', value: 'Hollowtech II cups of Shimano' },
        { key: 'limits', value: 'Campagnolo cups' },
        { key: 'splines', value: 16 },
        { key: 'diameter-from', value: 40, unit: 'mm' },
        { key: 'diameter-to', value: 44, unit: 'mm' },
      ]
      const numbers = { sku: 'TW-BB-44', gtin: '036000291452', mpn: 'IB/CT 16' }
      const own = { ...numbers, brand: 'Ironbell', category: 'Bracket tools', fits: ['bb-bsa'] }
      index.put(product('Cup tool', 'For cups.', { ...own, specs }))
    })

    test.each([
      'TW-BB-44',
      'tw bb 44',
      'twbb44',
      'TW-BB',
      '036000291452',
      '0036000291452',
      'ib-ct 16',
      'ironbell',
      'bracket tools',
      'hollowtech',
      '16 splines',
    ])('%s finds the product', (query) => {
      expect(found(query)[0]).toBe('Cup tool')
    })

    test.each(['BSA', '1.37x24', 'English threaded'])(
      'The standard %s finds the product that fits it',
      (query) => {
        expect(found(query)[0]).toBe('Cup tool')
      },
    )

    test('A range is found by a size inside it', () => {
      expect(found('42 mm')).toEqual(['Cup tool'])
    })

    test('A word for something that a product does not suit does not find the product', () => {
      expect(found('campagnolo')).toEqual([])
    })

    test('The number of a removed product finds nothing', () => {
      index.remove('Cup tool')
      expect(found('TW-BB-44')).toEqual([])
    })

    test('A match in a name ranks above a match in a detail', () => {
      index.put(product('Ironbell', 'A bell.'))
      expect(found('ironbell')).toEqual(['Ironbell', 'Cup tool'])
    })
  })

  test.each([
    ['shipping costs', '/delivery'],
    ['refund', '/returns'],
    ['how to replace a cassette', '/jobs/replace-a-cassette'],
    ['Hyperglide', '/fit?group=cassettes&standard=freehub-hg'],
    ['unit testing', '/blog#unit-tests'],
    ['bleed', '/jobs/bleed-a-mineral-oil-brake'],
  ])('%s finds the page %s', (query, address) => {
    expect(index.find(query).pages.map((page) => page.address)).toContain(address)
  })

  test('Without pages for products, a search finds no pages', () => {
    expect(index.find('combination wrench 15 mm').pages).toEqual([])
  })

  test('A product can be changed and removed', () => {
    index.put(product('Chain whip', 'For 3/32 inch chain.'))
    index.put(product('Saddle clamp, 34.9 mm'))
    index.remove('Combination wrench 15 mm')
    expect(found('15mm')).toEqual([])
    expect(found('3/32')).toEqual(['Chain whip'])
    expect(found('seat clamp')).toEqual(['Saddle clamp, 34.9 mm'])
  })

  test('A product that is added again is found again', () => {
    index.remove('Chain whip')
    expect(found('whip')).toEqual([])
    index.put(product('Chain whip'))
    expect(found('whip')).toEqual(['Chain whip'])
  })

  describe('In other languages', () => {
    beforeEach(() => {
      for (const name of [
        'DUB™ bottom bracket wrench',
        'Drehmomentschlüssel 5–25 Nm',
        'Schlüssel für Naben',
        'Zentrierständer',
        'Kettenschloss',
        'Fahrradpumpe',
        'Momentnyckel',
        'Momenttiavain',
        'トルクレンチ 自転車用',
        '自行车扭力扳手',
        '토크렌치는 정밀',
        'ประแจปอนด์จักรยาน',
        'Þröskuldur lykill',
        'Anahtar ışıklı',
        'Κλειδί ροπής',
      ])
        index.put(product(name))
    })

    test.each([
      ['dub wrench', 'DUB™ bottom bracket wrench'],
      ['Drehmoment Schlüssel', 'Drehmomentschlüssel 5–25 Nm'],
      ['drehmomentschluessel', 'Drehmomentschlüssel 5–25 Nm'],
      ['Ständer', 'Zentrierständer'],
      ['Kette Schloss', 'Kettenschloss'],
      ['Ketten-Schloss', 'Kettenschloss'],
      ['pumpe', 'Fahrradpumpe'],
      ['nyckel', 'Momentnyckel'],
      ['avain', 'Momenttiavain'],
      ['レンチ', 'トルクレンチ 自転車用'],
      ['とるくれんち', 'トルクレンチ 自転車用'],
      ['ﾄﾙｸﾚﾝﾁ', 'トルクレンチ 自転車用'],
      ['車用', 'トルクレンチ 自転車用'],
      ['扳手', '自行车扭力扳手'],
      ['扭力 扳手', '自行车扭力扳手'],
      ['렌치', '토크렌치는 정밀'],
      ['토크렌치를', '토크렌치는 정밀'],
      ['จักรยาน', 'ประแจปอนด์จักรยาน'],
      ['throskuldur', 'Þröskuldur lykill'],
      ['isikli', 'Anahtar ışıklı'],
      ['IŞIKLI', 'Anahtar ışıklı'],
      ['ΚΛΕΙΔΙ ροπησ', 'Κλειδί ροπής'],
    ])('%s finds %s first', (query, first) => {
      expect(found(query)[0]).toBe(first)
    })

    test('A whole word ranks above a part of a word, however rare the longer word is', () => {
      for (const size of [1, 2, 3, 4, 5, 6]) index.put(product(`Schlüssel ${size}`))
      expect(found('schlüssel').at(-1)).toBe('Drehmomentschlüssel 5–25 Nm')
    })

    test('A compound also finds its separate words, after the compound itself', () => {
      index.put(product('Drehmoment für Schlüssel'))
      expect(found('Drehmomentschlüssel').slice(0, 2)).toEqual([
        'Drehmomentschlüssel 5–25 Nm',
        'Drehmoment für Schlüssel',
      ])
      index.remove('Drehmomentschlüssel 5–25 Nm')
      expect(found('Drehmomentschlüssel')[0]).toEqual('Drehmoment für Schlüssel')
    })

    test('A part of a word suggests no correction, and short or English words do not match by accident', () => {
      expect(index.find('ständer').corrections).toEqual([])
      for (const name of ['Spring', 'Ring', 'Adjustable stop', 'Table']) index.put(product(name))
      expect(found('ring')).toEqual(['Ring'])
      expect(found('table')).toEqual(['Table'])
    })
  })
})
