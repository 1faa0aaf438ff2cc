import * as z from 'zod/mini'
import { cleanCode } from '../clean-text.ts'
import { copiedText, displayedText, id, updated } from '../fields.ts'
import { operation } from '../operation.ts'

/** The most characters of a carrier or a tracking number. */
export const longestParcelText = 60
export const trackingForm = /^(?:[A-Za-z0-9][A-Za-z0-9 .\-/]*)?$/

/** The parcel of an order. Carrier and tracking number are as typed; both may be empty. */
const parcel = {
  carrier: z.optional(displayedText(longestParcelText)),
  tracking: z.optional(
    copiedText(longestParcelText, cleanCode).check(
      z.regex(trackingForm, 'Use letters, digits, spaces, hyphens, points and slashes.'),
    ),
  ),
  /** Sends an order even without a delivery address; by default such an order is refused. */
  withoutAddress: z.optional(z.literal(true)),
}

export const markSent = operation({
  id: 'markSent',
  method: 'PUT',
  path: '/bookings/{id}/sent',
  access: 'admin',
  staff: ['packer'],
  summary:
    'Marks a paid order as sent, once, and tells the customer a minute later. An order without a delivery address needs ' +
    '`withoutAddress`; a call without a body has none of that.',
  extension: true,
  params: z.object({ id }),
  body: z.optional(z.object(parcel)),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAID', 'ORDER_REFUNDED', 'ORDER_WITHDRAWN', 'ADDRESS_MISSING'],
})

export const undoSending = operation({
  id: 'undoSending',
  method: 'DELETE',
  path: '/bookings/{id}/sent',
  access: 'admin',
  staff: ['packer'],
  summary: 'Takes the mark as sent back, within a minute, while the customer has not been told.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'SENDING_TOLD'],
})

export const sendOrders = operation({
  id: 'sendOrders',
  method: 'POST',
  path: '/shipments',
  access: 'admin',
  staff: ['packer'],
  summary: 'Marks up to 100 paid orders as sent, each by itself: one that is refused stops no other.',
  extension: true,
  body: z.object({
    orders: z
      .array(z.object({ order: id, ...parcel }))
      .check(z.minLength(1, 'Name at least one order.'), z.maxLength(100, 'At most 100 orders.')),
  }),
  answer: z.array(
    z.object({
      order: z.string(),
      sent: z.boolean(),
      /** Why the order was not sent; absent if it was sent before. */
      code: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
  ),
  errors: [],
})

export const sending = [markSent, undoSending, sendOrders] as const
