import type { ExpressionBuilder } from 'kysely'
import { hourMs } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'

export interface Message {
  /** Names what happened, once: a second message for the same event is not added. */
  readonly event: string
  readonly recipient: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same as a page. */
  readonly html?: string | undefined
  /** The order that it is about. */
  readonly orderId?: string | undefined
  /** For its recipient's eyes alone, such as a link that sets a password: wiped once it is sent or of no use. */
  readonly secret?: boolean | undefined
  /** From this instant on it is of no use to anybody; unset: it is worth sending for three days. */
  readonly uselessAt?: number | undefined
}

/** How long the shop tries to send a message. */
const worthSendingMs = 3 * 24 * hourMs

/** Puts a message into the outbox as part of the transaction that it tells of. */
export async function addToOutbox(
  { db, changed }: Transaction,
  { html, orderId, secret, uselessAt, ...message }: Message,
  now: number,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      ...message,
      html: html ?? null,
      order_id: orderId ?? null,
      secret: secret ? 1 : 0,
      created_at: now,
      sent_at: null,
      failed_at: null,
      attempts: 0,
      next_attempt_at: now,
      give_up_at: uselessAt ?? now + worthSendingMs,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute()
  changed('messages')
}

/** Ids of messages whose turn to be sent has come, the one that waits longest first. */
export async function listDueMessages(read: Reader, now: number, limit: number): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A message that this process alone may send until its lease ends. */
export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>

/**
 * Takes a message that is due for this process alone; undefined when another one has it, or it is not due. Should
 * this process die, the message is due again when the lease ends.
 */
export function claimMessage({ db }: Transaction, id: string, now: number, leaseEndsAt: number) {
  return db
    .updateTable('outbox')
    .set((eb) => ({ next_attempt_at: leaseEndsAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .returning([
      'id',
      'event',
      'recipient',
      'subject',
      'body',
      'html',
      'attempts',
      'give_up_at as giveUpAt',
      'next_attempt_at as leaseEndsAt',
      'last_error as lastError',
      'secret',
    ])
    .executeTakeFirst()
}

/** How many messages an address was sent since an instant. */
export async function countSentTo(read: Reader, recipient: string, since: number): Promise<number> {
  const { count } = await read
    .selectFrom('outbox')
    .where('recipient', '=', recipient)
    .where('sent_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Notes that a message is sent, whoever sent it. Its text stays for admins, unless it was for its reader alone. */
export async function markMessageSent({ db }: Transaction, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      sent_at: now,
      failed_at: null,
      last_error: null,
      ...wipedIfSecret(eb),
      html: null,
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Notes why a message was not sent, and when it is tried again; nothing when the lease has passed to another. */
export async function postponeMessage(
  { db }: Transaction,
  { id, leaseEndsAt }: ClaimedMessage,
  { error, nextAttemptAt }: { readonly error: string; readonly nextAttemptAt: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: nextAttemptAt, last_error: error })
    .where('id', '=', id)
    .where('next_attempt_at', '=', leaseEndsAt)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Notes that a message is not tried any more, and why. */
export async function giveUpMessage(
  { db }: Transaction,
  { id, leaseEndsAt }: ClaimedMessage,
  error: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      failed_at: now,
      last_error: error,
      ...wipedIfSecret(eb),
    }))
    .where('id', '=', id)
    .where('next_attempt_at', '=', leaseEndsAt)
    .where('sent_at', 'is', null)
    .execute()
}

/**
 * Notes of messages that wait, and are of no use any more, that they are not tried again: their last error, or the given
 * one where they never were.
 *
 * @returns how many they were, `limit` at most.
 */
export async function giveUpExpired(
  { db }: Transaction,
  neverTried: string,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const useless = db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('give_up_at', '<=', now)
    // One that is being handed over at this moment is left to whoever does that.
    .where('next_attempt_at', '<=', now)
    .orderBy('give_up_at')
    .limit(limit)
    .select('id')
  const over = await db
    .updateTable('outbox')
    .set((eb) => ({
      failed_at: now,
      last_error: eb.fn.coalesce('last_error', eb.val(neverTried)),
      ...wipedIfSecret(eb),
    }))
    .where('id', 'in', useless)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .returning('id')
    .execute()
  return over.length
}

/** The texts of a message that is over: those for its reader alone are needed no more. */
function wipedIfSecret(eb: ExpressionBuilder<Schema, 'outbox'>) {
  return {
    body: eb.case().when('secret', '=', 1).then('').else(eb.ref('body')).end(),
    html: eb.case().when('secret', '=', 1).then(null).else(eb.ref('html')).end(),
  }
}

/** Has a message that was given up tried again for three days; false when it is not one of these. */
export async function retryEmail({ db, changed }: Transaction, id: string, now: number): Promise<boolean> {
  const again = await db
    .updateTable('outbox')
    .set({
      failed_at: null,
      last_error: null,
      attempts: 0,
      next_attempt_at: now,
      give_up_at: now + worthSendingMs,
    })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('secret', '=', 0)
    .returning('id')
    .execute()
  if (again.length > 0) changed('messages')
  return again.length > 0
}

/** Whether there is such a message, whether it is for its recipient alone, and whether it was given up. */
export async function findMessage(
  read: Reader,
  id: string,
): Promise<{ readonly secret: boolean; readonly failed: boolean } | undefined> {
  const row = await read
    .selectFrom('outbox')
    .where('id', '=', id)
    .select(['secret', 'failed_at as failedAt'])
    .executeTakeFirst()
  return row && { secret: row.secret === 1, failed: row.failedAt !== null }
}

/** Wipes what only its reader may see from messages that are of no use any more. */
export async function wipeExpiredSecrets({ db }: Transaction, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ body: '', html: null })
    .where('secret', '=', 1)
    .where('body', '<>', '')
    .where('give_up_at', '<=', now)
    .execute()
}

/** Forgets messages that were written before an instant. */
export async function deleteMessagesBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', instant).execute()
}

/** Deletes the messages to somebody that were sent, or given up; those that wait as well, when they wait for nothing. */
export async function deleteMessagesTo(
  { db }: Transaction,
  recipient: string,
  { waitingToo }: { readonly waitingToo: boolean },
): Promise<void> {
  const messages = db.deleteFrom('outbox').where('recipient', '=', recipient)
  const over = messages.where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
  await (waitingToo ? messages : over).execute()
}
