import * as z from 'zod/mini'
import { id, idempotencyHeaders, requiredText, wireDollars, wireInteger, wireNumber } from './fields.ts'
import { operation } from './operation.ts'

/** What became of a refund that an admin has asked for. */
export const madeRefund = z.object({
  acknowledged: z.boolean(),
  insertedId: z.string(),
  /** `due`: the provider has not made it yet, and is asked again until it has. */
  state: z.enum(['due', 'succeeded']),
})

/** Why money goes back, in the admin's words; the customer reads it. */
const reason = requiredText(300, 'Enter a reason. The customer sees it.')

export const refundOrder = operation({
  id: 'refundOrder',
  method: 'POST',
  path: '/bookings/{id}/refunds',
  access: 'admin',
  summary:
    'Gives money of a paid order back to its card, all of it or a part; several parts are never more than was ' +
    'paid. `restock` is how many of its pieces go back on the shelf, while it is not marked as sent. When the ' +
    'card provider does not answer, the refund is `due` and the shop makes it by itself, once.',
  extension: true,
  params: z.object({ id }),
  headers: idempotencyHeaders,
  body: z.object({
    amount: z.pipe(wireDollars, z.number().check(z.gte(0.01, 'Enter at least $0.01.'))),
    reason,
    restock: z.optional(
      z.pipe(
        wireInteger,
        z.int().check(z.gte(0, 'Enter 0 or more.'), z.lte(1_000_000, 'At most 1,000,000.')),
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
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

/** Money of a payment that the shop could not use, such as one that came too late, and could not give back either. */
const owedRefund = z.object({
  /** The payment's transaction id. */
  _id: z.string(),
  /** The order that it was paid for; null when none could be found. */
  order: z.nullable(z.string()),
  tool: z.nullable(z.string()),
  /** The customer's address; null once the account is deleted. */
  customer: z.nullable(z.string()),
  amount: wireDollars,
  /** Three small letters, where it is not US dollars. */
  currency: z.optional(z.string()),
  /** Why it could not go back, in the card provider's words. */
  failure: z.nullable(z.string()),
  /** Instant in milliseconds at which the payment was opened. */
  createdAt: wireNumber,
})

export type OwedRefund = z.output<typeof owedRefund>

export const listOwedRefunds = operation({
  id: 'listOwedRefunds',
  method: 'GET',
  path: '/refunds/owed',
  access: 'admin',
  summary:
    'Money that the shop owes: of payments that it could not use and that the card provider would not send back, ' +
    'the longest first; with `order`, of that order only.',
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
  summary:
    'Tries again to give the money of a payment back that the shop owes. Pressed twice it is one refund; when the ' +
    'card provider does not answer it is `due`, and the shop makes it by itself.',
  extension: true,
  params: z.object({ id }),
  answer: madeRefund,
  errors: ['OWED_REFUND_NOT_FOUND', 'REFUND_REFUSED'],
})

export const refunds = [refundOrder, listOwedRefunds, retryRefund] as const
