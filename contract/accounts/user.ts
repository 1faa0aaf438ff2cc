import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'

/** An account as admins see it (spec §3). A `role` other than `admin`, or none, is a customer's. */
export const user = z.object({
  _id: z.optional(z.string()),
  email: z.string(),
  role: z.optional(z.nullable(z.string())),
  /** Extensions. */
  name: z.optional(z.string()),
  createdAt: z.optional(wireNumber),
})

export type User = z.output<typeof user>
