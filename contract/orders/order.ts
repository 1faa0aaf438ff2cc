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
  /** Instant until which it is held once its payment has begun or the email is proven; null when that changes nothing. */
  holdExtendsTo: z.optional(z.nullable(wireNumber)),
  createdAt: z.optional(wireNumber),
  /** US dollars that went back to the card, of whatever was paid for this order. */
  refunded: z.optional(wireDollars),
  /** US dollars of a paid order that have not gone back and are not about to; null for one that is not paid. */
  refundable: z.optional(z.nullable(wireDollars)),
  /** Instant in milliseconds at which the shop saw the payment; null until then. */
  paidAt: z.optional(z.nullable(wireNumber)),
  /** The card that paid, where the card provider tells it. */
  card: z.optional(z.nullable(z.object({ brand: z.string(), last4: z.string() }))),
  /** Instant in milliseconds at which the order was sent; null until then. */
  sentAt: z.optional(z.nullable(wireNumber)),
  /** Of an order whose payment the customer's bank has disputed: still open, or for whom it ended. Told to admins only. */
  dispute: z.optional(z.enum(['open', 'won', 'lost'])),
  /** Where the parcel goes: the customer's profile as it is now, null without one. Told to admins only. */
  deliverTo: z.optional(z.nullable(z.object({ name: z.string(), address: z.string(), phone: z.string() }))),
})

export type Order = z.output<typeof order>
