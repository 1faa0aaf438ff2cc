import { afterEach, expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../../testing/us-english-formats.ts'
import { dateText, dayInShop } from './date-format.ts'
import { writeNumbersAs } from './numbers.ts'

const dollars = deriveWriting('en-US', 'USD')
afterEach(() => writeNumbersAs({ writing: dollars, timeZone: 'UTC', locale: 'en-US' }))

const evening = Date.parse('2026-11-25T23:30:00Z')

test('Dates are written in the locale that the owner has set', () => {
  expect(dayInShop(usEnglishFormats, evening)).toBe('Nov 25, 2026')
  writeNumbersAs({ writing: deriveWriting('de-DE', 'EUR'), timeZone: 'UTC', locale: 'de-DE' })
  expect(dayInShop(usEnglishFormats, evening)).toBe('25.11.2026')
})

test('Formats for different time zones are different', () => {
  const dayIn = (timeZone: string) => dateText(usEnglishFormats, 'day', evening, timeZone)
  expect([dayIn('UTC'), dayIn('Asia/Tokyo')]).toEqual(['Nov 25, 2026', 'Nov 26, 2026'])
})

test.each([
  ['Pacific/Auckland', 'Nov 26, 2026'],
  ['America/Los_Angeles', 'Nov 25, 2026'],
])('What the server renders has the day of the shop in %s', (timeZone, day) => {
  writeNumbersAs({ writing: dollars, timeZone, locale: 'en-US' })
  expect(dayInShop(usEnglishFormats, evening)).toBe(day)
})
