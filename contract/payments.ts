import * as z from 'zod/mini'
import { id, updated, wireDollars } from './fields.ts'
import { operation } from './operation.ts'

export const createPaymentIntent = operation({
  id: 'createPaymentIntent',
  method: 'POST',
  path: '/create-payment-intent',
  access: 'customer',
  summary: 'Opens the payment of an order at the card provider. The amount is the stored price of the order.',
  body: z.object({
    price: wireDollars,
    /** The order to pay; an extension. Without it, an unpaid order with this price must exist. */
    order: z.optional(id),
  }),
  answer: z.object({ clientSecret: z.string().check(z.minLength(1)) }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'STOCK_GONE',
    'UNPAID_ORDERS_LIMIT',
    'UNPAID_SHARE_LIMIT',
    'PAYMENTS_PAUSED',
    'PRICE_DIFFERS',
    'PRICE_MATCHES_NO_ORDER',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const recordPayment = operation({
  id: 'recordPayment',
  method: 'PATCH',
  path: '/bookings/{id}',
  access: 'customer',
  summary: 'Marks an own order as paid, once the card provider reports that the payment succeeded.',
  params: z.object({ id }),
  body: z.object({
    /** The order's id again, as clients of the spec send it; must match the path. */
    order: z.optional(z.string()),
    transactionId: z.string().check(z.regex(/^[\w-]{1,255}$/, 'This is not a valid transaction id.')),
  }),
  answer: z.object(updated),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_COMPLETED',
    'PAYMENT_OF_ANOTHER_ORDER',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const payments = [createPaymentIntent, recordPayment] as const
