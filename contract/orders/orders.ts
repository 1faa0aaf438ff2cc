import * as z from 'zod/mini'
import { wordLanguages } from '../catalogue/translated-words.ts'
import { cleanPhone } from '../clean-text.ts'
import {
  calendarDate,
  copiedText,
  deleted,
  displayedText,
  email,
  id,
  idempotencyHeaders,
  inserted,
  typedText,
  wireAmount,
  wireInteger,
  wireNumber,
} from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, listParameters, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { discountCode } from '../prices/discount-code.ts'
import { deliverToCountry } from '../shop/delivery-rates.ts'
import { writtenNumber } from '../written-number.ts'
import { deliveryAddress } from './addresses.ts'
import { changeReference, customerReference } from './customer-reference.ts'
import { orderFieldTexts } from './order-field-texts.ts'
import { getTimeline } from './order-timeline.ts'
import { parcelOfOrder } from './parcels.ts'

/** A sum over many orders, without the limit of one order. */
const wireTotal = wireNumber

/** Who cancels an order. `shop`: the account was deleted, or its address turned out to belong to a verified owner. */
export const cancellers = ['customer', 'shop'] as const

/** How an order reaches its customer, as the customer chooses. */
export const deliveryWays = ['parcel', 'pickup'] as const

export type DeliveryWay = (typeof deliveryWays)[number]

/** The discount in a price: unit price × quantity - discount + delivery is the price. An extension. */
const discountOfOrder = {
  /** What a rule took off the goods; missing without a discount. */
  discount: z.optional(wireAmount),
  /** The name of the rule, and its code if the customer typed one. */
  discountName: z.optional(z.string()),
  code: z.optional(z.string()),
}

/** Why a booking is refused at its field `code`. */
export const refusedCodes = [
  'DISCOUNT_UNKNOWN',
  'DISCOUNT_PLANNED',
  'DISCOUNT_ENDED',
  'DISCOUNT_USED_UP',
  'DISCOUNT_USED',
  'DISCOUNT_FOR_MEMBERS',
  'DISCOUNT_FOR_OTHER_PRODUCTS',
  'DISCOUNT_BELOW_MINIMUM',
] as const
/** How an order reaches its customer. Gift cards are sent by email, whatever the customer chose for the rest. */
export const orderWays = [...deliveryWays, 'email'] as const

export type OrderWay = (typeof orderWays)[number]

/**
 * An order (booking) for its customer and for admins (spec §3). `Id` is the product's id, `tool` its name at the time
 * of booking, `price` the order's total. The fields after `transactionId` are extensions.
 */
