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
  const failed = (more: Partial<Parameters<typeof refundFailed>[0]>) =>
    refundFailed({ ...went, failure: null, automatic: false, ...more }, 'https://shop.example')
  const letter = failed({ currency: 'eur', failure: 'Charged back.' })
  expect(letter.subject).toBe('A refund failed: 12.50 EUR')
  expect(plainText(letter)).toContain('“Charged back.”')
  expect(plainText(failed({ order: undefined }))).toContain('for no order')
  expect(plainText(letter)).not.toContain('To do')
  const automatic = plainText(failed({ automatic: true }))
  expect(automatic).toContain('see the to-do list')
  expect(automatic).toContain('https://shop.example/dashboard')
})
