import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import {
  amountFrom,
  id,
  idempotencyHeaders,
  requiredText,
  wireAmount,
  wireInteger,
  wireNumber,
} from '../fields.ts'
import { atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { writtenNumber } from '../written-number.ts'

/** The result of an admin's refund. */
export const madeRefund = z.object({
  acknowledged: z.boolean(),
  insertedId: z.string(),
  /** `due`: the shop retries until the provider makes the refund. */
  state: z.enum(['due', 'succeeded']),
})

/** The admin's reason. The customer sees it. */
const reason = requiredText(300, () => said(orderFieldTexts).refundReason)

export const refundOrder = operation({
  id: 'refundOrder',
  method: 'POST',
  path: '/bookings/{id}/refunds',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Refunds money of a paid order to its card, and what credit paid to credit, in full or in part; several parts never exceed what was ' +
    'paid. `restock` is how many pieces are restocked, unless the order was sent. If the' +
    'card provider does not respond, the refund is `due` and the shop makes it later, once.',
  extension: true,
  params: z.object({ id }),
  headers: idempotencyHeaders,
  body: z.object({
    amount: amountFrom(0.01, () => said(orderFieldTexts).refundAmount(writtenNumber(0.01))),
    reason,
    /** How much of the amount is delivery; the rest is goods. */
    delivery: z.optional(wireAmount),
    restock: z.optional(
      z.pipe(
        wireInteger,
        z
          .int()
          .check(z.gte(0, { error: () => said(fieldTexts).zeroOrMore }), z.lte(1_000_000, atMost(1_000_000))),
      ),
    ),
  }),
  answer: madeRefund,
  errors: [
    'ORDER_NOT_FOUND',
    'NOTHING_TO_REFUND',
    'REFUND_ABOVE_LEFT',
    'RESTOCK_NOT_POSSIBLE',
    'REFUND_REFUSED',
    'CREDIT_OF_DELETED_ACCOUNT',
    'GIFT_CARD_REDEEMED',
    'GIFT_CARD_WHOLE',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

/** Money that the shop owes a customer: a payment, for example a late one, could be neither used nor refunded. */
const owedRefund = z.object({
  /** The payment's transaction id. */
  _id: z.string(),
  /** The paid order; null if none was found. */
  order: z.nullable(z.string()),
  tool: z.nullable(z.string()),
  /** The customer's email; null once the account is deleted. */
  customer: z.nullable(z.string()),
  amount: wireAmount,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  /** The card provider's reason. */
  failure: z.nullable(z.string()),
  /** When the payment was opened, in milliseconds. */
  createdAt: wireNumber,
})

export type OwedRefund = z.output<typeof owedRefund>

export const listOwedRefunds = operation({
  id: 'listOwedRefunds',
  method: 'GET',
  path: '/refunds/owed',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Money that the shop owes: of payments that it could not use and that the card provider did not refund, ' +
    'oldest first; with `order`, of that order only.',
  extension: true,
  query: z.object({ order: z.optional(id) }),
  answer: z.array(owedRefund),
  errors: [],
})

export const retryRefund = operation({
  id: 'retryRefund',
  method: 'POST',
  path: '/refunds/owed/{id}/retry',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Retries the refund of a payment that the shop owes. Repeated calls make one refund; if the ' +
    'card provider does not respond it is `due`, and the shop makes it later.',
  extension: true,
  params: z.object({ id }),
  answer: madeRefund,
  errors: ['OWED_REFUND_NOT_FOUND', 'REFUND_REFUSED'],
})

export const refunds = [refundOrder, listOwedRefunds, retryRefund] as const
