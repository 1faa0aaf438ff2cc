import { expect, test } from 'vitest'
import { longWord } from './long-words.ts'

test.each([
  ['Zentrierständer, klein', '<Zentrierständer>, klein'],
  ['Zentrierständer', '<Zentrierständer>'],
  ['Innenlager-Werkzeug-Satz', 'Innenlager-Werkzeug-Satz'],
  ['elf Zeichen', 'elf Zeichen'],
  ['TW-123456789012345', 'TW-123456789012345'],
])('Words of twelve letters or more are found: %s', (text, replaced) => {
  expect(text.replace(longWord, '<$&>')).toBe(replaced)
})
