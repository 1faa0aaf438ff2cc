import { expect, test } from 'vitest'
import { deriveWriting } from '../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../ui/testing/us-english-formats.ts'
import { linesOf, readingsOf } from './typed-lines.ts'

test.each([
  ['TW-1234 3', 'TW-1234', 3],
  ['3 x PH-12', 'PH-12', 3],
  ['3× PH-12', 'PH-12', 3],
  ['TW-1234 x 3', 'TW-1234', 3],
  ['TW-1234 ×3', 'TW-1234', 3],
  ['TW-12345678', 'TW-12345678', undefined],
  ['Box3', 'Box3', undefined],
  ['TW-1234;12', 'TW-1234', 12],
  ['TW-1234\t12', 'TW-1234', 12],
  ['Chain whip, 2 pcs', 'Chain whip', 2],
  ['TW-1234, 1,200', 'TW-1234', 1200],
  ['TW-1234 1,000 pcs', 'TW-1234', 1000],
  ['1,000 x PH-12', 'PH-12', 1000],
  ['TW-1234,200', 'TW-1234', 200],
  ['TW-1234 1,5', 'TW-1234 1', 5],
  ['TW-1234', 'TW-1234', undefined],
  ['3 Stk. PH-12', 'PH-12', 3],
  ['3 Stück PH-12', 'PH-12', 3],
  ['3 pièces PH-12', 'PH-12', 3],
  ['3pcs PH-12', 'PH-12', 3],
  ['3\tPH-12', 'PH-12', 3],
  ['PH-12 3 Stk.', 'PH-12', 3],
  ['PH-12 – 3 pièces', 'PH-12', 3],
  ['PH-12, 3 ea', 'PH-12', 3],
  ['PH-12: 3', 'PH-12', 3],
  ['PH-12 (3)', 'PH-12', 3],
  ['PH-12 Menge: 3', 'PH-12', 3],
  ['• 3 x PH-12', 'PH-12', 3],
  ['- PH-12 3', 'PH-12', 3],
  ['3 Stk.', '3 Stk.', undefined],
  ['TW-1234 0', 'TW-1234 0', undefined],
])('%j is first read as %j with %j pieces', (line, words, quantity) => {
  expect(readingsOf(usEnglishFormats, line)[0]).toEqual({
    words,
    ...(quantity !== undefined && { quantity }),
  })
})

test('A German shop reads 1.000 as a thousand, and refuses 1,000', () => {
  const german = { ...usEnglishFormats, writing: deriveWriting('de-DE', 'EUR') }
  expect(readingsOf(german, 'TW-1234 1.000')[0]).toEqual({ words: 'TW-1234', quantity: 1000 })
  expect(readingsOf(german, 'TW-1234 1,000')).toEqual([{ words: 'TW-1234 1,000' }])
})

test('A number at the end of a line may belong to the name', () => {
  expect(readingsOf(usEnglishFormats, 'Hex key 6')).toEqual([
    { words: 'Hex key', quantity: 6 },
    { words: 'Hex key 6' },
  ])
})

test('Of several cells the first has the number', () => {
  expect(readingsOf(usEnglishFormats, 'TW-9;Spoke wrench;5')).toContainEqual({ words: 'TW-9', quantity: 5 })
})

test('Blank lines are ignored', () => {
  expect(linesOf(' TW-1 \r\n\n  \nTW-2 4')).toEqual(['TW-1', 'TW-2 4'])
})

test('Reading takes linear time on the longest line', () => {
  const started = performance.now()
  readingsOf(usEnglishFormats, `${'x '.repeat(10_000)}y`)
  readingsOf(usEnglishFormats, `a${' '.repeat(30_000)}b`)
  expect(performance.now() - started).toBeLessThan(500)
})
