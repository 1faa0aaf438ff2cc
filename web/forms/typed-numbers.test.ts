import { describe, expect, test } from 'vitest'
import { toolFields } from '../../contract/catalogue/tools.ts'
import { deriveWriting } from '../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../ui/testing/us-english-formats.ts'
import { numberProblem } from './number-problem.ts'
import { fieldAmount, fieldNumber, plainNumber, typedNumber } from './typed-numbers.ts'

const german = {
  ...usEnglishFormats,
  writing: deriveWriting('de-DE', 'EUR'),
  locale: 'de-DE',
  currency: 'EUR',
}

describe('In a German shop', () => {
  test.each([
    ['19,90', 19.9],
    ['19.90', 19.9],
    ['1.234,50', 1234.5],
    ['19,90 €', 19.9],
    ['EUR 19,90', 19.9],
  ])('%j is the price %d', (text, price) => {
    expect(numberProblem(german, text, 'amount', toolFields.price)).toBeUndefined()
    expect(typedNumber(german, text, 'amount')).toBe(price)
  })

  test.each([
    ['1.234', 'Write 1234 or 1,23: it is not clear which is meant.'],
    ['19,90 $', 'Enter a number.'],
    ['0', 'At least 0.01.'],
  ])('the price %j is refused: %s', (text, problem) => {
    expect(numberProblem(german, text, 'amount', toolFields.price)).toBe(problem)
  })

  test('1.000 pieces means a thousand, and 1,000 is ambiguous', () => {
    expect(typedNumber(german, '1.000', 'pieces')).toBe(1000)
    expect(typedNumber(german, '1,000', 'pieces')).toBeNaN()
    expect(numberProblem(german, '1,000', 'pieces', toolFields.minOrderQuantity)).toBe(
      'Write 1000 or 1: it is not clear which is meant.',
    )
  })

  test('fields show numbers in the way that they can be typed', () => {
    expect([fieldAmount(german, 1234.5), fieldNumber(german, 8.25)]).toEqual(['1234,50', '8,25'])
    expect(typedNumber(german, fieldAmount(german, 1234.5), 'amount')).toBe(1234.5)
  })
})

test('In a shop with decimal points, a comma groups thousands of pieces', () => {
  expect(typedNumber(usEnglishFormats, '1,000', 'pieces')).toBe(1000)
  expect(fieldAmount(usEnglishFormats, 19.9)).toBe('19.90')
  expect(plainNumber(usEnglishFormats, ' cheap ', 'amount')).toBe('cheap')
  expect(numberProblem(usEnglishFormats, '1,234', 'amount', toolFields.price)).toContain('Write 1234 or 1.23')
})
