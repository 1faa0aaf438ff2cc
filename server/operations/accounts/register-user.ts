import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { bindIdentity, findBoundUser, hasIdentity, unbindUnverified } from '../../data/queries/identities.ts'
import { insertSession } from '../../data/queries/sessions.ts'
import { insertUser, lockUserByEmail, type User } from '../../data/queries/users.ts'
import { newId } from '../../platform/ids.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import type { Shop } from '../shop.ts'
import { giveNamedRight } from './give-named-right.ts'
import { handOver } from './hand-over.ts'
import { openSignIn } from './open-sign-in.ts'

interface OpenedSession {
  readonly user: User
  readonly sessionId: string
}

/** What the session is opened with, beside the proof. */
interface Opening {
  readonly email: string
  /** How long the session lives. */
  readonly sessionMs: number
  /** In words for the person. */
  readonly device: string
}

/**
 * Registers who has proved an account at the sign-in provider, and opens a session (spec §4). An account is
 * bound to its issuer and subject: the same address at another provider gets nothing of it unless that
 * provider has verified the address, and then all of it (decision: `PUT /users/{email}`, docs/decisions/0010).
 */
export function registerUser(
  shop: Shop,
  account: ProvenAccount,
  { email, sessionMs, device }: Opening,
): Promise<Outcome<OpenedSession>> {
  return shop.database.write(async (transaction) => {
    if (account.email.toLowerCase() !== email) return refused('NOT_ALLOWED')
    const now = shop.clock()
    const user = await userOf(transaction, account, email, now)
    if (!user) return refused('ACCOUNT_BOUND_ELSEWHERE')
    const signInId = await openSignIn(transaction, account, { userId: user.id, device }, now)
    if (signInId === undefined) return refused('SESSION_ENDED')
    const role = await roleOf(shop, transaction, account, user)
    const session = { id: newId(), userId: user.id, signInId, expiresAt: now + sessionMs }
    await insertSession(transaction, session, now)
    return done({ user: { ...user, role }, sessionId: session.id })
  })
}

async function userOf(
  transaction: Transaction,
  account: ProvenAccount,
  email: string,
  now: number,
): Promise<User | undefined> {
  const { db } = transaction
  // First of all, because both wait for another tab that registers this address just now.
  const added = await insertUser(transaction, email, account.name, now)
  const user = added ?? (await lockUserByEmail(transaction, email))
  if (!user) return undefined
  const bound = await findBoundUser(db, account)
  if (bound && bound.id !== user.id) return undefined
  const { emailVerified: verified } = account
  if (!bound && !verified && (await hasIdentity(db, user.id))) return undefined
  await bindIdentity(transaction, user.id, { ...account, verified }, now)
  return verified ? provenUser(transaction, user, account.name, now) : user
}

/** The user without anything of those who came with this address and could not prove that it is theirs. */
async function provenUser(transaction: Transaction, user: User, name: string, now: number): Promise<User> {
  const strangers = await unbindUnverified(transaction, user.id)
  return strangers > 0 ? handOver(transaction, user, name, now) : user
}

/** The admin of the settings gets the right with a verified address only (product decisions: roles). */
async function roleOf(
  shop: Shop,
  transaction: Transaction,
  account: ProvenAccount,
  user: User,
): Promise<User['role']> {
  if (user.email !== shop.adminEmail || !account.emailVerified || user.role === 'admin') return user.role
  return (await giveNamedRight(transaction, user)) ? 'admin' : user.role
}
