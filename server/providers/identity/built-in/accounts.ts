import { done } from '../../../../domain/outcome.ts'
import {
  findSignInAccount,
  insertProvenAccount,
  setPasswordHash,
} from '../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from './auth-context.ts'
import type { AccountName, EnsureAccount, EnsuredAccount } from './ensure-account.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** The name that the shop's accounts are bound to. Not its address: that may change, the accounts stay. */
export const boundTo = 'truewheel'

/** No sign-up takes this long from its first to its second row. */
const signUpTakesAtMostMs = 60_000

/**
 * Makes an account with a password, unless the address has one; that one is left as it is. The address counts as
 * verified: whoever writes the settings vouches for it, and a Google account of that address is linked to it.
 */
export async function ensureAccount(
  { library, database }: Pick<AuthContext, 'library' | 'database'>,
  ...[account, whenMade]: Parameters<EnsureAccount>
): Promise<EnsuredAccount> {
  const email = account.email.toLowerCase()
  await removeHalfMade(library, email)
  const known = await findSignInAccount(database.read, { email })
  if (known) return { ...nameOf(known.id), created: false }
  const hash = await (await library.$context).password.hash(account.password)
  const made = await database.write(async (transaction) => {
    const now = Date.now()
    const id = await insertProvenAccount(transaction, { email, name: account.name }, now)
    if (id === undefined) return done(undefined)
    await setPasswordHash(transaction, id, hash, now)
    await whenMade(transaction, nameOf(id))
    return done(id)
  })
  if (made.ok && made.value !== undefined) return { ...nameOf(made.value), created: true }
  const madeMeanwhile = await findSignInAccount(database.read, { email })
  if (!madeMeanwhile) throw new Error('The account could not be made')
  return { ...nameOf(madeMeanwhile.id), created: false }
}

function nameOf(subject: string): AccountName {
  return { issuer: boundTo, subject }
}

/**
 * Removes what a sign-up left that broke off between the person's row and the password's, after a crash: such
 * an address could neither sign in nor sign up again.
 */
export async function removeHalfMade(library: SignInLibrary, email: string): Promise<void> {
  const { internalAdapter } = await library.$context
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  if (!found || found.accounts.length > 0) return
  if (Date.now() - found.user.createdAt.getTime() < signUpTakesAtMostMs) return
  await internalAdapter.deleteUser(found.user.id)
}

/** Whether an address has an account. */
export async function isTaken(library: SignInLibrary, email: string): Promise<boolean> {
  const { internalAdapter } = await library.$context
  return (await internalAdapter.findUserByEmail(email)) !== null
}

/** Deletes an account with its passwords and sessions; one that is gone already stays so. */
export async function deleteAccount(library: SignInLibrary, subject: string): Promise<void> {
  const { internalAdapter } = await library.$context
  await internalAdapter.deleteUser(subject)
}
