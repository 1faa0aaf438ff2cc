import * as z from 'zod/mini'
import {
  deleted,
  displayedText,
  email,
  id,
  idempotencyHeaders,
  inserted,
  updated,
  wireDollars,
  wireInteger,
  wireNumber,
} from './fields.ts'
import { listHeaders, listParameters, searchStandsAlone } from './list-parameters.ts'
import { operation } from './operation.ts'

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
    userName: z.optional(z.nullable(displayedText(200))),
    userPhone: z.optional(z.nullable(displayedText(60))),
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

/**
 * What the list of orders can be narrowed to: `unpaid` and `paid` are all of those; `hold-expired` are unpaid
 * ones whose stock went back, `to-send` and `sent` are paid ones that wait for their parcel or left in it.
 */
export const orderFilters = ['unpaid', 'hold-expired', 'paid', 'to-send', 'sent'] as const

export const listOrders = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/booking',
  access: 'admin',
  summary:
    'All orders that were not cancelled, the newest first. A search finds an order by its id, and orders ' +
    "by the beginning of the customer's address or of the tool's name.",
  query: z
    .object({
      ...listParameters(['createdAt', '-createdAt']),
      state: z.optional(z.enum(orderFilters)),
      customer: z.optional(email),
    })
    .check(searchStandsAlone),
  queryIsExtension: true,
  answer: z.array(order),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const listOwnOrders = operation({
  id: 'listOwnOrders',
  method: 'GET',
  path: '/bookings',
  access: 'customer',
  summary: 'The own orders, the newest first.',
  query: z.object({ customer: email }),
  answer: z.array(order),
  errors: ['NOT_ALLOWED'],
})

export const getOrder = operation({
  id: 'getOrder',
  method: 'GET',
  path: '/bookings/{id}',
  access: 'customer',
  summary: 'One own order; an admin may read any.',
  params: z.object({ id }),
  answer: order,
  errors: ['ORDER_NOT_FOUND'],
})

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

export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'DELETE',
  path: '/bookings/{id}',
  access: 'customer',
  summary: 'Cancels an unpaid order and gives its stock back.',
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_PAID_CANNOT_CANCEL',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const markSent = operation({
  id: 'markSent',
  method: 'PUT',
  path: '/bookings/{id}/sent',
  access: 'admin',
  summary: 'Notes that a paid order has left for its customer, once.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAID', 'ORDER_REFUNDED'],
})

export const orders = [
  bookTool,
  listOrders,
  listOwnOrders,
  getOrder,
  getTimeline,
  cancelOrder,
  markSent,
] as const
