import type { Transaction } from '../../data/database.ts'
import { findSignIn, insertSignIn, touchSignIn } from '../../data/queries/accounts/sessions.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'

/**
 * A sign-in expires after this time without use. An ended sign-in can be deleted then, because ID tokens of an unknown
 * sign-in are too old by then, too.
 */
export const signInLifetimeMs = 30 * 24 * hourMs

/** A sign-in ends this long after its authentication, however often it is used (ASVS 7.3.2). */
const signInLongestMs = 90 * 24 * hourMs

/** Returns the latest possible end of a sign-in. */
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
