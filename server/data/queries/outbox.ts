import { newId } from '../../platform/ids.ts'
import type { Transaction } from '../database.ts'

interface Message {
  /** Names what happened, once: a second message for the same event is not added. */
  readonly event: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** Puts a message into the outbox as part of the transaction that it tells of. */
export async function addToOutbox({ db }: Transaction, message: Message, now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      ...message,
      created_at: now,
      sent_at: null,
      attempts: 0,
      next_attempt_at: now,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute()
}
