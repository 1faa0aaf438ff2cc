import type { EnsuredAccount, NewAccount } from '../identity.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** The name that the shop's accounts are bound to. Not its address: that may change, the accounts stay. */
export const boundTo = 'truewheel'

/** No sign-up takes this long from its first to its second row. */
const signUpTakesAtMostMs = 60_000

/**
 * Makes an account with a password, unless the address has one; that one is left as it is. The address counts as
 * verified: whoever writes the settings vouches for it, and a Google account of that address is linked to it.
 */
export async function ensureAccount(library: SignInLibrary, account: NewAccount): Promise<EnsuredAccount> {
  const { internalAdapter, password } = await library.$context
  const email = account.email.toLowerCase()
  await removeHalfMade(library, email)
  const known = await internalAdapter.findUserByEmail(email)
  if (known) return { issuer: boundTo, subject: known.user.id, created: false }
  const hash = await password.hash(account.password)
  try {
    const user = await internalAdapter.createUser(
      { email, name: account.name, emailVerified: true },
      { method: 'email-password' },
    )
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: hash,
    })
    return { issuer: boundTo, subject: user.id, created: true }
  } catch (error) {
    const madeMeanwhile = await internalAdapter.findUserByEmail(email)
    if (!madeMeanwhile) throw error
    return { issuer: boundTo, subject: madeMeanwhile.user.id, created: false }
  }
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
