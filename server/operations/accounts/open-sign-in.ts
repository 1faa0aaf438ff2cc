import type { Transaction } from '../../data/database.ts'
import { findSignIn, insertSignIn, touchSignIn } from '../../data/queries/accounts/sessions.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'

/**
 * A sign-in that the shop has not seen for this long is over: who comes with it signs in anew. So one that was
 * ended may be forgotten after that, because a proof of it is then too old for one that nobody knows.
 */
export const signInLifetimeMs = 30 * 24 * hourMs

/**
 * Notes that a sign-in at the provider was seen now, on this device.
 *
 * @returns its id here; undefined when it is over and has to be refused.
 */
export async function openSignIn(
  transaction: Transaction,
  account: ProvenAccount,
  user: { readonly userId: string; readonly device: string },
  now: number,
): Promise<string | undefined> {
  const known = await findSignIn(transaction.db, account)
  const seenBefore = known?.lastSeenAt ?? account.signedInAt
  if (seenBefore + signInLifetimeMs <= now || (known?.endedAt ?? null) !== null) return undefined
  if (!known) return insertSignIn(transaction, { ...account, ...user }, now)
  await touchSignIn(transaction, known.id, user.device, now)
  return known.id
}
