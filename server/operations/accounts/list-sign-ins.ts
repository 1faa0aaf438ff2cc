import { listOpenSignIns, type OpenSignIn, signInOfSession } from '../../data/queries/accounts/sessions.ts'
import type { Caller, Shop } from '../shop.ts'
import { latestEndOf, signInLifetimeMs } from './open-sign-in.ts'

interface OwnSignIn extends OpenSignIn {
  /** Whether this request uses the sign-in. */
  readonly current: boolean
}

/** Lists the caller's open sign-ins, most recently seen first. */
export async function listSignIns(shop: Shop, caller: Caller): Promise<readonly OwnSignIn[]> {
  const { read } = shop.database
  const current = await signInOfSession(read, caller.sessionId)
  const open = await listOpenSignIns(read, caller.userId)
  const now = shop.clock()
  return open
    .filter(
      ({ firstSeenAt, lastSeenAt }) => lastSeenAt + signInLifetimeMs > now && latestEndOf(firstSeenAt) > now,
    )
    .map((signIn) => ({ ...signIn, current: signIn.id === current }))
}
