import { keptEmail } from '../../../../contract/email.ts'
import { done } from '../../../../domain/outcome.ts'
import {
  findSignInAccount,
  insertProvenAccount,
  setPasswordHash,
} from '../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from './auth-context.ts'
import type { AccountName, EnsureAccount, EnsuredAccount } from './ensure-account.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** The issuer to which the shop's accounts are bound. Not the shop's address, because that may change. */
export const accountIssuer = 'truewheel'

/** Exceeds the time between the two inserts of a sign-up. */
const maxSignUpMs = 60_000

/**
 * Creates an account with a password, unless the email has an account, which stays unchanged. The email counts as
 * verified, because the operator configured it, and a Google account with the same email is linked to the account.
 */
export async function ensureAccount(
  { library, database }: Pick<AuthContext, 'library' | 'database'>,
  ...[account, whenMade]: Parameters<EnsureAccount>
): Promise<EnsuredAccount> {
  const email = keptEmail(account.email)
  await removeIncompleteAccount(library, email)
  const known = await findSignInAccount(database.read, { email })
  if (known) return { ...nameOf(known.id), created: false }
  const hash = await (await library.$context).password.hash(account.password)
  const inserted = await database.write(async (transaction) => {
    const now = Date.now()
    const id = await insertProvenAccount(transaction, { email, name: account.name }, now)
    if (id === undefined) return done(undefined)
    await setPasswordHash(transaction, id, hash, now)
    await whenMade(transaction, nameOf(id))
    return done(id)
  })
  if (inserted.ok && inserted.value !== undefined) return { ...nameOf(inserted.value), created: true }
  const createdMeanwhile = await findSignInAccount(database.read, { email })
  if (!createdMeanwhile) throw new Error('The account could not be made')
  return { ...nameOf(createdMeanwhile.id), created: false }
}

function nameOf(subject: string): AccountName {
  return { issuer: accountIssuer, subject }
}

/**
 * Removes an account without a password that a crashed sign-up left behind; otherwise its email could neither sign in
 * nor sign up again.
 */
export async function removeIncompleteAccount(library: SignInLibrary, email: string): Promise<void> {
  const { internalAdapter } = await library.$context
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  if (!found || found.accounts.length > 0) return
  if (Date.now() - found.user.createdAt.getTime() < maxSignUpMs) return
  await internalAdapter.deleteUser(found.user.id)
}

/** Returns whether an email has an account. */
export async function isTaken(library: SignInLibrary, email: string): Promise<boolean> {
  const { internalAdapter } = await library.$context
  return (await internalAdapter.findUserByEmail(email)) !== null
}

/** Deletes an account with its passwords and sessions; does nothing for a deleted account. */
export async function deleteAccount(library: SignInLibrary, subject: string): Promise<void> {
  const { internalAdapter } = await library.$context
  await internalAdapter.deleteUser(subject)
}
