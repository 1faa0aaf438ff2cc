import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findBoundUser } from '../../data/queries/identities.ts'
import { findSignIn } from '../../data/queries/sign-ins.ts'
import type { User } from '../../data/queries/users.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Identity, ProvenAccount } from '../../providers/identity/identity.ts'
import { closePaymentsOf } from '../payments/close-payments-of.ts'
import type { Shop } from '../shop.ts'
import { retireAccount } from './retire-account.ts'

/** What cannot be undone is done only by who has shown just now who they are. Firebase itself allows no longer. */
const signInCountsForMs = 5 * minuteMs

/** How often a payment may be opened while the account is being deleted, before its person has to try again. */
const attempts = 5

/**
 * Deletes the account that a proof is of, at the shop and, where the provider lets the shop do so, there. Unpaid orders
 * are cancelled after their payments were closed at the card provider, as cancelling does; what stays is said in
 * `retireAccount`.
 *
 * @returns whether there was an account at the shop; only the provider's is deleted otherwise.
 */
export async function deleteAccount(
  shop: Shop,
  provider: Pick<Identity, 'deleteAccount'>,
  account: ProvenAccount,
): Promise<Outcome<boolean>> {
  if (account.signedInAt + signInCountsForMs < shop.clock()) return refused('SIGN_IN_AGAIN')
  const user = await findBoundUser(shop.database.read, account)
  if (user) {
    const signIn = await findSignIn(shop.database.read, account)
    if (signIn && signIn.endedAt !== null) return refused('SESSION_ENDED')
    const retired = await retire(shop, user)
    if (!retired.ok) return retired
  }
  await provider.deleteAccount?.(account.subject)
  return done(user !== undefined)
}

async function retire(shop: Shop, user: User): Promise<Outcome<null>> {
  for (let attempt = 1; ; attempt += 1) {
    const closed = await closePaymentsOf(shop, user.id)
    if (!closed.ok) return closed
    const retired = await shop.database.write((transaction) => retireAccount(shop, transaction, user.id))
    const openedMeanwhile = !retired.ok && retired.code === 'PAYMENT_IN_PROGRESS'
    if (!openedMeanwhile || attempt === attempts) return retired
  }
}
