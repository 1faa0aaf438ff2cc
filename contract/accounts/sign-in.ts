import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'

/** One sign-in of an account, on one device, as its person sees it. */
export const signIn = z.object({
  _id: z.string(),
  /** In words: "Firefox on Windows". */
  device: z.string(),
  /** Instants in milliseconds; the last one is at most as old as an access token lives, while it is in use. */
  firstSeenAt: wireNumber,
  lastSeenAt: wireNumber,
  /** Whether the call comes from this very sign-in. */
  current: z.boolean(),
})

export type SignIn = z.output<typeof signIn>
