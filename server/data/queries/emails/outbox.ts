import type { ExpressionBuilder } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'
import { worthSendingMs } from './add-to-outbox.ts'

/** Whether an email could be withdrawn: it is `told` once a process has tried to send it, and may be missing. */
export type TakenBack =
  | { readonly state: 'taken'; readonly dueAt: number }
  | { readonly state: 'told' }
  | { readonly state: 'missing' }

/** Deletes an email that no process has tried to send yet; returns when it was to be sent. */
export async function takeBackMessage({ db }: Transaction, event: string): Promise<TakenBack> {
  const taken = await db
    .deleteFrom('outbox')
    .where('event', '=', event)
    .where('attempts', '=', 0)
    .returning('next_attempt_at as dueAt')
    .executeTakeFirst()
  if (taken) return { state: 'taken', dueAt: taken.dueAt }
  const left = await db.selectFrom('outbox').where('event', '=', event).select('id').executeTakeFirst()
  return { state: left ? 'told' : 'missing' }
}

/** Returns when the oldest of the first thousand waiting emails was written; undefined if none waits. */
export async function oldestWaitingAt(read: Reader): Promise<number | undefined> {
  const waiting = read
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1_000)
    .select('created_at')
    .as('waiting')
  const { oldest } = await read
    .selectFrom(waiting)
    .select(({ fn }) => fn.min<number | null>('waiting.created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

/**
 * Returns the ids of due emails, longest due first. Sorts emails due at the same instant by writing, because the index
 * does not.
 */
export async function listDueMessages(read: Reader, now: number, limit: number): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .select(['id', 'next_attempt_at as dueAt'])
    .execute()
  return rows
    .toSorted((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id)
}

/** An email that only this process may send until its lease ends. */
export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>

/**
 * Claims a due email for this process; undefined if another process has it or it is not due. If this process dies, the
 * email is due again at the end of its lease.
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
      'layout',
      'attempts',
      'give_up_at as giveUpAt',
      'next_attempt_at as leaseEndsAt',
      'last_error as lastError',
      'secret',
      'invoice_id as invoiceId',
    ])
    .executeTakeFirst()
}

/** Returns the number of emails sent to an address since an instant. */
export async function countSentTo(read: Reader, recipient: string, since: number): Promise<number> {
  const { count } = await read
    .selectFrom('outbox')
    .where('recipient', '=', recipient)
    .where('sent_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Marks an email as sent, by any process. Keeps its text for admins, unless it is secret. */
export async function markMessageSent({ db }: Transaction, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      sent_at: now,
      failed_at: null,
      last_error: null,
      ...wipedIfSecret(eb),
      html: null,
      layout: null,
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Records why sending failed and when to retry. Does nothing if another process has the lease. */
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

/** Marks an email as failed for good, with the reason; false if another process has the lease. */
export async function giveUpMessage(
  { db }: Transaction,
  { id, leaseEndsAt }: ClaimedMessage,
  error: string,
  now: number,
): Promise<boolean> {
  const givenUp = await db
    .updateTable('outbox')
    .set((eb) => ({
      failed_at: now,
      last_error: error,
      ...wipedIfSecret(eb),
    }))
    .where('id', '=', id)
    .where('next_attempt_at', '=', leaseEndsAt)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return givenUp !== undefined
}

/**
 * Marks expired waiting emails as failed, with their last error, or with `neverTried` without an attempt.
 *
 * @returns their events and subjects, at most `limit`.
 */
export async function giveUpExpired(
  { db }: Transaction,
  neverTried: string,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<readonly { readonly event: string; readonly subject: string }[]> {
  const expired = db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('give_up_at', '<=', now)
    // Skips an email with a lease, because a process is sending it.
    .where('next_attempt_at', '<=', now)
    .orderBy('give_up_at')
    .limit(limit)
    .select('id')
  return db
    .updateTable('outbox')
    .set((eb) => ({
      failed_at: now,
      last_error: eb.fn.coalesce('last_error', eb.val(neverTried)),
      ...wipedIfSecret(eb),
    }))
    .where('id', 'in', expired)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .returning(['event', 'subject'])
    .execute()
}

/** Returns the texts of a finished email, wiped if it is secret. */
function wipedIfSecret(eb: ExpressionBuilder<Schema, 'outbox'>) {
  return {
    body: eb.case().when('secret', '=', 1).then('').else(eb.ref('body')).end(),
    html: eb.case().when('secret', '=', 1).then(null).else(eb.ref('html')).end(),
    layout: eb.case().when('secret', '=', 1).then(null).else(eb.ref('layout')).end(),
  }
}

/** Retries a failed email for three more days; false if the email has not failed. */
export async function retryEmail({ db, changed }: Transaction, id: string, now: number): Promise<boolean> {
  const retried = await db
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
  if (retried.length > 0) changed('messages')
  return retried.length > 0
}

/** Returns whether an email is secret and whether it failed; undefined for an unknown id. */
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

/** Wipes the texts of expired secret emails. */
export async function wipeExpiredSecrets({ db }: Transaction, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ body: '', html: null, layout: null })
    .where('secret', '=', 1)
    .where('body', '<>', '')
    .where('give_up_at', '<=', now)
    .execute()
}

/** Deletes emails written before an instant. */
export async function deleteMessagesBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', instant).execute()
}

/** Deletes finished emails to an address, and with `waitingToo` also waiting ones. */
export async function deleteMessagesTo(
  { db }: Transaction,
  recipient: string,
  { waitingToo }: { readonly waitingToo: boolean },
): Promise<void> {
  const messages = db.deleteFrom('outbox').where('recipient', '=', recipient)
  const finished = messages.where((eb) =>
    eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]),
  )
  await (waitingToo ? messages : finished).execute()
}
