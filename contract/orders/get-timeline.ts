import * as z from 'zod/mini'
import { id, wireDollars, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

/** What can happen to an order, in the order in which it is told when it happened at one moment. */
export const timelineKinds = [
  'booked',
  'hold-ended',
  'stock-retaken',
  'payment-opened',
  'payment-failed',
  'payment-closed',
  'paid',
  'sent',
  'cancelled',
  'refund',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'message',
] as const

export const timelineEntry = z.object({
  /** Instant in milliseconds. */
  at: wireNumber,
  kind: z.enum(timelineKinds),
  amount: z.optional(wireDollars),
  /** Three small letters, where it is not US dollars. */
  currency: z.optional(z.string()),
  /** Pieces that were booked, or that came or went with it; those of a refund are for admins. */
  pieces: z.optional(wireInteger),
  /** Of a refund: still to be made, made, or refused. Of a message: still to be sent, sent, or given up. */
  state: z.optional(z.enum(['due', 'succeeded', 'failed'])),
  /** Of a refund: an admin's, the shop's own, or made at the card provider. */
  origin: z.optional(z.enum(['admin', 'shop', 'provider'])),
  /** Of a refund: why, in the admin's words. Of a dispute: in the card provider's. */
  reason: z.optional(z.string()),
  /** Of a refund that failed: the card provider's words. For admins. */
  failure: z.optional(z.string()),
  /** Which admin. For admins. */
  by: z.optional(z.string()),
  /** Of a message: what it is about. */
  subject: z.optional(z.string()),
  /** Of a message: to whom it goes. For admins. */
  recipient: z.optional(z.string()),
})

export type TimelineEntry = z.output<typeof timelineEntry>

export const getTimeline = operation({
  id: 'getTimeline',
  method: 'GET',
  path: '/bookings/{id}/timeline',
  access: 'customer',
  summary:
    'What happened to an order, the oldest first. Its owner reads what concerns the owner; an admin reads all, of ' +
    'any order.',
  extension: true,
  params: z.object({ id }),
  answer: z.array(timelineEntry),
  errors: ['ORDER_NOT_FOUND'],
})
