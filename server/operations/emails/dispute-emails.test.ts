import { expect, test } from 'vitest'
import { disputeClosedEmail, disputeOpenedEmail } from './dispute-emails.ts'
import { plainText } from './email.ts'
import { formatsOf } from './formats.ts'

const formats = formatsOf({ currency: 'USD', locale: 'en-US', timeZone: 'UTC' })
const shop = {
  publicUrl: 'https://shop.example',
  language: undefined,
  settings: { formats, ownWord: (text: string) => text },
}
const order = { number: 1042, productName: 'Hub', quantity: 2 }
const dispute = {
  amountCents: 1250,
  currency: 'usd',
  reason: 'product_not_received',
  answerBy: Date.UTC(2026, 11, 1, 12),
}

test('The email about a dispute names the amount, the reason and the deadline', () => {
  const email = disputeOpenedEmail(dispute, [order], shop)
  expect(email.subject).toBe('A payment is disputed: $12.50')
  const text = plainText(email)
  expect(text).toContain('$12.50 of the payment for order TW-1042-9 (2 × Hub)')
  expect(text).toContain('product not received')
  expect(text).toContain('by December 1, 2026')
  expect(plainText(disputeOpenedEmail({ ...dispute, answerBy: undefined }, [], shop))).toContain(
    'for no order',
  )
})

test('The email about a closed dispute says who keeps the money', () => {
  expect(plainText(disputeClosedEmail({ ...dispute, status: 'won' }, [order], shop))).toContain(
    'was won: the shop keeps the money',
  )
  const lost = disputeClosedEmail({ ...dispute, currency: 'eur', status: 'lost' }, [order], shop)
  expect(lost.subject).toBe('Dispute lost: 12.50 EUR')
  expect(plainText(lost)).toContain('was lost: the money went to the customer')
})
