import * as z from 'zod/mini'
import { id, idempotencyHeaders, inserted, wireDollars, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'
import { wordsOfPeople } from '../words-of-people.ts'

export const bookTool = operation({
  id: 'bookTool',
  method: 'POST',
  path: '/booking',
  access: 'customer',
  summary: 'Books a tool for the account of the token: takes the stock and holds it for a while.',
  headers: idempotencyHeaders,
  body: z.object({
    Id: id,
    quantity: z.pipe(
      wireInteger,
      z.int().check(z.gte(1, 'Order at least one piece.'), z.lte(1_000_000, 'Order at most 1,000,000.')),
    ),
    // The shop knows these itself and takes its own values; other clients of the contract send them.
    tool: z.optional(z.unknown()),
    availableQuantity: z.optional(z.unknown()),
    minOrderQuantity: z.optional(z.unknown()),
    price: z.optional(z.unknown()),
    customer: z.optional(z.unknown()),
    userName: z.optional(z.nullable(wordsOfPeople(200))),
    userPhone: z.optional(z.nullable(wordsOfPeople(60))),
  }),
  answer: z.object({
    ...inserted,
    /** What the order costs, in US dollars; an extension. */
    price: z.optional(wireDollars),
    holdExpiresAt: z.optional(z.nullable(wireNumber)),
    holdExtendsTo: z.optional(z.nullable(wireNumber)),
  }),
  errors: [
    'TOOL_NOT_FOUND',
    'QUANTITY_BELOW_MINIMUM',
    'QUANTITY_ABOVE_AVAILABLE',
    'ORDER_CANNOT_BE_PAID',
    'UNPAID_ORDERS_LIMIT',
    'UNPAID_SHARE_LIMIT',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})
