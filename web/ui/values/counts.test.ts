import { expect, test } from 'vitest'
import { counted, signedNumber } from './counts.ts'

test('A count is written with its noun, and a change with its sign', () => {
  expect([counted(1, 'piece'), counted(1200, 'piece')]).toEqual(['1 piece', '1,200 pieces'])
  expect([signedNumber(1200), signedNumber(-5)]).toEqual(['+1,200', '−5'])
})