export const order = z.object({
  _id: z.string(),
  /** The order's number for people, such as `TW-1042-3`; an extension. */
  number: z.optional(z.string()),
  Id: z.string(),
  tool: z.string(),
  /** The language of `tool`; missing if it is that of the request. An extension. */
  lang: wordLanguages.lang,
  /** The product's name as the customer was shown it, if it differs; for staff only. An extension. */
  shownName: z.optional(z.string()),
  /** The language in which it was ordered; missing for the shop's standard language. For staff only. An extension. */
  language: z.optional(z.string()),
  availableQuantity: z.optional(wireInteger),
  minOrderQuantity: z.optional(wireInteger),
  quantity: wireInteger,
  price: wireAmount,
  /** The order's share of the delivery fee, which is part of `price`. An extension. */
  delivery: z.optional(wireAmount),
  ...discountOfOrder,
  /** How the order reaches its customer. An extension. */
  deliveryWay: z.optional(z.enum(orderWays)),
  /** The country for which delivery was priced; null for the default zone. An extension. */
  deliveryCountry: z.optional(z.nullable(z.string())),
  /** The tax in `price`, with the country of its rate. An extension, where the owner has set rates by country. */
  tax: z.optional(
    z.object({ rate: wireNumber, name: z.string(), country: z.nullable(z.string()), amount: wireAmount }),
  ),
  /** When it was ready to be picked up, in milliseconds; null until then. An extension. */
  readyAt: z.optional(z.nullable(wireNumber)),
  /** The code to show at the counter while it waits there; null otherwise. An extension. */
  pickUpCode: z.optional(z.nullable(z.string())),
  /** The price of one piece at the booking; an extension. */
  unitPrice: z.optional(wireAmount),
  /** The quantity from which that unit price applied; null for the single-piece price. An extension. */
  priceFrom: z.optional(z.nullable(wireInteger)),
  customer: z.string(),
  userName: z.optional(z.nullable(z.string())),
  userPhone: z.optional(z.nullable(z.string())),
  paid: z.optional(z.nullable(z.boolean())),
  transactionId: z.optional(z.nullable(z.string())),
  /** When the hold ends, in milliseconds; null when no stock is held. */
  holdExpiresAt: z.optional(z.nullable(wireNumber)),
  /** When the hold ends once payment begins or the email is verified; null if that does not extend the hold. */
  holdExtendsTo: z.optional(z.nullable(wireNumber)),
  createdAt: z.optional(wireNumber),
  /** The refunded amount, across all payments of this order. */
  refunded: z.optional(wireAmount),
  /** The refundable amount of a paid order; null for an unpaid one. */
  refundable: z.optional(z.nullable(wireAmount)),
  /**
   * The proposed refund of a paid order, and the delivery that no refund has returned yet. In a single order, for staff
   * only. An extension.
   */
  proposedRefund: z.optional(z.object({ amount: wireAmount, deliveryLeft: wireAmount })),
  /** When the shop recorded the payment, in milliseconds; null until then, also for an order on account. */
  paidAt: z.optional(z.nullable(wireNumber)),
  /** When the order was cancelled, in milliseconds; null if it was not. An extension. */
  cancelledAt: z.optional(z.nullable(wireNumber)),
  /** When the customer withdrew from the order, in milliseconds; null if not. An extension. */
  withdrawnAt: z.optional(z.nullable(wireNumber)),
  /** When the shop closed the withdrawal, in milliseconds; null while it is open. An extension. */
  withdrawalClosedAt: z.optional(z.nullable(wireNumber)),
  /** Who cancelled the order; null if not cancelled, or cancelled before the shop stored this. An extension. */
  cancelledBy: z.optional(z.nullable(z.enum(cancellers))),
  /** The numbers of its invoice, credit notes and corrections, in the order of issue; an extension. */
  invoices: z.optional(z.array(z.string())),
  /**
   * Invoices with unprintable letters, until a correction is issued; for a single order and staff only. An extension.
   */
  unprinted: z.optional(z.array(z.object({ invoice: z.string(), letters: z.string() }))),
  /** How much of the price the customer's credit paid; missing if nothing. An extension. */
  credit: z.optional(wireAmount),
  /** The card that paid, if the card provider reports it. */
  card: z.optional(z.nullable(z.object({ brand: z.string(), last4: z.string() }))),
  /** When the order was sent, in milliseconds; null until then. */
  sentAt: z.optional(z.nullable(wireNumber)),
  /** The parcel's carrier and tracking number; null while unknown. */
  carrier: z.optional(z.nullable(z.string())),
  tracking: z.optional(z.nullable(z.string())),
  /** The parcels in which it left, in the order of sending; empty while it is not sent. An extension. */
  parcels: z.optional(z.array(parcelOfOrder)),
  /** Until when the mark as sent can be undone, in milliseconds; null if it cannot. For admins only. */
  undoUntil: z.optional(z.nullable(wireNumber)),
  /** The id of the accepted offer that became this order; null for a booking. */
  offer: z.optional(z.nullable(z.string())),
  /** The number of the order's purchase, such as `P-1042-3`; null if it was booked alone. An extension. */
  purchase: z.optional(z.nullable(z.object({ _id: z.string(), number: z.string() }))),
  /** The state of the customer's dispute with the bank, if any. For admins only. */
  dispute: z.optional(z.enum(['open', 'won', 'lost'])),
  /** The product's current picture; in the staff list only. An extension. */
  img: z.optional(z.string()),
  /** The product's current SKU; for staff only. An extension. */
  sku: z.optional(z.string()),
  /** The company for which it was booked; an extension. */
  company: z.optional(z.string()),
  /** The public price of one piece, where the company has a lower one of its own. An extension. */
  publicUnitPrice: z.optional(wireAmount),
  /** Why it has no tax; missing for an order with its usual tax. An extension. */
  taxExemption: z.optional(z.enum(['intra-community'])),
  /** The customer's own number of the order. An extension. */
  customerReference: z.optional(z.string()),
  /** Whether the company pays its invoice later; `paid` is false until then. An extension. */
  onAccount: z.optional(z.boolean()),
  /** When it was ordered on account, in milliseconds. An extension. */
  onAccountAt: z.optional(wireNumber),
  /** When its invoice is due, in milliseconds. An extension. */
  dueAt: z.optional(wireNumber),
  /** The order's delivery address, fixed once the order is sent; null without one. */
  deliverTo: z.optional(z.nullable(deliveryAddress)),
})

