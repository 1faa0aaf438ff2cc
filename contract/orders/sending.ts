import * as z from 'zod/mini'
import { cleanCode } from '../clean-text.ts'
import { copiedText, deleted, displayedText, id, inserted, requiredCopy, updated } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from './order-field-texts.ts'

/** The most characters of a carrier or a tracking number. */
export const longestParcelText = 60
export const trackingForm = /^(?:[A-Za-z0-9][A-Za-z0-9 .\-/]*)?$/

/** The most parcels of an order. */
export const mostParcels = 20

const trackingFormed = z.regex(trackingForm, { error: () => said(orderFieldTexts).trackingLetters })
const carrier = z.optional(displayedText(longestParcelText))

/** A parcel that is known by its tracking number. */
const numberedParcel = z.object({
  carrier,
  tracking: requiredCopy(longestParcelText, cleanCode, () => said(orderFieldTexts).tracking).check(
    trackingFormed,
  ),
})

/** What leaves of an order. Carrier and tracking number are as typed; both may be empty. */
const parcel = {
  carrier,
  tracking: z.optional(copiedText(longestParcelText, cleanCode).check(trackingFormed)),
  /** The other parcels, if the order leaves in several. */
  furtherParcels: z.optional(
    z
      .array(numberedParcel)
      .check(z.maxLength(mostParcels - 1, { error: () => said(orderFieldTexts).parcels(mostParcels) })),
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
    'Marks a paid order as sent, once, and tells the customer a minute later. Orders of a customer that are marked in that ' +
    'minute with one carrier, number and address share one email. An order without a delivery address needs ' +
    '`withoutAddress`; a call without a body does not confirm that.',
  extension: true,
  params: z.object({ id }),
  body: z.optional(z.object(parcel)),
  answer: z.object(updated),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_PAID',
    'ORDER_REFUNDED',
    'ORDER_WITHDRAWN',
    'ORDER_PICKED_UP',
    'ORDER_BY_EMAIL',
    'ADDRESS_MISSING',
  ],
})

export const undoSending = operation({
  id: 'undoSending',
  method: 'DELETE',
  path: '/bookings/{id}/sent',
  access: 'admin',
  staff: ['packer'],
  summary: 'Undoes the sending of an order, within a minute, until the customer is told.',
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
  summary: 'Marks up to 100 paid orders as sent, each by itself: a refusal does not stop the others.',
  extension: true,
  body: z.object({
    orders: z
      .array(z.object({ order: id, ...parcel }))
      .check(
        z.minLength(1, { error: () => said(orderFieldTexts).orderNamed }),
        z.maxLength(100, { error: () => said(orderFieldTexts).orders(100) }),
      ),
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

const rights = { access: 'admin', staff: ['packer'], extension: true } as const

export const addParcel = operation({
  id: 'addParcel',
  method: 'POST',
  path: '/bookings/{id}/parcels',
  ...rights,
  summary:
    'Adds a parcel to a sent order and tells the customer a minute later. A parcel that the order has already is answered ' +
    'with its id. Orders of a customer in a parcel with one number share it, while the customer has not been told of it.',
  params: z.object({ id }),
  body: numberedParcel,
  answer: z.object(inserted),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_SENT',
    'ORDER_REFUNDED',
    'ORDER_WITHDRAWN',
    'ORDER_PICKED_UP',
    'ORDER_BY_EMAIL',
    'PARCELS_TOO_MANY',
  ],
})

export const correctParcel = operation({
  id: 'correctParcel',
  method: 'PUT',
  path: '/bookings/{id}/parcels/{parcel}',
  ...rights,
  summary:
    'Corrects carrier and tracking number of a parcel, for all orders in it. A customer who has been told of others is told ' +
    'a minute later.',
  params: z.object({ id, parcel: id }),
  body: numberedParcel,
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'PARCEL_NOT_FOUND', 'PARCEL_KNOWN'],
})

export const removeParcel = operation({
  id: 'removeParcel',
  method: 'DELETE',
  path: '/bookings/{id}/parcels/{parcel}',
  ...rights,
  summary:
    'Removes a wrong parcel from an order, but not its last one. Other orders in it keep it. An email that has not been ' +
    'sent yet leaves it out.',
  params: z.object({ id, parcel: id }),
  answer: z.object(deleted),
  errors: ['ORDER_NOT_FOUND', 'PARCEL_NOT_FOUND', 'PARCEL_LAST'],
})

export const sending = [markSent, undoSending, sendOrders, addParcel, correctParcel, removeParcel] as const
