import { expect, test } from 'vitest'
import { englishReading } from './search-reading.ts'

const meaningsIn = (text: string) => {
  const words = text.split(' ')
  return englishReading.meaningsAt((offset) => words[offset])
}

test('The longest known phrase is used, with all of its words', () => {
  expect(meaningsIn('bottom bracket tool')).toEqual({ meanings: ['bottom bracket'], words: 2 })
  expect(meaningsIn('bottom')).toEqual({ meanings: ['bottom'], words: 1 })
  // "Sprocket" alone means a cassette.
  expect(meaningsIn('sprocket remover')).toEqual({ meanings: ['chain whip'], words: 2 })
  expect(meaningsIn('bottom pull')).toEqual({ meanings: ['bottom'], words: 1 })
})

test('A word without synonyms means only itself, and a position without a word means nothing', () => {
  expect(englishReading.meaningsOf('sprocketless')).toEqual(['sprocketless'])
  expect(englishReading.meaningsAt(() => undefined)).toEqual({ meanings: [''], words: 1 })
})

test('A single word is not part of a phrase', () => {
  expect(englishReading.meaningsOf('bottom')).toEqual(['bottom'])
  expect(englishReading.meaningsOf('bb')).toEqual(['bottom bracket'])
})
