import type { BetterAuthPlugin } from 'better-auth/types'
import type { GoogleAccess } from '../../google/google.ts'
import type { GoogleAccount } from '../../google/verify-id-token.ts'

/** What the sign-in library hands to a plugin that begins. */
export type LibraryContext = Parameters<NonNullable<BetterAuthPlugin['init']>>[0]

/**
 * Removes an account with a password whose address nobody has verified, once Google has seen that the address is
 * somebody's: whoever made it may have been somebody else, waiting for the owner to come and share it (account
 * pre-hijacking). Its password and its sessions go with it. An account whose address was verified stays, and Google
 * is linked to it.
 */
export async function removeUnverifiedAccount(
  account: GoogleAccount,
  providerId: GoogleAccess['providerId'],
  accounts: LibraryContext['internalAdapter'],
): Promise<void> {
  const linked = await accounts.findAccountByKey({ providerId, accountId: account.subject })
  if (linked) return
  const found = await accounts.findUserByEmail(account.email)
  if (found && !found.user.emailVerified) await accounts.deleteUser(found.user.id)
}
