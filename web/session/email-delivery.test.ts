import { expect, test } from 'vitest'
import { testSettings } from '../testing/in-shop.tsx'
import { emailDelivery } from './email-delivery.ts'

test.each([
  ['mailbox', { mail: true }],
  ['mailbox', { mail: true, demo: true }],
  ['dashboard', { mail: false, demo: true }],
  ['none', { mail: false }],
  ['none', { mail: false, demo: false }],
  // Firebase sends its own emails.
  ['mailbox', { mail: false, identity: { provider: 'firebase', google: true } }],
] as const)('Emails with links go to %s with %j', (where, change) => {
  expect(emailDelivery({ ...testSettings, ...change })).toBe(where)
})
