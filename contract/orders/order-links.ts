import * as z from 'zod/mini'
import { wordLanguages } from '../catalogue/translated-words.ts'
import { completeLink, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'
import { parcelOfOrder } from './parcels.ts'

/** An order as its link shows it: without personal data, prices and card. */
const linkedOrder = z.object({
  number: z.string(),
  /** The number of the order's purchase; null for an order that was booked alone. */
  purchase: z.nullable(z.string()),
  tool: z.string(),
  /** The language of `tool`; missing if it is that of the request. */
  lang: wordLanguages.lang,
  quantity: wireInteger,
  /** The customer's own number of the order. An extension. */
  customerReference: z.optional(z.string()),
  state: z.enum(['unpaid', 'on-account', 'paid', 'sent', 'cancelled']),
  /** How much of a paid order has been refunded or is being refunded. */
  refund: z.enum(['none', 'part', 'whole']),
  createdAt: wireNumber,
  /** When the hold ends, in milliseconds; null when no stock is held. */
  holdExpiresAt: z.nullable(wireNumber),
  paidAt: z.nullable(wireNumber),
  /** When it was ordered on account; missing for other orders. An extension. */
  onAccountAt: z.optional(wireNumber),
  /** True for a paid order that cannot be sent because it has no delivery address yet. */
  addressMissing: z.boolean(),
  sentAt: z.nullable(wireNumber),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** The parcels in which it left, in the order of sending. An extension. */
  parcels: z.optional(z.array(parcelOfOrder)),
  /** How the order reaches its customer. An extension. */
  deliveryWay: z.optional(z.enum(['parcel', 'pickup', 'email'])),
  /** When it was ready to be picked up, in milliseconds; null until then. An extension. */
  readyAt: z.optional(z.nullable(wireNumber)),
  /** The code to show at the counter while it waits there; null otherwise. An extension. */
  pickUpCode: z.optional(z.nullable(z.string())),
  cancelledAt: z.nullable(wireNumber),
  /** When the customer withdrew from the order; null if not. */
  withdrawnAt: z.nullable(wireNumber),
  /** When the shop closed the withdrawal; null while it is open. */
  withdrawalClosedAt: z.nullable(wireNumber),
})

export type LinkedOrder = z.output<typeof linkedOrder>

export const viewOrders = operation({
  id: 'viewOrders',
  method: 'POST',
  path: '/order-links/view',
  access: 'public',
  summary:
    "The state of the orders of an email's link, without signing in. The secret is in the body, so that no log has it. " +
    'An unknown, changed or expired link gets the same refusal.',
  extension: true,
  body: z.object({
    token: z.string().check(completeLink(/^[\w.-]{20,200}$/)),
  }),
  answer: z.object({
    orders: z.array(linkedOrder),
    /** When the link expires, in milliseconds. */
    expiresAt: wireNumber,
  }),
  // A person opens few links; more than this per minute from one address is guessing.
  callsAMinute: 30,
  errors: ['ORDER_LINK_NOT_FOUND'],
})

export const orderLinkOperations = [viewOrders] as const
