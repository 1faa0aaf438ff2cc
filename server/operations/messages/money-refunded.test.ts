import { expect, test } from 'vitest'
import { plainText } from './letter.ts'
import { moneyRefunded, refundedByItself } from './money-refunded.ts'

const order = { id: 'order-1', toolName: 'Hub', quantity: 2 }
const at = 'https://shop.example'

test('A refund by a person says how much of which order goes back, and the reason', () => {
  const letter = moneyRefunded({ order, cents: 1250, currency: 'usd', reason: 'One was scratched' }, at)
  expect(letter.subject).toBe('$12.50 is refunded to your card')
  const text = plainText(letter)
  expect(text).toContain('We have refunded $12.50 of your order of 2 × Hub to your card.')
  expect(text).toContain('Order: order-1\nGoes back: $12.50\nReason: One was scratched')
  expect(text).toContain(`${at}/dashboard/myorders`)
})

test('A refund by the shop itself says why the money could not be used', () => {
  const letter = moneyRefunded({ order, cents: 1250, currency: 'usd', reason: undefined }, at)
  expect(letter.subject).toBe('Your payment of $12.50 is refunded')
  expect(plainText(letter)).toContain(
    'Your payment for 2 × Hub came after the tools were sold or the order was closed, or did not match its price.',
  )
  const without = moneyRefunded({ order: undefined, cents: 1250, currency: 'usd', reason: undefined }, at)
  expect(plainText(without)).toContain('We found no unpaid order for the amount that you paid.')
  expect(plainText(without)).not.toContain('Order:')
})

test('The admin is told what was refunded by itself, and for which order', () => {
  expect(plainText(refundedByItself({ order, cents: 1250, currency: 'usd' }))).toContain(
    '$12.50 for order order-1 (2 × Hub)',
  )
  expect(plainText(refundedByItself({ order: undefined, cents: 1250, currency: 'usd' }))).toContain(
    '$12.50 for no order',
  )
})
