import { expect, test } from 'vitest'
import { plainText } from './letter.ts'
import { refundedAtTheProvider, refundFailed } from './refund-notices.ts'

const order = { id: 'order-1', toolName: 'Hub', quantity: 2 }
const went = { order, cents: 1250, currency: 'usd' }

test('The admin is told what was refunded at the card provider', () => {
  const letter = refundedAtTheProvider(went)
  expect(letter.subject).toBe('Refunded at the card provider: $12.50')
  expect(plainText(letter)).toContain('$12.50 of the payment for order order-1 (2 × Hub)')
})

test('The admin is told what could not go back, and why in the provider’s words', () => {
  const letter = refundFailed({ ...went, currency: 'eur', failure: 'Charged back.' })
  expect(letter.subject).toBe('A refund failed: 12.50 EUR')
  expect(plainText(letter)).toContain('“Charged back.”')
  expect(plainText(refundFailed({ ...went, order: undefined, failure: null }))).toContain('for no order')
})
