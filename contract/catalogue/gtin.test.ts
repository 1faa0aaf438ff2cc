import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { gtin14, problemOfGtin } from './gtin.ts'
import { givenDetails } from './product-details.ts'

describe('A GTIN', () => {
  test.each([
    ['of 8 digits', '96385074'],
    ['of 12 digits', '036000291452'],
    ['of 13 digits', '4006381333931'],
    ['of 14 digits', '00012345600012'],
  ])('%s is accepted', (_, gtin) => {
    expect(problemOfGtin(gtin)).toBeUndefined()
  })

  test.each(['', '123', '12345678905', '400638133393X', '40063813339310000'])(
    '“%s” has another number of digits',
    (gtin) => {
      expect(problemOfGtin(gtin)).toMatch(/^Enter the 8, 12, 13 or 14 digits/)
    },
  )

  test.each(['4006381333932', '4006381333913', '96385075', '036000291453', '4006318333931'])(
    '%s has a wrong check digit',
    (gtin) => {
      expect(problemOfGtin(gtin)).toMatch(/^The last digit does not fit/)
    },
  )

  test('is one number in all its lengths', () => {
    expect(gtin14('036000291452')).toBe(gtin14('0036000291452'))
  })

  test('is stored without spaces and hyphens, and an error appears at its field', () => {
    const { gtin } = givenDetails
    expect(z.parse(gtin, ' 4 006381\u00a0333931 ')).toBe('4006381333931')
    expect(z.parse(gtin, '400-6381-333931')).toBe('4006381333931')
    expect(z.parse(gtin, '')).toBe('')
    const wrong = z.safeParse(gtin, '4006381333932')
    expect(wrong.error?.issues).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^The last digit/) }),
    ])
  })
})
