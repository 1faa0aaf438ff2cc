import { newId } from '../../platform/ids.ts'
import type { Reader, Transaction } from '../database.ts'

/** One sign-in at a provider, as the provider names it. */
export interface SignInName {
  readonly issuer: string
  readonly subject: string
  readonly signIn: string
}

interface KnownSignIn {
  readonly id: string
  readonly lastSeenAt: number
  readonly endedAt: number | null
}

export function findSignIn(read: Reader, name: SignInName): Promise<KnownSignIn | undefined> {
  return read
    .selectFrom('sign_ins')
    .where('issuer', '=', name.issuer)
    .where('subject', '=', name.subject)
    .where('sign_in', '=', name.signIn)
    .select(['id', 'last_seen_at as lastSeenAt', 'ended_at as endedAt'])
    .executeTakeFirst()
}

/** Notes a sign-in that the shop sees for the first time; answers its id. */
export async function insertSignIn(
  { db }: Transaction,
  signIn: SignInName & { readonly userId: string; readonly device: string },
  now: number,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('sign_ins')
    .values({
      id,
      user_id: signIn.userId,
      issuer: signIn.issuer,
      subject: signIn.subject,
      sign_in: signIn.signIn,
      device: signIn.device,
      first_seen_at: now,
      last_seen_at: now,
      ended_at: null,
    })
    .execute()
  return id
}

/** Notes that a sign-in was seen now, and on what. */
export async function touchSignIn(
  { db }: Transaction,
  id: string,
  device: string,
  now: number,
): Promise<void> {
  await db.updateTable('sign_ins').set({ device, last_seen_at: now }).where('id', '=', id).execute()
}

/** Ends all sign-ins of a user and the sessions that came from them. */
export async function endAllSignIns({ db }: Transaction, userId: string, now: number): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Forgets sign-ins that were last seen before an instant. */
export async function deleteSignInsUnseenSince({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('last_seen_at', '<', instant).execute()
}
