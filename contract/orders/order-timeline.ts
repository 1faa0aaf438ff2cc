import * as z from 'zod/mini'
import { id, wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

/** Kinds of events in an order's timeline, in the order in which simultaneous events are listed. */
export const timelineKinds = [
  'booked',
  'hold-ended',
  'stock-retaken',
  'payment-opened',
  'payment-failed',
  'payment-closed',
  'on-account',
  'paid',
  'address',
  're-priced',
  'ready',
  'handed-out',
  'sent',
  'codes-mailed',
  'parcel',
  'withdrawn',
  'withdrawal-closed',
  'withdrawal-taken-back',
  'cancelled',
  'refund',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'transferred',
  'transfer-reversed',
  'invoice-disputed',
  'invoice-dispute-ended',
  'message',
] as const

export const timelineEntry = z.object({
  /** In milliseconds. */
  at: wireNumber,
  kind: z.enum(timelineKinds),
  amount: z.optional(wireAmount),
  /** The delivery in the amount of a new price or of a refund. */
  delivery: z.optional(wireAmount),
  /** The discount in the amount of a booking or of a new price; 0 if a discount ended with the new price. */
  discount: z.optional(wireAmount),
  /** The way that the customer chose with a new price, if it changed. */
  way: z.optional(z.enum(['parcel', 'pickup'])),
  /** The country for which a new price was calculated, if it is known. */
  country: z.optional(z.string()),
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  /** The customer's own number of a booking. */
  reference: z.optional(z.string()),
  /** True if a booking came from an accepted offer. */
  fromOffer: z.optional(z.literal(true)),
  /** Pieces booked, released, retaken or restocked; the pieces of a refund are for admins. */
  pieces: z.optional(wireInteger),
  /** Refunds: pending, made or refused. Emails: queued, sent or failed. */
  state: z.optional(z.enum(['due', 'succeeded', 'failed'])),
  /** Refunds: by an admin, automatic, or made at the card provider. */
  origin: z.optional(z.enum(['admin', 'shop', 'provider'])),
  /** Refunds: true if it went to the customer's credit. An extension. */
  toCredit: z.optional(z.literal(true)),
  /** Refunds: true if it lowers what is open of an invoice on account. An extension. */
  lowersOpen: z.optional(z.literal(true)),
  /** Refunds: true if the transfer that paid the invoice has a rest again. An extension. */
  freesTransfer: z.optional(z.literal(true)),
  /** On account: when the invoice is due, in milliseconds. An extension. */
  dueAt: z.optional(wireNumber),
  /** Payments: how much of the amount is credit. An extension. */
  credit: z.optional(wireAmount),
  /** Refunds and ended withdrawals: the admin's reason. Disputes: the card provider's reason. */
  reason: z.optional(z.string()),
  /** Why a refund failed, as the card provider states it. For admins. */
  failure: z.optional(z.string()),
  /** The admin's email. For admins. */
  by: z.optional(z.string()),
  /**
   * The source of an address: the customer, the profile at the payment, or, for earlier orders, a one-time copy of the
   * profile.
   */
  source: z.optional(z.enum(['customer', 'profile', 'earlier-profile'])),
  /** The new text of a changed address. */
  address: z.optional(z.string()),
  /** Carrier and tracking number of a sent parcel. */
  carrier: z.optional(z.string()),
  tracking: z.optional(z.string()),
  /** The subject of an email. */
  subject: z.optional(z.string()),
  /** The recipient of an email, shown to admins only. */
  recipient: z.optional(z.string()),
})

export type TimelineEntry = z.output<typeof timelineEntry>

export const getTimeline = operation({
  id: 'getTimeline',
  method: 'GET',
  path: '/bookings/{id}/timeline',
  access: 'customer',
  summary:
    "An order's history, oldest first. Customers read what concerns them; an admin reads everything, of " +
    'any order.',
  extension: true,
  params: z.object({ id }),
  answer: z.array(timelineEntry),
  errors: ['ORDER_NOT_FOUND'],
})
