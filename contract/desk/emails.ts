import * as z from 'zod/mini'
import { id, updated, wireInteger, wireNumber } from '../fields.ts'
import { listHeaders, listParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'

/** `waiting`: not sent yet, or stored because no mail server is configured. `failed`: the shop no longer retries. */
export const emailStates = ['waiting', 'sent', 'failed'] as const

/** An email of the shop's outbox, as admins see it. */
export const outboxEmail = z.object({
  _id: z.string(),
  /** The recipient's address. */
  to: z.string(),
  /** The name of the recipient's account; null without one. */
  name: z.optional(z.nullable(z.string())),
  subject: z.string(),
  /** Plain text; null if only the recipient may read it, or once the shop has wiped it. */
  text: z.nullable(z.string()),
  /** Contains a secret for the recipient, such as a link that sets a password. */
  secret: z.boolean(),
  state: z.enum(emailStates),
  /** The order that the email is about; null without one. */
  order: z.nullable(z.string()),
  /** The number of the invoice or credit note that is attached; null without one. */
  invoice: z.optional(z.nullable(z.string())),
  /** In milliseconds; `sentAt` and `failedAt` are null until then. */
  createdAt: wireNumber,
  sentAt: z.nullable(wireNumber),
  failedAt: z.nullable(wireNumber),
  /** The number of attempts, the last error, and the next attempt while waiting. */
  attempts: wireInteger,
  problem: z.nullable(z.string()),
  nextAttemptAt: z.nullable(wireNumber),
})

export type OutboxEmail = z.output<typeof outboxEmail>

/** Delivery state of an email, for the screen of its order or request. */
export const messageState = z.pick(outboxEmail, {
  _id: true,
  state: true,
  secret: true,
  sentAt: true,
  problem: true,
  nextAttemptAt: true,
})

export type MessageState = z.output<typeof messageState>

export const listEmails = operation({
  id: 'listEmails',
  method: 'GET',
  path: '/messages',
  access: 'admin',
  noKey: 'secrets',
  summary:
    'Emails that the shop has written, newest first: waiting, sent or failed. `search` finds any parts of recipient ' +
    'and subject, or the number of an order; all parameters narrow the list together.',
  extension: true,
  query: z.object({
    ...listParameters(['createdAt', '-createdAt']),
    state: z.optional(z.enum(emailStates)),
  }),
  answer: z.array(outboxEmail),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const retryEmail = operation({
  id: 'retryEmail',
  method: 'POST',
  path: '/messages/{id}/retry',
  access: 'admin',
  summary: 'Retries an email that failed, for three days.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_WIPED'],
})

export const emails = [listEmails, retryEmail] as const
