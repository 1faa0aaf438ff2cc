import { expect, test } from 'vitest'
import { usEnglishFormats } from '../testing/us-english-formats.ts'
import { counted, signedNumber } from './counts.ts'

test('A count is written with its noun, and a change with its sign', () => {
  expect([counted(usEnglishFormats, 1, 'piece'), counted(usEnglishFormats, 1200, 'piece')]).toEqual([
    '1 piece',
    '1,200 pieces',
  ])
  expect([signedNumber(usEnglishFormats, 1200), signedNumber(usEnglishFormats, -5)]).toEqual(['+1,200', '−5'])
})
