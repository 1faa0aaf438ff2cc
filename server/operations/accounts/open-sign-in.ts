import type { Transaction } from '../../data/database.ts'
import { findSignIn, insertSignIn, touchSignIn } from '../../data/queries/accounts/sessions.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'

/**
 * A sign-in not seen for this long has expired. Ended sign-ins can be deleted after this time, because an ID token of
 * an unknown sign-in is then too old as well.
 */
export const signInLifetimeMs = 30 * 24 * hourMs

/**
 * A sign-in ends this long after its password, passkey or provider was used, however often it was seen (ASVS 7.3.2).
 */
const signInLongestMs = 90 * 24 * hourMs

/** Returns when a sign-in ends at the latest. */
export function latestEndOf(signedInAt: number): number {
  return signedInAt + signInLongestMs
}

/**
 * Records that a sign-in at the provider was seen now on this device. @returns the id of the sign-in in the
 * shop; undefined if it has ended or expired.
 */
export async function openSignIn(
  transaction: Transaction,
  account: ProvenAccount,
  user: { readonly userId: string; readonly device: string },
  now: number,
): Promise<string | undefined> {
  const known = await findSignIn(transaction.db, account)
  const seenBefore = known?.lastSeenAt ?? account.signedInAt
  if (seenBefore + signInLifetimeMs <= now || latestEndOf(account.signedInAt) <= now) return undefined
  if ((known?.endedAt ?? null) !== null) return undefined
  if (!known) return insertSignIn(transaction, { ...account, ...user }, now)
  await touchSignIn(transaction, known.id, user.device, now)
  return known.id
}
