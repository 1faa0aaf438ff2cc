import { keptEmail } from '../../../contract/email.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  bindIdentity,
  findBoundUser,
  hasIdentity,
  unbindUnverified,
} from '../../data/queries/accounts/identities.ts'
import { setLanguage } from '../../data/queries/accounts/languages.ts'
import { findSignIn, insertSession } from '../../data/queries/accounts/sessions.ts'
import { insertUser, isBlocked, lockUserByEmail, type User } from '../../data/queries/accounts/users.ts'
import { newId } from '../../platform/ids.ts'
import type { Identity, ProvenAccount } from '../../providers/identity/identity.ts'
import { claimMovedCustomer } from '../moving/claim-moved-customer.ts'
import type { Shop } from '../shop.ts'
import { endSession } from './end-session.ts'
import { grantNamedAdmin } from './make-admin.ts'
import { latestEndOf, openSignIn } from './open-sign-in.ts'
import { resetUnprovenAccount, transferToVerifiedOwner } from './transfer-account.ts'

interface OpenedSession {
  readonly user: User
  readonly sessionId: string
}

interface Opening {
  readonly email: string
  readonly sessionMs: number
  /** A readable name, shown to the customer. */
  readonly device: string
  /** The language of the page; undefined if it names none. */
  readonly language?: string | undefined
}

/** Tells whether a sign-in is still open at the provider, if the provider can. */
export type AskedProvider = Pick<Identity, 'isOpen'>

/**
 * Registers a user with a verified ID token and opens a session (spec §4). An account is bound to its issuer and
 * subject. The same email at another provider gets access only if that provider has verified the email, and then takes
 * over the account (spec §10, `PUT /users/{email}`, docs/decisions/0010).
 */
export async function registerUser(
  shop: Shop,
  provider: AskedProvider,
  account: ProvenAccount,
  opening: Opening,
): Promise<Outcome<OpenedSession>> {
  const opened = await openSession(shop, account, opening)
  if (!opened.ok || (await provider.isOpen?.(account.signIn)) !== false) return opened
  // The ID token was verified before the body arrived. The password may have been reset or the account deleted since.
  await endSession(shop, opened.value)
  return refused('SESSION_ENDED')
}

function openSession(
  shop: Shop,
  account: ProvenAccount,
  { email, sessionMs, device, language }: Opening,
): Promise<Outcome<OpenedSession>> {
  return shop.database.write(async (transaction) => {
    if (keptEmail(account.email) !== email) return refused('NOT_ALLOWED')
    const now = shop.clock()
    const found = await userOf(shop, transaction, account, email)
    if (!found.ok) return found
    const user = found.value
    if (await isBlocked(transaction.db, user.id)) return refused('ACCOUNT_BLOCKED')
    const signInId = await openSignIn(transaction, account, { userId: user.id, device }, now)
    if (signInId === undefined) return refused('SESSION_ENDED')
    const role = await roleOf(shop, transaction, account, user)
    const expiresAt = Math.min(now + sessionMs, latestEndOf(account.signedInAt))
    const session = { id: newId(), userId: user.id, signInId, expiresAt }
    await insertSession(transaction, session, now)
    if (language !== undefined) await setLanguage(transaction, user.id, language)
    return done({ user: { ...user, role }, sessionId: session.id })
  })
}

async function userOf(
  shop: Shop,
  transaction: Transaction,
  account: ProvenAccount,
  email: string,
): Promise<Outcome<User>> {
  const { db } = transaction
  const now = shop.clock()
  // Runs first: insert and lock both wait for a concurrent registration of this email.
  const added = await insertUser(transaction, email, account.name, now)
  const user = added ?? (await lockUserByEmail(transaction, email))
  if (!user) return refused('ACCOUNT_BOUND_ELSEWHERE')
  const bound = await findBoundUser(db, account)
  if (bound && bound.id !== user.id) return refused('ACCOUNT_BOUND_ELSEWHERE')
  const { emailVerified: verified } = account
  if (!bound && !verified && (await hasIdentity(db, user.id))) return refused('ACCOUNT_BOUND_ELSEWHERE')
  if (bound && bound.verified !== verified && !(await findSignIn(db, account))) {
    // An unverified identity of an account that has been verified since.
    if (!verified) return refused('SESSION_ENDED')
    await resetUnprovenAccount(shop, transaction, user)
  }
  await bindIdentity(transaction, user.id, { ...account, verified }, now)
  if (!verified) return done(user)
  const proven = await provenUser(shop, transaction, user, account.name)
  return done(await claimMovedCustomer(transaction, proven, now))
}

/** Binds the user to the verified identity and removes unverified identities. */
async function provenUser(shop: Shop, transaction: Transaction, user: User, name: string): Promise<User> {
  const strangers = await unbindUnverified(transaction, user.id)
  return strangers > 0 ? transferToVerifiedOwner(shop, transaction, user, name) : user
}

/** Grants the role of the admin named in the configuration, only to a verified email. */
async function roleOf(
  shop: Shop,
  transaction: Transaction,
  account: ProvenAccount,
  user: User,
): Promise<User['role']> {
  if (user.email !== shop.adminEmail || !account.emailVerified || user.role === 'admin') return user.role
  return (await grantNamedAdmin(transaction, user)) ? 'admin' : user.role
}
