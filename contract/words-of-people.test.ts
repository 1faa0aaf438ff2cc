import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signUpForm } from './accounts/sign-in-form.ts'
import { requestQuote } from './quotes/request-quote.ts'
import { wordsOfPeople } from './words-of-people.ts'

const read = (text: string) => z.safeParse(wordsOfPeople(10), text)

test.each([
  [' Ada ', 'Ada'],
  ['👩🏽‍🔧', '👩🏽‍🔧'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['שלום', 'שלום'],
  ['\u202Eevil\u202C', 'evil'],
  ['\u2066a\u2069b', 'ab'],
  ['a\ud800b', 'a\ufffdb'],
  ['\u200b\u2060\ufeff', ''],
  ['\u3164 \u2800', ''],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(read(typed)).toMatchObject({ success: true, data: kept })
})

test('What is too long or has a NUL is refused', () => {
  expect(read('x'.repeat(11)).success).toBe(false)
  expect(read('a\u0000b').success).toBe(false)
})

test('A name of zero-width characters only is no name', () => {
  const body = { kind: 'contact', name: '\u200b\u200d', email: 'ada@example.com', message: 'Hubs?' }
  const read = z.safeParse(requestQuote.body, body)
  expect(read.error?.issues.map(({ message }) => message)).toEqual([signUpForm.name.required])
})
