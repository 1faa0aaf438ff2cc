import { expect, test } from 'vitest'
import { withoutGroups } from './grouped-thousands.ts'

test.each([
  ['1,000', '1000'],
  [' 12,500 ', ' 12500 '],
  ['-1,000', '-1000'],
  ['1,000,000', '1000000'],
])('%j without the commas between thousands is %j', (text, number) => {
  expect(withoutGroups(text)).toBe(number)
})

test.each(['1000', '1,5', '1,00', '1,0000', '0,125', '1000,000', '1,000.5', '1.000', ',000', 'TW-1,000', ''])(
  '%j has no thousands to join',
  (text) => {
    expect(withoutGroups(text)).toBe(text)
  },
)
