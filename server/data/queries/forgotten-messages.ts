import type { Transaction } from '../database.ts'

/** Wipes what only its reader may see from messages that are of no use any more. */
export async function wipeUselessSecrets({ db }: Transaction, now: number): Promise<void> {
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
