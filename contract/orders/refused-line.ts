import * as z from 'zod/mini'
import { wireInteger } from '../fields.ts'

/** A line that cannot be booked, or an order that cannot be paid, in the refusal `LINES_REFUSED`. */
export const refusedLine = z.object({
  /** The place of the line in the request, from 0. */
  index: wireInteger,
  /** The product's id; absent for an unknown order. */
  Id: z.optional(z.string()),
  /** The order's id, if the request names orders. */
  order: z.optional(z.string()),
  code: z.string(),
  /** A sentence that says what to do. */
  message: z.string(),
  /** The current stock and the minimum order; absent for a product that is not for sale. */
  availableQuantity: z.optional(wireInteger),
  minOrderQuantity: z.optional(wireInteger),
})

export type RefusedLine = z.output<typeof refusedLine>
