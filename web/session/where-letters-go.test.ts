import { expect, test } from 'vitest'
import { testSettings } from '../testing/in-shop.tsx'
import { whereLettersGo } from './where-letters-go.ts'

test.each([
  ['to-mailbox', { mail: true }],
  ['to-mailbox', { mail: true, demo: true }],
  ['to-dashboard', { mail: false, demo: true }],
  ['nowhere', { mail: false }],
  ['nowhere', { mail: false, demo: false }],
  // Firebase mails its own letters.
  ['to-mailbox', { mail: false, identity: { provider: 'firebase', google: true } }],
] as const)('Letters with links go %s with %j', (where, change) => {
  expect(whereLettersGo({ ...testSettings, ...change })).toBe(where)
})
