import * as z from 'zod/mini'
import { id, updated, wireInteger, wireNumber } from './fields.ts'
import { listHeaders, listParameters, searchStandsAlone } from './list-parameters.ts'
import { operation } from './operation.ts'

/** `waiting`: it is going to be sent, or stays where no mail is set up. `failed`: the shop has stopped trying. */
export const emailStates = ['waiting', 'sent', 'failed'] as const

/** An email that the shop wrote, as admins see it. */
export const outboxEmail = z.object({
  _id: z.string(),
  /** The reader's address. */
  to: z.string(),
  subject: z.string(),
  /** Plain text; null where only its reader may see it, or it is wiped. */
  text: z.nullable(z.string()),
  /** For its reader alone, such as a link that sets a password. */
  secret: z.boolean(),
  state: z.enum(emailStates),
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

export type OutboxEmail = z.output<typeof outboxEmail>

export const listEmails = operation({
  id: 'listEmails',
  method: 'GET',
  path: '/messages',
  access: 'admin',
  summary:
    'What the shop has written to people, the newest first: waiting, sent or given up. A search finds messages to ' +
    'addresses that begin so.',
  extension: true,
  query: z
    .object({
      ...listParameters(['createdAt', '-createdAt']),
      state: z.optional(z.enum(emailStates)),
    })
    .check(searchStandsAlone),
  answer: z.array(outboxEmail),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const retryEmail = operation({
  id: 'retryEmail',
  method: 'POST',
  path: '/messages/{id}/retry',
  access: 'admin',
  summary: 'Has a message that was given up tried again for three days.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_WIPED'],
})

export const emails = [listEmails, retryEmail] as const
