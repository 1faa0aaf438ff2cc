import { afterEach, expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglish } from '../../../domain/writing/us-english.ts'
import { usEnglishFormats } from '../../testing/us-english-formats.ts'
import { writeNumbersAs } from '../../ui/values/numbers.ts'
import { problemsIn, toTexts, toValue } from './section-values.ts'

afterEach(() => writeNumbersAs({ writing: usEnglish, timeZone: 'UTC', locale: 'en-US' }))

const money = { currency: 'EUR', locale: 'de-DE', timeZone: 'UTC', taxRate: 8.25, taxName: 'VAT' }

test('A German shop shows and accepts a tax of 8,25 percent', () => {
  const writing = deriveWriting('de-DE', 'EUR')
  writeNumbersAs({ writing, timeZone: 'UTC', locale: 'de-DE', currency: 'EUR' })
  const shown = toTexts('money', money)
  expect(shown.taxRate).toBe('8,25')
  expect(problemsIn(usEnglishFormats, 'money', shown)).toEqual({})
  for (const taxRate of ['8,25', '8.25', '8,25 %'])
    expect(toValue('money', { ...shown, taxRate })).toEqual({ ...money, taxRate: '8.25' })
  expect(problemsIn(usEnglishFormats, 'money', { ...shown, taxRate: '1.234' }).taxRate).toContain(
    'Write 1234 or 1,234',
  )
  expect(toTexts('money', { ...money, taxRate: null }).taxRate).toBe('')
})
