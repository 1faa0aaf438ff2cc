import { expect, test } from 'vitest'
import { changedDetails } from './product-details.ts'

const before = { sku: 'TW-1', brand: 'Truewheel', fits: ['bsa'], weightGrams: 80, lengthMm: 4 }

test('A change of details keeps the details that it does not name', () => {
  expect(changedDetails(before, { brand: 'Other' })).toEqual({ ...before, brand: 'Other' })
  expect(changedDetails(before, { brand: undefined })).toEqual(before)
})

test('Null, an empty text and an empty list remove a detail', () => {
  const cleared = changedDetails(before, { sku: '', brand: null, fits: [], lengthMm: null })
  expect(cleared).toEqual({ weightGrams: 80 })
  expect(Object.keys(cleared)).toEqual(['weightGrams'])
})
