import { expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../testing/us-english-formats.ts'
import { dateText, dayInShop } from './date-format.ts'

const evening = Date.parse('2026-11-25T23:30:00Z')

test('Dates are written in the locale that the owner has set', () => {
  expect(dayInShop(usEnglishFormats, evening)).toBe('Nov 25, 2026')
  expect(dayInShop({ ...usEnglishFormats, writing: deriveWriting('de-DE', 'EUR') }, evening)).toBe(
    '25.11.2026',
  )
})

test('Formats for different time zones are different', () => {
  const dayIn = (timeZone: string) => dateText(usEnglishFormats, 'day', evening, timeZone)
  expect([dayIn('UTC'), dayIn('Asia/Tokyo')]).toEqual(['Nov 25, 2026', 'Nov 26, 2026'])
})

test.each([
  ['Pacific/Auckland', 'Nov 26, 2026'],
  ['America/Los_Angeles', 'Nov 25, 2026'],
])('What the server renders has the day of the shop in %s', (timeZone, day) => {
  expect(dayInShop({ ...usEnglishFormats, timeZone }, evening)).toBe(day)
})
