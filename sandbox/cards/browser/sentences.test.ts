// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest'
import { decliningCards } from '../test-cards/refusing-cards.ts'
// @ts-expect-error What the sandbox sends to browsers has no types.
import { said, saidError } from './sentences.js'

afterEach(() => {
  document.documentElement.lang = ''
})

test.each(['de', 'fr'])(
  'Every decline of a test card is said in the language of the page: %s',
  (language) => {
    document.documentElement.lang = language
    for (const { decline } of decliningCards) {
      expect(decline).toBeDefined()
      expect(said(decline?.message)).not.toBe(decline?.message)
    }
  },
)

test('A sentence without a translation, and a page in English, keep the English', () => {
  expect(said('Your card was declined.')).toBe('Your card was declined.')
  document.documentElement.lang = 'fr'
  expect(saidError({ code: 'odd', message: 'Something else.' })).toEqual({
    code: 'odd',
    message: 'Something else.',
  })
  expect(saidError({ code: 'odd' })).toEqual({ code: 'odd' })
})
