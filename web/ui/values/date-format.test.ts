import { afterEach, expect, test } from 'vitest'
import { dateFormat, dayInUtc } from './date-format.ts'
import { writeNumbersAs } from './numbers.ts'

afterEach(() => writeNumbersAs({ currency: 'USD', locale: 'en-US' }))

const evening = new Date('2026-11-25T23:30:00Z')

test('Dates are written in the locale that the owner has set last', () => {
  expect(dayInUtc(evening)).toBe('Nov 25, 2026')
  writeNumbersAs({ currency: 'EUR', locale: 'de-DE' })
  expect(dayInUtc(evening)).toBe('25.11.2026')
  writeNumbersAs({ currency: 'USD', locale: 'en-US' })
  expect(dayInUtc(evening)).toBe('Nov 25, 2026')
})

test('Formats of different zones are different', () => {
  const dayIn = (timeZone: string) => dateFormat({ dateStyle: 'medium', timeZone }).format(evening)
  expect([dayIn('UTC'), dayIn('Asia/Tokyo')]).toEqual(['Nov 25, 2026', 'Nov 26, 2026'])
})
