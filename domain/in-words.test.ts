import { expect, test } from 'vitest'
import { listed, lowerFirst } from './in-words.ts'

test('A list is written without a comma before its last word', () => {
  expect(listed([], 'and')).toBe('')
  expect(listed(['name'], 'and')).toBe('name')
  expect(listed(['name', 'price', 'img'], 'and')).toBe('name, price and img')
  expect(listed(['68', '73'], 'or')).toBe('68 or 73')
})

test('A name inside a sentence begins with a lower-case letter', () => {
  expect(lowerFirst('Width of the shell')).toBe('width of the shell')
})
