import type { BetterAuthPlugin } from 'better-auth/types'
import type { GoogleAccess } from '../../google/google.ts'
import type { GoogleAccount } from '../../google/verify-id-token.ts'

/** The context that the sign-in library passes to a plugin's `init`. */
export type LibraryContext = Parameters<NonNullable<BetterAuthPlugin['init']>>[0]

/**
 * Deletes an unverified password account with its sessions once Google has verified its email: its creator may have
 * been someone else who waits for the owner to share the account (account pre-hijacking). A verified account stays, and
 * Google is linked to it.
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
