import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readWith } from '../testing/read-body.ts'
import { choosingParameters, oneCursor, productListParameters } from './catalogue-query.ts'

const readFilter = (filter: string) => readWith(choosingParameters.filter, filter)

describe('The filter of a list of products', () => {
  test.each([
    '',
    'stock:in',
    'price:5..70',
    'price:5..',
    'price:..70.5',
    'price:123456789.1234..',
    'brand:Truewheel',
    'brand:A%3BB',
    'fits:hg-12;fits:udh',
    'spec.drive:24..30',
    'spec.material:Steel',
    'spec.a-1:x',
    'brand:Truewheel;stock:in;price:5..70',
    Array.from({ length: 60 }, () => 'stock:in').join(';'),
  ])('May be "%s"', (filter) => {
    expect(readFilter(filter)).toBe(filter)
  })

  test.each([
    'stock',
    ':in',
    'stock:out',
    'stock:',
    'price:5',
    'price:..',
    'price:5..70..90',
    'price:a..b',
    'price:1e3..',
    'price:5..7a',
    'price:1234567890..',
    'price:1.23456..',
    'brand:',
    'brand:a:b',
    'brand:a..b',
    'brand:100%',
    'brand:%00',
    'fits:',
    'colour:red',
    'spec.:x',
    'spec.1a:x',
    'spec.Drive:x',
    'spec.drive:',
    'a spec.drive:x',
    'spec.drive!:x',
    'brand:Truewheel;',
    'brand:Truewheel;stock:out',
    Array.from({ length: 61 }, () => 'stock:in').join(';'),
  ])('Cannot be "%s"', (filter) => {
    expect(readFilter(filter)).toEqual({
      refused: { '': 'Write conditions such as "brand:Truewheel;stock:in;price:5..70".' },
    })
  })
})

describe('The parameters of a list of products', () => {
  const read = (query: object) => readWith(z.object(productListParameters(['stock'])).check(oneCursor), query)

  test('Include the common sort orders and those of products', () => {
    expect(read({ sort: '-price' })).toEqual({ sort: '-price' })
    expect(read({ sort: 'stock' })).toEqual({ sort: 'stock' })
    expect(read({ sort: 'weight' })).toHaveProperty('refused')
  })

  test('Accept the next page by either parameter name, but not by both', () => {
    expect(read({ after: 'abc' })).toEqual({ after: 'abc' })
    expect(read({ cursor: 'abc' })).toEqual({ cursor: 'abc' })
    expect(read({ after: 'abc', cursor: 'abc' })).toEqual({
      refused: { cursor: 'Send `cursor` or `after`, not both.' },
    })
  })
})
