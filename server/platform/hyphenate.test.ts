import { expect, test } from 'vitest'
import { hyphenationIn } from './hyphenate.ts'

test.each([
  ['de-AT', 'Zentrierständer', 'Zen-trier-stän-der'],
  ['de-DE', 'Drehmomentschlüssel', 'Dreh-mo-ment-schlüs-sel'],
  ['de-DE', 'Kettenverschleißlehre', 'Ket-ten-ver-schleiß-lehre'],
  ['fi-FI', 'Kiintoavainsarja', 'Kiin-toa-vain-sarja'],
  ['nl-NL', 'Kettingslijtagemeter', 'Ket-ting-slij-ta-ge-me-ter'],
  ['en-US', 'counterclockwise', 'coun-ter-clock-wise'],
])('In %s %s breaks between syllables, three letters from its ends', async (locale, word, broken) => {
  expect((await hyphenationIn(locale))?.(word)).toBe(broken)
})

test('A language without hyphenation patterns has no breaks', () => {
  expect(hyphenationIn('ja-JP')).toBeUndefined()
})
