import { describe, expect, test } from 'vitest'
import { addressOfQuery, filterOfAddress, queryOfAddress } from './catalogue-address.ts'
import { readFilter, writeFilter } from './catalogue-filter.ts'

describe('The text of a filter', () => {
  test('Names with choices and ranges are read; choices under a repeated name are alternatives', () => {
    expect(readFilter('brand:Truewheel;price:5..70;brand:Park%3A%25;spec.jaw-width:..25')).toEqual([
      { name: 'brand', anyOf: ['Truewheel', 'Park:%'] },
      { name: 'price', anyOf: [{ from: 5, to: 70 }] },
      { name: 'spec.jaw-width', anyOf: [{ to: 25 }] },
    ])
    expect(readFilter('')).toEqual([])
  })

  test('A written filter is read back unchanged, with every special character', () => {
    const text = writeFilter([
      { name: 'spec.drive', anyOf: ['1/4"; 50 %: a..b', '½ é 🚲'] },
      { name: 'price', anyOf: [{ from: 0.5 }, { to: 3 }] },
    ])
    expect(writeFilter(readFilter(text))).toBe(text)
    expect(readFilter(text)[1]?.anyOf.toSorted()).toEqual(['1/4"; 50 %: a..b', '½ é 🚲'])
  })

  test('Equal filters give equal texts', () => {
    expect(writeFilter(readFilter('stock:in;brand:B;brand:A;brand:B'))).toBe('brand:A;brand:B;stock:in')
  })
})

describe('The address of a filtered page', () => {
  const query = (address: string) => queryOfAddress(new URLSearchParams(address))

  test('The fields of a form become parameters of the API', () => {
    expect(
      query(
        'q=wrench&category=Keys&brand=A&brand=B&fits=bb-bsa&stock=in&price-from=5&price-to=70' +
          '&spec.jaw-width-from=8&spec.drive=1/2&sort=price&view=table&after=abc',
      ),
    ).toEqual({
      q: 'wrench',
      category: 'Keys',
      filter: 'brand:A;brand:B;fits:bb-bsa;price:5..70;spec.drive:1/2;spec.jaw-width:8..;stock:in',
      sort: 'price',
      after: 'abc',
    })
  })

  test('Empty fields, invalid numbers and unknown names are left out', () => {
    expect(
      query('q=&brand=+&price-from=&price-to=abc&spec.Bad=1&spec.x-to=+&stock=out&utm_source=x'),
    ).toEqual({})
  })

  test('A range with swapped ends and decimal commas is read correctly', () => {
    expect(query('price-from=70&price-to=5,50').filter).toBe('price:5.5..70')
    expect(query('price-from=1,000&price-to=12,500').filter).toBe('price:1000..12500')
    expect(query('price-from=0,125&price-to=1,000,000').filter).toBe('price:0.125..1000000')
  })

  test('A key whose own name ends like the parameter of a range is read and written as a range', () => {
    expect(query('spec.speeds-from-from=8&spec.speeds-from-to=9').filter).toBe('spec.speeds-from:8..9')
    const address = addressOfQuery({ filter: 'spec.speeds-from:8' })
    expect(address.toString()).toBe('spec.speeds-from-from=8&spec.speeds-from-to=8')
    expect(queryOfAddress(address).filter).toBe('spec.speeds-from:8..8')
  })

  test('A written address is read back as the same parameters', () => {
    const given = { q: 'bb', category: 'A & B', filter: 'brand:A;price:..9;spec.drive:1%3A2', sort: '-price' }
    expect(queryOfAddress(addressOfQuery(given))).toEqual(given)
  })

  test('A filter of too many fields is cut to what the API accepts', () => {
    const address = new URLSearchParams(
      Array.from({ length: 500 }, (_, index) => ['brand', `Brand ${index}`]),
    )
    expect(filterOfAddress(address)[0]?.anyOf.length).toBeLessThanOrEqual(30)
  })
})

test('A null character, which the API refuses, is left out', () => {
  const address = new URLSearchParams('q=%00chain%00&category=%00&brand=Park%00&spec.drive=%00&after=%00')
  expect(queryOfAddress(address)).toEqual({ q: 'chain', filter: 'brand:Park' })
})
