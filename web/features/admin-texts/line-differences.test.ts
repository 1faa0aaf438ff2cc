import { expect, test } from 'vitest'
import { lineDifferences } from './line-differences.ts'

const shown = (before: string, after: string) =>
  lineDifferences(before, after).map(({ kind, line }) => `${kind === 'added' ? '+' : '-'} ${line}`)

test('Equal texts have no differences, even with different empty lines', () => {
  expect(shown('a\n\nb', 'a\nb\n\n')).toEqual([])
})

test('Added, removed and changed lines are listed in their order', () => {
  expect(shown('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual(['- b', '+ x', '+ e'])
  expect(shown('', 'a')).toEqual(['+ a'])
  expect(shown('a\nb', 'b')).toEqual(['- a'])
})

test('Long texts without common lines are compared quickly', () => {
  const lines = (letter: string) => Array.from({ length: 5_000 }, (_, n) => `${letter}${n}`).join('\n')
  const startedAt = performance.now()
  expect(shown(lines('a'), lines('b'))).toHaveLength(10_000)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
