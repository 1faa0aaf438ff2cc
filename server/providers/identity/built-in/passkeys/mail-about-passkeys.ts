import type { Transaction } from '../../../../data/database.ts'
import type { SignInAccount } from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AccountEmails } from '../mail-links/account-emails.ts'

type Kind = 'passkeyAdded' | 'passkeyRemoved'

/**
 * Returns a function that emails about a changed passkey. Limits these emails to an unverified address, because it may
 * be a stranger's.
 */
export async function mailAboutPasskeys(
  { limits, emails }: { readonly limits: AuthContext['limits']; readonly emails: AccountEmails },
  account: SignInAccount,
): Promise<(transaction: Transaction, kind: Kind) => Promise<void>> {
  const mayWrite = account.verified || (await limits.take('messages', `passkeys of ${account.email}`)) === 0
  return async (transaction, kind) => {
    if (mayWrite) await emails[kind](transaction, account)
  }
}
