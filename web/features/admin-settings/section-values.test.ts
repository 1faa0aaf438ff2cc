import { expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { problemsIn, toTexts, toValue } from './section-values.ts'

const money = { currency: 'EUR', locale: 'de-DE', timeZone: 'UTC', taxRate: 8.25, taxName: 'VAT' }

test('A German shop shows and accepts a tax of 8,25 percent', () => {
  const german = {
    ...usEnglishFormats,
    writing: deriveWriting('de-DE', 'EUR'),
    locale: 'de-DE',
    currency: 'EUR',
  }
  const shown = toTexts(german, 'money', money)
  expect(shown.taxRate).toBe('8,25')
  expect(problemsIn(german, 'money', shown)).toEqual({})
  for (const taxRate of ['8,25', '8.25', '8,25 %'])
    expect(toValue(german, 'money', { ...shown, taxRate })).toEqual({ ...money, taxRate: '8.25' })
  expect(problemsIn(german, 'money', { ...shown, taxRate: '1.234' }).taxRate).toContain('Write 1234 or 1,234')
  expect(toTexts(german, 'money', { ...money, taxRate: null }).taxRate).toBe('')
})
