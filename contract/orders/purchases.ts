import * as z from 'zod/mini'
import { cleanPhone } from '../clean-text.ts'
import {
  copiedText,
  displayedText,
  id,
  idempotencyHeaders,
  idList,
  inserted,
  wireNumber,
  wireSum,
} from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { discountCode } from '../prices/discount-code.ts'
import { deliverToCountry } from '../shop/delivery-rates.ts'
import { customerReference } from './customer-reference.ts'
import { orderFieldTexts } from './order-field-texts.ts'
import { bookedQuantity, deliveryWays, order, refusedCodes } from './orders.ts'

/** The most lines of a basket, and the most orders of one payment. */
export const mostLines = 200

/** The lines of a basket. */
export const basketLines = z
  .array(z.object({ Id: id, quantity: bookedQuantity }))
  .check(
    z.minLength(1, { error: () => said(orderFieldTexts).productChosen }),
    z.maxLength(mostLines, { error: () => said(orderFieldTexts).linesAtOnce(mostLines) }),
    ({ value, issues }) => {
      const seen = new Set<string>()
      for (const [index, { Id }] of value.entries()) {
        const message = said(orderFieldTexts).thisProductTwice
        if (seen.has(Id)) issues.push({ code: 'custom', path: [index, 'Id'], message, input: value })
        seen.add(Id)
      }
    },
  )

export const bookTogether = operation({
  id: 'bookTogether',
  method: 'POST',
  path: '/purchases',
  access: 'customer',
  noKey: 'spends',
  summary:
    "Books up to 200 tools and parts for the token's account, all or none: one order per line, with one purchase " +
    'number for all. A refusal names every line that cannot be had in `lines`, and what can be done; nothing is booked.',
  extension: true,
  headers: idempotencyHeaders,
  body: z.object({
    lines: basketLines,
    userName: z.optional(z.nullable(displayedText(200))),
    userPhone: z.optional(z.nullable(copiedText(60, cleanPhone))),
    /** The country by which delivery is priced, as of a single booking. */
    deliverTo: z.optional(deliverToCountry),
    /** How the orders reach their customer; by default in a parcel. */
    way: z.optional(z.enum(deliveryWays)),
    /** A discount code. A booking with one that does not apply is refused, unless another price is better. */
    code: discountCode,
    /** The customer's own number of all these orders. */
    customerReference,
  }),
  answer: z.object({
    /** `insertedId` is the id of the purchase. */
    ...inserted,
    /** The purchase's displayed number, such as `P-1042-3`. */
    number: z.string(),
    /** The sum of the purchase's orders. */
    price: wireSum(mostLines),
    /** Says which price applies instead of the code, because it is better for the customer. */
    discountNote: z.optional(z.string()),
    /** When the first of its holds ends, in milliseconds; null once no hold remains. */
    holdExpiresAt: z.nullable(wireNumber),
    holdExtendsTo: z.nullable(wireNumber),
    /** Orders, in the order of the basket's lines. */
    orders: z.array(order),
  }),
  callsAMinute: 60,
  errors: [
    'LINES_REFUSED',
    'COUNTRY_NOT_DELIVERED',
    'PICK_UP_NOT_OFFERED',
    'CURRENCY_CHANGED',
    ...refusedCodes,
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

export const listChosenOrders = operation({
  id: 'listChosenOrders',
  method: 'GET',
  path: '/chosen-orders',
  access: 'customer',
  noKey: 'own',
  summary:
    'Up to 200 own orders that are paid together: the orders of a purchase, otherwise the named ones. Cancelled orders, and those ' +
    'of others, are left out.',
  extension: true,
  query: z.object({ orders: z.optional(idList), purchase: z.optional(id) }),
  answer: z.array(order),
  errors: [],
})

export const purchases = [bookTogether, listChosenOrders] as const
