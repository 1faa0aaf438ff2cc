import { expect, test } from 'vitest'
import { listChanges } from '../../../contract/desk/changes.ts'
import { listOwnOrders } from '../../../contract/orders/orders.ts'
import { emailParameters, withPlusInEmails } from './plus-in-emails.ts'

test('Parameters that hold emails are recognized by their schema', () => {
  expect(emailParameters(listOwnOrders)).toEqual(['customer'])
  expect(emailParameters(listChanges).length).toBe(1)
})

test.each([
  ['/bookings?customer=a+b@example.com', 'a+b@example.com'],
  ['/bookings?customer=+b@example.com', '+b@example.com'],
  ['/bookings?customer=a%2Bb%40example.com', 'a+b@example.com'],
  ['/bookings?state=current&customer=a+b+c@example.com', 'a+b+c@example.com'],
])('%s names %s', (url, customer) => {
  const decoded = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))))
  expect(withPlusInEmails(decoded, url, ['customer'])).toMatchObject({ customer })
})

test('In other parameters a plus stays a space, and an encoded space stays a space too', () => {
  const url = '/bookings?search=a+b&customer=a%20b@example.com'
  const decoded = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))))
  expect(withPlusInEmails(decoded, url, ['customer'])).toEqual(decoded)
})
