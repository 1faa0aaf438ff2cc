import * as z from 'zod/mini'
import { id, idempotencyHeaders, wireDollars, wireInteger } from '../fields.ts'
import { operation } from '../operation.ts'
import { madeRefund } from '../refunds/made-refund.ts'
import { wordsOfPeople } from '../words-of-people.ts'

/** Why money goes back, in the admin's words; the customer reads it. */
const reason = wordsOfPeople(300).check(z.minLength(1, 'Say why, in a few words: the customer reads it.'))

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
    amount: z.pipe(wireDollars, z.number().check(z.gte(0.01, 'Give at least $0.01.'))),
    reason,
    restock: z.optional(
      z.pipe(wireInteger, z.int().check(z.gte(0, 'Not below zero.'), z.lte(1_000_000, 'At most 1,000,000.'))),
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
