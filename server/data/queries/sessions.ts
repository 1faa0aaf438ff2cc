import type { Reader, Transaction } from '../database.ts'
import type { User } from './users.ts'

/** Opens a session that ends by itself at an instant. */
export async function insertSession(
  { db }: Transaction,
  session: {
    readonly id: string
    readonly userId: string
    /** The sign-in at the provider that it comes from. */
    readonly signInId?: string
    readonly expiresAt: number
  },
  now: number,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      sign_in_id: session.signInId ?? null,
      created_at: now,
      expires_at: session.expiresAt,
      ended_at: null,
    })
    .execute()
}

/** Whose session it is, with the role of this very moment; undefined when it ended or never was. */
export function findUserOfSession(read: Reader, sessionId: string, now: number): Promise<User | undefined> {
  return read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(['users.id', 'users.email', 'users.name', 'users.role'])
    .executeTakeFirst()
}

/** Ends a session; answers how many ended, 0 or 1. */
export async function endSession({ db }: Transaction, sessionId: string, now: number): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length
}

/** Forgets sessions that ended by themselves before an instant. */
export async function deleteSessionsExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', instant).execute()
}
