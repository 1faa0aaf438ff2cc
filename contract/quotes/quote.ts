import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'

/** What somebody wrote to the shop, as admins see it. */
export const quote = z.object({
  _id: z.string(),
  kind: z.enum(['quote', 'contact']),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The part that it is about, and its name. */
  item: z.nullable(z.string()),
  itemName: z.nullable(z.string()),
  /** Instants in milliseconds; `handledAt` is null until somebody has dealt with it. */
  createdAt: wireNumber,
  handledAt: z.nullable(wireNumber),
})

export type Quote = z.output<typeof quote>
