import type { Transaction } from '../../../data/database.ts'
import { findBoundUser } from '../../../data/queries/accounts/identities.ts'
import { endAllSignIns } from '../../../data/queries/accounts/sessions.ts'
import { deletePasskeysOf } from '../../../data/queries/auth/passkeys.ts'
import { switchOffSecondFactor } from '../../../data/queries/auth/second-factors.ts'
import {
  endProviderSessions,
  markAddressVerified,
  type SignInAccount,
} from '../../../data/queries/auth/sign-in-accounts.ts'
import { accountIssuer } from './accounts.ts'

/**
 * Marks an account's address as verified, because its owner has read an email. A stranger may have created the account
 * with this address before, and could sign in again with their own passkey, so passkeys and the second step go then.
 */
export async function markProven(
  transaction: Transaction,
  account: SignInAccount,
  now: number,
): Promise<void> {
  await markAddressVerified(transaction, account.id, now)
  if (account.verified) return
  await deletePasskeysOf(transaction, account.id)
  await switchOffSecondFactor(transaction, account.id)
}

/** Ends every sign-in of an account, at the provider and in the shop. */
export async function endAllSessions(
  transaction: Transaction,
  accountId: string,
  now: number,
): Promise<void> {
  await endProviderSessions(transaction, accountId)
  const user = await findBoundUser(transaction.db, { issuer: accountIssuer, subject: accountId })
  if (user) await endAllSignIns(transaction, user.id, now)
}