export type Order = z.output<typeof order>

/** The quantity of a booking. */
export const bookedQuantity = z.pipe(
  wireInteger,
  z
    .int()
    .check(
      z.gte(1, { error: () => said(orderFieldTexts).atLeastOnePiece }),
      z.lte(1_000_000, { error: () => said(orderFieldTexts).mostPieces(writtenNumber(1_000_000)) }),
    ),
)

export const bookTool = operation({
  id: 'bookTool',
  method: 'POST',
  path: '/booking',
  access: 'customer',
  noKey: 'spends',
  summary: "Books a tool for the token's account: takes the stock and holds it for a while.",
  headers: idempotencyHeaders,
  body: z.object({
    Id: id,
    quantity: bookedQuantity,
    // Ignored in favour of the shop's own values; other clients of the contract send them.
    tool: z.optional(z.unknown()),
    availableQuantity: z.optional(z.unknown()),
    minOrderQuantity: z.optional(z.unknown()),
    price: z.optional(z.unknown()),
    customer: z.optional(z.unknown()),
    userName: z.optional(z.nullable(displayedText(200))),
    userPhone: z.optional(z.nullable(copiedText(60, cleanPhone))),
    /**
     * The country by which delivery is priced; an extension. Without it, that of the account's last used address, else
     * the default zone.
     */
    deliverTo: z.optional(deliverToCountry),
    /** How the order reaches its customer; by default in a parcel. An extension. */
    way: z.optional(z.enum(deliveryWays)),
    /**
     * A discount code; an extension. A booking with one that does not apply is refused, unless another price is better.
     */
    code: discountCode,
    customerReference,
  }),
  answer: z.object({
    ...inserted,
    /** The order's total; an extension. */
    price: z.optional(wireAmount),
    /** The delivery fee in it; an extension. */
    delivery: z.optional(wireAmount),
    ...discountOfOrder,
    /** Says which price applies instead of the code, because it is better for the customer. An extension. */
    discountNote: z.optional(z.string()),
    holdExpiresAt: z.optional(z.nullable(wireNumber)),
    holdExtendsTo: z.optional(z.nullable(wireNumber)),
  }),
  errors: [
    'TOOL_NOT_FOUND',
    'TOOL_HIDDEN',
    'QUANTITY_BELOW_MINIMUM',
    'QUANTITY_ABOVE_AVAILABLE',
    'CURRENCY_CHANGED',
    'ORDER_CANNOT_BE_PAID',
    'COUNTRY_NOT_DELIVERED',
    'PICK_UP_NOT_OFFERED',
    'UNPAID_ORDERS_LIMIT',
    'UNPAID_SHARE_LIMIT',
    ...refusedCodes,
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

/**
 * The list's filters. `unpaid` and `paid` include every such order. `hold-expired`: unpaid orders whose stock was
 * released. `to-send` and `sent`: paid orders. `withdrawn`: paid orders whose withdrawal waits for a refund and is not
 * closed. `to-prepare` and `ready`: paid orders that are picked up, before and after they are ready. `on-account`:
 * orders whose company has yet to pay the invoice; all filters of paid orders include them, except `paid`.
 */
export const orderFilters = [
  'unpaid',
  'hold-expired',
  'paid',
  'on-account',
  'to-send',
  'to-prepare',
  'ready',
  'sent',
  'withdrawn',
] as const

/** Selects orders by state, customer and booking days, both days included. */
const chosenOrders = {
  state: z.optional(z.enum(orderFilters)),
  customer: z.optional(email),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
}

export const listOrders = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/booking',
  access: 'admin',
  staff: ['packer', 'bookkeeper'],
  summary:
    'All orders except cancelled ones, newest first. A search finds every order that has its words in the customer, ' +
    'the receiver, the tool, their phones, the order number, the customer’s own number, the transaction, the tracking number or the id. ' +
    'All parameters narrow the list together. A page may have fewer orders than its limit, or none, and still have a cursor: the search continues there.',
  query: z.object({ ...listParameters(['createdAt', '-createdAt']), ...chosenOrders }),
  queryIsExtension: true,
  answer: z.array(order),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const orderTotals = z.object({
  count: wireInteger,
  /** True if more orders match than were counted; the sums then cover only the newest. */
  more: z.boolean(),
  /** With `more`: the value of `after` that sums the next orders. */
  next: z.optional(z.string()),
  /** Amounts in the shop's currency. */
  sum: wireTotal,
  paid: wireTotal,
  refunded: wireTotal,
})

export type OrderTotals = z.output<typeof orderTotals>

export const getOrderTotals = operation({
  id: 'getOrderTotals',
  method: 'GET',
  path: '/order-totals',
  access: 'admin',
  staff: ['packer', 'bookkeeper'],
  summary:
    'How many orders a list has on all its pages, and their sums: the same parameters as the list, without paging. ' +
    'A call adds up at most 10,000 orders, or those that a search finds among 10,000; `next` continues after them.',
  extension: true,
  query: z.object({ search: z.optional(typedText(100)), ...chosenOrders, after: pageParameters.after }),
  answer: orderTotals,
  errors: ['CURSOR_INVALID'],
})

/** Selects current orders, cancelled orders, or both. */
export const ownOrderFilters = ['current', 'cancelled', 'all'] as const

export const listOwnOrders = operation({
  id: 'listOwnOrders',
  method: 'GET',
  path: '/bookings',
  access: 'customer',
  noKey: 'own',
  summary: 'The own orders, newest first; without `state` those that are not cancelled.',
  query: z.object({ customer: email, state: z.optional(z.enum(ownOrderFilters)) }),
  queryIsExtension: true,
  answer: z.array(order),
  errors: ['NOT_ALLOWED'],
})

export const getOrder = operation({
  id: 'getOrder',
  method: 'GET',
  path: '/bookings/{id}',
  access: 'customer',
  summary: 'One own order; everyone who works at the shop may read any.',
  params: z.object({ id }),
  answer: order,
  errors: ['ORDER_NOT_FOUND'],
})

export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'DELETE',
  path: '/bookings/{id}',
  access: 'customer',
  noKey: 'own',
  summary: 'Cancels an unpaid order and releases its stock.',
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

export const orders = [
  bookTool,
  listOrders,
  getOrderTotals,
  listOwnOrders,
  getOrder,
  getTimeline,
  changeReference,
  cancelOrder,
] as const
