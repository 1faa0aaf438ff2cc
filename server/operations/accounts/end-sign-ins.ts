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

export type EndingProvider = Pick<Identity, 'endSignIn'>

/**
 * Ends one of the caller's sign-ins: its sessions in the shop and, if the provider supports it, the sign-in at the
 * provider. Otherwise the shop refuses the sign-in's ID tokens from then on.
 */
export async function endSignIn(
  shop: Shop,
  provider: EndingProvider,
  caller: Caller,
  id: string,
): Promise<Outcome<number>> {
  return end(shop, provider, caller, (signIns) => {
    const matching = signIns.filter((signIn) => signIn.id === id)
    return matching.length === 0 ? refused('SIGN_IN_NOT_FOUND') : done(matching)
  })
}

/**
 * Ends all of the caller's sign-ins except the current one.
 *
 * @returns how many ended.
 */
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
    // Registration locks the user too, so no sign-in is renewed meanwhile.
    await lockUser(transaction, userId)
    const chosen = choose(await listOpenSignIns(transaction.db, userId))
    if (chosen.ok) await endSignIns(transaction, chosen.value, shop.clock())
    return chosen
  })
  if (!ended.ok) return ended
  // Runs after the commit, so that the sign-ins stay ended even if this call fails.
  for (const { signIn } of ended.value) await provider.endSignIn?.(signIn)
  return done(ended.value.length)
}
