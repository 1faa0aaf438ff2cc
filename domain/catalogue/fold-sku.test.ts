import { expect, test } from 'vitest'
import { foldSku } from './fold-sku.ts'

test.each([
  'AB-1',
  'ab-1',
  'AB\u20111',
  'AB\u20131',
  ' AB - 1 ',
  'A\u200bB-1\ufeff',
  '\uff21\uff22\uff0d\uff11',
  'AB\u00a0-1',
])('%j is the number ab-1', (sku) => {
  expect(foldSku(sku)).toBe('ab-1')
})

test.each(['AB1', 'AB-10', 'ÄB-1', 'AB/1', 'AB.1', 'AB_1'])('%j is another number', (sku) => {
  expect(foldSku(sku)).not.toBe('ab-1')
})
