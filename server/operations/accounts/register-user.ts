import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { insertSession } from '../../data/queries/sessions.ts'
import {
  bindIdentity,
  findUserByEmail,
  findUserByIdentity,
  hasIdentity,
  insertUser,
  setRole,
  type User,
} from '../../data/queries/users.ts'
import { newId } from '../../platform/ids.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import type { Shop } from '../shop.ts'

interface OpenedSession {
  readonly user: User
  readonly sessionId: string
}

/**
 * Registers who has proved an account at the sign-in provider, and opens a session (spec §4). An account is
 * bound to its issuer and subject: the same address at another provider gets nothing of it unless that
 * provider has verified the address (decision: `PUT /users/{email}`).
 *
 * @param sessionMs how long the session lives.
 */
export function registerUser(
  shop: Shop,
  account: ProvenAccount,
  email: string,
  sessionMs: number,
): Promise<Outcome<OpenedSession>> {
  return shop.database.write(async (transaction) => {
    if (account.email.toLowerCase() !== email) return refused('NOT_ALLOWED')
    const now = shop.clock()
    const user = await userOf(transaction, account, email, now)
    if (!user) return refused('ACCOUNT_BOUND_ELSEWHERE')
    await promoteNamedAdmin(shop, transaction, account, user)
    const sessionId = newId()
    await insertSession(transaction, { id: sessionId, userId: user.id, expiresAt: now + sessionMs }, now)
    return done({ user, sessionId })
  })
}

async function userOf(
  transaction: Transaction,
  account: ProvenAccount,
  email: string,
  now: number,
): Promise<User | undefined> {
  const { db } = transaction
  // First of all, because it waits for another tab that registers this account just now.
  const added = await insertUser(transaction, email, account.name, now)
  const bound = await findUserByIdentity(db, account.issuer, account.subject)
  if (bound) return bound.email === email ? bound : undefined
  const user = added ?? (await findUserByEmail(db, email))
  if (!user) return undefined
  if (!account.emailVerified && (await hasIdentity(db, user.id))) return undefined
  await bindIdentity(transaction, { ...account, userId: user.id }, now)
  return user
}

/** The admin of the settings gets the right with a verified address only (product decisions: roles). */
async function promoteNamedAdmin(
  shop: Shop,
  transaction: Transaction,
  account: ProvenAccount,
  user: User,
): Promise<void> {
  if (user.email !== shop.adminEmail || !account.emailVerified || user.role === 'admin') return
  await setRole(transaction, user.id, 'admin')
}
