import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
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

export interface NamedSignIn {
  readonly id: string
  readonly signIn: string
}

export interface OpenSignIn extends NamedSignIn {
  readonly device: string
  readonly firstSeenAt: number
  readonly lastSeenAt: number
}

/** A user's sign-ins that were not ended, the last one seen first. */
export function listOpenSignIns(read: Reader, userId: string): Promise<readonly OpenSignIn[]> {
  return read
    .selectFrom('sign_ins')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .select([
      'id',
      'sign_in as signIn',
      'device',
      'first_seen_at as firstSeenAt',
      'last_seen_at as lastSeenAt',
    ])
    .execute()
}

/** The sign-in that a session comes from; undefined for one that began before sign-ins were noted. */
export async function signInOfSession(read: Reader, sessionId: string): Promise<string | undefined> {
  const session = await read
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .select('sign_in_id')
    .executeTakeFirst()
  return session?.sign_in_id ?? undefined
}

/** Ends sign-ins and the sessions that came from them. */
export async function endSignIns(
  { db }: Transaction,
  signIns: readonly NamedSignIn[],
  now: number,
): Promise<void> {
  const ids = signIns.map(({ id }) => id)
  if (ids.length === 0) return
  await db.updateTable('sign_ins').set({ ended_at: now }).where('id', 'in', ids).execute()
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('sign_in_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a sign-in that its provider ends, and the sessions that came from it. Does nothing for one the shop has not seen. */
export async function endSignInNamed(transaction: Transaction, name: SignInName, now: number): Promise<void> {
  const known = await findSignIn(transaction.db, name)
  if (known) await endSignIns(transaction, [{ id: known.id, signIn: name.signIn }], now)
}

/** Forgets the sign-in of a session whose person has left, and ends what else came from it. */
export async function deleteSignInOfSession(
  transaction: Transaction,
  sessionId: string,
  now: number,
): Promise<void> {
  const id = await signInOfSession(transaction.db, sessionId)
  if (id === undefined) return
  await endSignIns(transaction, [{ id, signIn: '' }], now)
  await transaction.db.deleteFrom('sign_ins').where('id', '=', id).execute()
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
export async function deleteSignInsNotSeenSince({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('last_seen_at', '<', instant).execute()
}

/** Forgets on what devices a user signed in; that the sign-ins ended is remembered. */
export async function clearDevicesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('sign_ins').set({ device: '' }).where('user_id', '=', userId).execute()
}
