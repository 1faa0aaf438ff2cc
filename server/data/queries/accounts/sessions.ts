import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'
import { type User, userColumns } from './users.ts'

/** Inserts a session that expires at an instant. */
export async function insertSession(
  { db }: Transaction,
  session: {
    readonly id: string
    readonly userId: string
    /** The provider's sign-in that the session belongs to. */
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

/** Returns the session's user with the present role; undefined if the session has ended or does not exist. */
export async function findUserOfSession(
  read: Reader,
  sessionId: string,
  now: number,
): Promise<User | undefined> {
  const [user] = await userOfSession(read, { sessionId, now })
  return user
}

const userOfSession = preparedQuery((db, { sessionId, now }: { sessionId: string; now: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(userColumns),
)

/** Ends a session; returns the number of ended sessions, 0 or 1. */
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

/** Deletes sessions that expired before an instant. */
export async function deleteSessionsExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', instant).execute()
}

/** The name of a sign-in at its provider. */
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

/** Inserts a sign-in and returns its id. */
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

/** Updates the time and device of a sign-in's last use. */
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

/** Returns a user's open sign-ins, most recently used first. */
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

/** Returns the sign-in of a session; undefined for a session older than the sign-ins table. */
export async function signInOfSession(read: Reader, sessionId: string): Promise<string | undefined> {
  const session = await read
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .select('sign_in_id')
    .executeTakeFirst()
  return session?.sign_in_id ?? undefined
}

/** Ends sign-ins and their sessions. */
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

/** Ends a sign-in by its name at the provider, and its sessions. Does nothing for an unknown sign-in. */
export async function endSignInNamed(transaction: Transaction, name: SignInName, now: number): Promise<void> {
  const known = await findSignIn(transaction.db, name)
  if (known) await endSignIns(transaction, [{ id: known.id, signIn: name.signIn }], now)
}

/** Deletes the sign-in of a session after sign-out, and ends its other sessions. */
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

/** Ends all sign-ins of a user and their sessions. */
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

/** Deletes sign-ins that were last used before an instant. */
export async function deleteSignInsNotSeenSince({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('last_seen_at', '<', instant).execute()
}

/** Clears the devices of a user's sign-ins; the record that the sign-ins ended stays. */
export async function clearDevicesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('sign_ins').set({ device: '' }).where('user_id', '=', userId).execute()
}
