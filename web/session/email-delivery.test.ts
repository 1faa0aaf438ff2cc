import { expect, test } from 'vitest'
import { testSettings } from '../testing/in-shop.tsx'
import { emailDelivery } from './email-delivery.ts'

test.each([
  ['mailbox', { mail: true }],
  ['mailbox', { mail: true, demo: true }],
  ['dashboard', { mail: false, demo: true }],
  ['none', { mail: false }],
  ['none', { mail: false, demo: false }],
  // Firebase mails its own letters.
  ['mailbox', { mail: false, identity: { provider: 'firebase', google: true } }],
] as const)('Letters with links go %s with %j', (where, change) => {
  expect(emailDelivery({ ...testSettings, ...change })).toBe(where)
})
