import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  endSignIns,
  listOpenSignIns,
  type NamedSignIn,
  signInOfSession,
} from '../../data/queries/accounts/sessions.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import type { Caller, Shop } from '../shop.ts'

/** A sign-in provider that lets the shop end sign-ins. */
export type EndingProvider = Pick<Identity, 'endSignIn'>

/**
 * Ends one of the caller's sign-ins: its sessions here, and the provider's, where the provider lets the shop do
 * so. Where it does not, its proofs are refused from now on.
 */
export async function endSignIn(
  shop: Shop,
  provider: EndingProvider,
  caller: Caller,
  id: string,
): Promise<Outcome<number>> {
  return end(shop, provider, caller, (signIns) => {
    const wanted = signIns.filter((signIn) => signIn.id === id)
    return wanted.length === 0 ? refused('SIGN_IN_NOT_FOUND') : done(wanted)
  })
}

/** Ends all of the caller's sign-ins but the one that the call comes from; answers how many there were. */
export async function endOtherSignIns(
  shop: Shop,
  provider: EndingProvider,
  caller: Caller,
): Promise<Outcome<number>> {
  const current = await signInOfSession(shop.database.read, caller.sessionId)
  return end(shop, provider, caller, (signIns) => done(signIns.filter(({ id }) => id !== current)))
}

async function end(
  shop: Shop,
  provider: EndingProvider,
  { userId }: Caller,
  choose: (signIns: readonly NamedSignIn[]) => Outcome<readonly NamedSignIn[]>,
): Promise<Outcome<number>> {
  const ended = await shop.database.write(async (transaction) => {
    // So that none of them is renewed meanwhile: who registers takes the user as well.
    await lockUser(transaction, userId)
    const chosen = choose(await listOpenSignIns(transaction.db, userId))
    if (chosen.ok) await endSignIns(transaction, chosen.value, shop.clock())
    return chosen
  })
  if (!ended.ok) return ended
  // After the shop's own word is final: whatever becomes of this call, none of them comes in again.
  for (const { signIn } of ended.value) await provider.endSignIn?.(signIn)
  return done(ended.value.length)
}
