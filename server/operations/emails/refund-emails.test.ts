import { expect, test } from 'vitest'
import { plainText } from './email.ts'
import { formatsOf } from './formats.ts'
import {
  automaticRefundEmail,
  customerRefundEmail,
  failedRefundEmail,
  providerRefundEmail,
} from './refund-emails.ts'
import { withdrawalEmail } from './withdrawal-emails.ts'

const orders = [{ number: 1042, productName: 'Hub', quantity: 2, cardLast4: '4242' }]
const formats = formatsOf({ currency: 'USD', locale: 'en-US', timeZone: 'UTC' })
const at = {
  publicUrl: 'https://shop.example',
  language: undefined,
  settings: { formats, ownWord: (text: string) => text },
}
const sold = {
  id: 'o1',
  number: 1042,
  productName: 'Hub',
  quantity: 2,
  priceCents: 2500,
  givenBackCents: 0,
  sentAt: null,
}

test('The email about a refund by an admin names the amount, the order and the reason', () => {
  const email = customerRefundEmail({ orders, cents: 1250, currency: 'usd', reason: 'One was scratched' }, at)
  expect(email.subject).toBe('$12.50 is refunded to your card')
  const text = plainText(email)
  expect(text).toContain('We have refunded $12.50 of your order of 2 × Hub to your card.')
  expect(text).toContain('Order: TW-1042-9\nRefunded: $12.50\nReason: One was scratched')
  expect(text).toContain(`${at.publicUrl}/dashboard/myorders`)
})

test('No email mentions a card if the order was paid without one', () => {
  const withoutCard = orders.map((order) => ({ ...order, cardLast4: null }))
  const refund = { orders: withoutCard, cents: 1250, currency: 'usd' }
  const mails = [
    customerRefundEmail({ ...refund, reason: 'Scratched' }, at),
    customerRefundEmail({ ...refund, reason: undefined }, at),
    withdrawalEmail([{ ...sold, cardLast4: null }], 0, { address: [], shopName: 'Shop', refundDays: 14 }, at),
  ]
  for (const mail of mails) {
    expect(plainText(mail)).toContain('the same way you paid')
    expect(`${mail.subject} ${plainText(mail)}`).not.toMatch(/card/)
  }
})

test('The email about an automatic refund explains why the payment could not be used', () => {
  const email = customerRefundEmail({ orders, cents: 1250, currency: 'usd', reason: undefined }, at)
  expect(email.subject).toBe('Your payment of $12.50 is refunded')
  expect(plainText(email)).toContain(
    'Your payment for 2 × Hub came after the pieces were sold or the order was closed, or did not match its price.',
  )
  const without = customerRefundEmail({ orders: [], cents: 1250, currency: 'usd', reason: undefined }, at)
  expect(plainText(without)).toContain('We found no unpaid order for the amount that you paid.')
  expect(plainText(without)).not.toContain('Order:')
})

test('The email about an automatic partial refund says that the rest of the payment has paid the other orders', () => {
  const two = [...orders, { number: 1043, productName: 'Chain', quantity: 1, cardLast4: null }]
  const refunded = { orders: two, isPart: true, cents: 1250, currency: 'usd', reason: undefined }
  const text = plainText(customerRefundEmail(refunded, at))
  expect(text).toContain('Your payment for 2 × Hub, 1 × Chain came after the pieces were sold')
  expect(text).toContain('We have refunded this part, $12.50, the same way you paid.')
  expect(text).toContain('The rest of your payment has paid your other orders.')
  expect(text).toContain('Order: TW-1042-9\nOrder: TW-1043-2')
})

test('The email to the admin about an automatic refund names the amount and the order', () => {
  expect(plainText(automaticRefundEmail({ orders, cents: 1250, currency: 'usd' }, at))).toContain(
    '$12.50 for order TW-1042-9 (2 × Hub)',
  )
  expect(plainText(automaticRefundEmail({ orders: [], cents: 1250, currency: 'usd' }, at))).toContain(
    '$12.50 for no order',
  )
})

const refund = { orders, cents: 1250, currency: 'usd' }

test('The email to the admin about a refund made at the card provider names the amount and the order', () => {
  const email = providerRefundEmail(refund, at)
  expect(email.subject).toBe('Refunded at the card provider: $12.50')
  expect(plainText(email)).toContain('$12.50 of the payment for order TW-1042-9 (2 × Hub)')
})

test("The email to the admin about a failed refund names the order and the provider's reason", () => {
  const failed = (more: Partial<Parameters<typeof failedRefundEmail>[0]>) =>
    failedRefundEmail({ ...refund, failure: null, automatic: false, ...more }, at)
  const email = failed({ currency: 'eur', failure: 'Charged back.' })
  expect(email.subject).toBe('A refund failed: 12.50 EUR')
  expect(plainText(email)).toContain('“Charged back.”')
  expect(plainText(failed({ orders: [] }))).toContain('for no order')
  expect(plainText(email)).not.toContain('To do')
  const automatic = plainText(failed({ automatic: true }))
  expect(automatic).toContain('see the to-do list')
  expect(automatic).toContain('https://shop.example/dashboard')
})
