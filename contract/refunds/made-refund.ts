import * as z from 'zod/mini'

/** What became of a refund that an admin has asked for. */
export const madeRefund = z.object({
  acknowledged: z.boolean(),
  insertedId: z.string(),
  /** `due`: the provider has not made it yet, and is asked again until it has. */
  state: z.enum(['due', 'succeeded']),
})
