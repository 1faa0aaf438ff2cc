import * as z from 'zod/mini'
import { wireDollars, wireInteger, wireNumber } from '../fields.ts'

/**
 * An order (booking) as its owner and the admin see it (spec §3). `Id` is the tool's id, `tool` its name
 * when it was booked, `price` what the customer pays for the order. The fields after `transactionId` are
 * extensions.
 */
export const order = z.object({
  _id: z.string(),
  Id: z.string(),
  tool: z.string(),
  availableQuantity: z.optional(wireInteger),
  minOrderQuantity: z.optional(wireInteger),
  quantity: wireInteger,
  price: wireDollars,
  customer: z.string(),
  userName: z.optional(z.nullable(z.string())),
  userPhone: z.optional(z.nullable(z.string())),
  paid: z.optional(z.nullable(z.boolean())),
  transactionId: z.optional(z.nullable(z.string())),
  /** Instant in milliseconds until which the stock is held; null when nothing is held. */
  holdExpiresAt: z.optional(z.nullable(wireNumber)),
  createdAt: z.optional(wireNumber),
  /** US dollars that went back to the card. */
  refunded: z.optional(wireDollars),
})

export type Order = z.output<typeof order>
