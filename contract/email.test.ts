import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { email } from './email.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@Example.COM', 'ada.lovelace@example.com'],
  ['ada+bikes@sub.example-shop.co.uk', 'ada+bikes@sub.example-shop.co.uk'],
  ['7@8.9', '7@8.9'],
  [' ada@example.com ', 'ada@example.com'],
  ['ADA-1@EXAMPLE.COM', 'ada-1@example.com'],
])('%s is an address, and compares as %s', (typed, address) => {
  expect(z.parse(email, typed)).toBe(address)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada@exa@mple.com',
  'ada lovelace@example.com',
  'ada@exam ple.com',
  'ada@.com',
  'ada@example.',
  'ada@example..com',
  'ada\u0000@example.com',
  `${'a'.repeat(250)}@b.co`,
  null,
  5,
])('%j is no address', (typed) => {
  expect(z.safeParse(email, typed).success).toBe(false)
})

test('What is no address is told with the words of the form', () => {
  expect(z.safeParse(email, 'ada').error?.issues[0]?.message).toBe('Provide a valid Email')
})
