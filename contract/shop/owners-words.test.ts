import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { words, wordsForm } from './owners-words.ts'

const read = (translations: unknown) => z.safeParse(words, { translations })

test('Translations are kept without spaces around them, and empty ones are dropped', () => {
  const translations = { de: { 'Buy Now': ' Jetzt kaufen ', Countries: ' ' }, fr: { Countries: '' } }
  expect(read(translations).data).toEqual({ translations: { de: { 'Buy Now': 'Jetzt kaufen' } } })
})

test('A translation that is too long is refused at its original', () => {
  const [issue] = read({ de: { 'Buy Now': 'x'.repeat(301) } }).error?.issues ?? []
  expect(issue).toMatchObject({ path: ['translations', 'de', 'Buy Now'], message: 'At most 300 characters.' })
})

test('A language has a limited number of translations', () => {
  const many = Array.from({ length: wordsForm.entries + 1 }, (_, index) => [`text ${index}`, 'Wort'])
  const [issue] = read({ de: Object.fromEntries(many) }).error?.issues ?? []
  expect(issue).toMatchObject({
    path: ['translations', 'de'],
    message: 'At most 500 texts in each language.',
  })
})

test('A language that the shop cannot speak is refused', () => {
  const issues = read({ xx: { Countries: 'Länder' } }).error?.issues ?? []
  expect(issues.map(({ path }) => path)).toEqual([['translations']])
})
