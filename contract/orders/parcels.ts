import * as z from 'zod/mini'
import { wireInteger, wireNumber } from '../fields.ts'

/** A parcel in which an order, or a part of it, left. */
export const parcelOfOrder = z.object({
  _id: z.string(),
  /** Null where the shop has entered none. */
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** In milliseconds. */
  sentAt: wireNumber,
  /** How many orders have something in it. */
  orders: wireInteger,
})

export type OrderParcel = z.output<typeof parcelOfOrder>
