import * as z from 'zod/mini'
import { wireInteger, wireNumber } from '../fields.ts'

/** `waiting`: it is going to be sent, or stays where no mail is set up. `failed`: the shop has stopped trying. */
export const messageStates = ['waiting', 'sent', 'failed'] as const

/** A message of the shop to somebody, as admins see it. */
export const message = z.object({
  _id: z.string(),
  /** The reader's address. */
  to: z.string(),
  subject: z.string(),
  /** Plain text; null where only its reader may see it, or it is wiped. */
  text: z.nullable(z.string()),
  /** For its reader alone, such as a link that sets a password. */
  secret: z.boolean(),
  state: z.enum(messageStates),
  /** The order that it is about. */
  order: z.nullable(z.string()),
  /** Instants in milliseconds; null until then. */
  createdAt: wireNumber,
  sentAt: z.nullable(wireNumber),
  failedAt: z.nullable(wireNumber),
  /** How often the shop has tried, why it failed last, and when it tries again while it waits. */
  attempts: wireInteger,
  problem: z.nullable(z.string()),
  nextAttemptAt: z.nullable(wireNumber),
})

export type Message = z.output<typeof message>
