import { expect, test } from 'vitest'
import { plainText } from './email.ts'
import {
  automaticRefundEmail,
  customerRefundEmail,
  failedRefundEmail,
  providerRefundEmail,
} from './refund-emails.ts'

const order = { id: 'order-1', toolName: 'Hub', quantity: 2 }
const at = 'https://shop.example'

test('A refund by a person says how much of which order goes back, and the reason', () => {
  const email = customerRefundEmail({ order, cents: 1250, currency: 'usd', reason: 'One was scratched' }, at)
  expect(email.subject).toBe('$12.50 is refunded to your card')
  const text = plainText(email)
  expect(text).toContain('We have refunded $12.50 of your order of 2 × Hub to your card.')
  expect(text).toContain('Order: order-1\nRefunded: $12.50\nReason: One was scratched')
  expect(text).toContain(`${at}/dashboard/myorders`)
})

test('A refund by the shop itself says why the money could not be used', () => {
  const email = customerRefundEmail({ order, cents: 1250, currency: 'usd', reason: undefined }, at)
  expect(email.subject).toBe('Your payment of $12.50 is refunded')
  expect(plainText(email)).toContain(
    'Your payment for 2 × Hub came after the tools were sold or the order was closed, or did not match its price.',
  )
  const without = customerRefundEmail(
    { order: undefined, cents: 1250, currency: 'usd', reason: undefined },
    at,
  )
  expect(plainText(without)).toContain('We found no unpaid order for the amount that you paid.')
  expect(plainText(without)).not.toContain('Order:')
})

test('The admin is told what was refunded by itself, and for which order', () => {
  expect(plainText(automaticRefundEmail({ order, cents: 1250, currency: 'usd' }))).toContain(
    '$12.50 for order order-1 (2 × Hub)',
  )
  expect(plainText(automaticRefundEmail({ order: undefined, cents: 1250, currency: 'usd' }))).toContain(
    '$12.50 for no order',
  )
})

const went = { order, cents: 1250, currency: 'usd' }

test('The admin is told what was refunded at the card provider', () => {
  const email = providerRefundEmail(went)
  expect(email.subject).toBe('Refunded at the card provider: $12.50')
  expect(plainText(email)).toContain('$12.50 of the payment for order order-1 (2 × Hub)')
})

test('The admin is told what could not go back, and why in the provider’s words', () => {
  const failed = (more: Partial<Parameters<typeof failedRefundEmail>[0]>) =>
    failedRefundEmail({ ...went, failure: null, automatic: false, ...more }, 'https://shop.example')
  const email = failed({ currency: 'eur', failure: 'Charged back.' })
  expect(email.subject).toBe('A refund failed: 12.50 EUR')
  expect(plainText(email)).toContain('“Charged back.”')
  expect(plainText(failed({ order: undefined }))).toContain('for no order')
  expect(plainText(email)).not.toContain('To do')
  const automatic = plainText(failed({ automatic: true }))
  expect(automatic).toContain('see the to-do list')
  expect(automatic).toContain('https://shop.example/dashboard')
})
