import * as z from 'zod/mini'
import { id, wireDollars } from '../fields.ts'
import { operation } from '../operation.ts'

export const createPaymentIntent = operation({
  id: 'createPaymentIntent',
  method: 'POST',
  path: '/create-payment-intent',
  access: 'customer',
  summary: 'Opens the payment of an order at the card provider. The amount is the stored price of the order.',
  body: z.object({
    price: wireDollars,
    /** The order to pay; an extension. Without it, an unpaid order of this price must exist. */
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
