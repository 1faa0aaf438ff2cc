import { expect, test } from 'vitest'
import { lexemesOf } from './lexemes.ts'

const lexemes = (text: string) => lexemesOf(text).map(({ kind, text, touches }) => [text, kind, touches])

test('Numbers, words and the signs that join sizes are read, with whether they touch their neighbours', () => {
  expect(lexemes('T25 1.37x24 mm')).toEqual([
    ['t', 'word', true],
    ['25', 'number', true],
    ['1.37', 'number', false],
    ['x', 'word', true],
    ['24', 'number', true],
    ['mm', 'word', false],
  ])
  expect(lexemes('9/16 - 10, (chain)')).toEqual([
    ['9', 'number', true],
    ['/', 'sign', true],
    ['16', 'number', true],
    ['-', 'sign', false],
    ['10', 'number', false],
    [',', 'sign', true],
    ['chain', 'word', false],
  ])
})

test('A long number is read in parts of nine digits', () => {
  expect(lexemes('1234567890').map(([text]) => text)).toEqual(['123456789', '0'])
  expect(lexemes('1.1234567').map(([text]) => text)).toEqual(['1.123456', '7'])
})
