import * as z from 'zod/mini'
import { id, wireDollars, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

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
