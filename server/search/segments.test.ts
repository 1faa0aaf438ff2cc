import { expect, test } from 'vitest'
import { ProductIndex } from './product-index.ts'
import type { ProductText } from './product-terms.ts'
import { hasRuns, segmentedQuery, wordsWithoutSpaces } from './segments.ts'

const product = (key: string, name: string): ProductText => ({
  key,
  name,
  description: '',
  sku: '',
  gtin: '',
  mpn: '',
  brand: '',
  category: '',
  specs: [],
  fits: [],
})

test('Japanese is split into words, without the particles between them', () => {
  expect(segmentedQuery('チェーンの工具')).toBe(' チェーン 工具 ')
  expect(wordsWithoutSpaces('自転車チェーン 12速')).toEqual(['自転車', 'チェーン'])
  expect(segmentedQuery('chain whip')).toBe('chain whip')
  expect([hasRuns('chain 12'), hasRuns('Kette'), hasRuns('โซ่จักรยาน')]).toEqual([false, false, true])
})

test('A Japanese query with particles finds products by its words, the exact name first', () => {
  const index = new ProductIndex<ProductText>([])
  index.put(product('whip', 'チェーン工具セット'))
  index.put(product('chain', '自転車チェーン'))
  index.put(product('tyre', '自転車タイヤ'))
  const keys = (query: string) => index.find(query).ranked.map((ranked) => ranked.product.key)
  expect(keys('チェーンの工具')[0]).toBe('whip')
  expect(keys('自転車のチェーン')[0]).toBe('chain')
  expect(keys('自転車チェーン')[0]).toBe('chain')
})
