import * as z from 'zod/mini'
import { id, updated, wireSum } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { mostLines } from '../orders/purchases.ts'

export const createPaymentIntent = operation({
  id: 'createPaymentIntent',
  method: 'POST',
  path: '/create-payment-intent',
  access: 'customer',
  noKey: 'spends',
  summary:
    'Opens the payment of an order, or of up to 200 orders, at the card provider. The amount is the sum of their stored ' +
    'prices, without the credit that `credit` reserves for it. A refusal of a set names every order that cannot be paid in `lines`.',
  body: z.object({
    price: wireSum(mostLines),
    /**
     * How much of the price the own credit pays, less than all of it; an extension. It counts only with `order` or
     * `orders`. The card is charged the rest.
     */
    credit: z.optional(wireSum(mostLines)),
    /** The order to pay; an extension. Without it, the shop looks for an unpaid order with this price. */
    order: z.optional(id),
    /**
     * The orders to pay with one charge, from one purchase or several; an extension. `price` is then their sum, and
     * `order` is ignored.
     */
    orders: z.optional(
      z.array(id).check(
        z.minLength(1, { error: () => said(orderFieldTexts).orderChosen }),
        z.maxLength(mostLines, { error: () => said(orderFieldTexts).ordersAtOnce(mostLines) }),
        z.refine((ids) => new Set(ids).size === ids.length, {
          error: () => said(orderFieldTexts).orderTwice,
        }),
      ),
    ),
  }),
  answer: z.object({ clientSecret: z.string().check(z.minLength(1)) }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'LINES_REFUSED',
    'ON_ACCOUNT_PARTLY_PAID',
    'ON_ACCOUNT_APART',
    'BUYERS_APART',
    'ORDER_CANNOT_BE_PAID',
    'PAYMENT_IN_PROGRESS',
    'STOCK_GONE',
    'DISCOUNT_GONE',
    'UNPAID_ORDERS_LIMIT',
    'UNPAID_SHARE_LIMIT',
    'PAYMENTS_PAUSED',
    'PRICE_DIFFERS',
    'TAX_CHANGED',
    'CREDIT_TOO_LOW',
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
  noKey: 'spends',
  summary:
    'Marks an own order, and every other one of the same payment, as paid, once the card provider reports that the ' +
    'payment succeeded.',
  params: z.object({ id }),
  body: z.object({
    /** The order's id again, which clients of the spec send. It must match the path. */
    order: z.optional(z.string()),
    transactionId: z
      .string()
      .check(z.regex(/^[\w-]{1,255}$/, { error: () => said(orderFieldTexts).transactionId })),
  }),
  answer: z.object({
    ...updated,
    /** Ids of orders that could no longer be paid, so that the shop refunds their share; an extension. */
    refundedOrders: z.optional(z.array(z.string())),
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_COMPLETED',
    'PAYMENT_OF_ANOTHER_ORDER',
    'PAYMENT_REFUNDED',
    'TAX_CHANGED',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const payments = [createPaymentIntent, recordPayment] as const
