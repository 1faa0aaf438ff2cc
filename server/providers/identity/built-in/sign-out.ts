import { done } from '../../../../domain/outcome.ts'
import { endProviderSession } from '../../../data/queries/sign-in-accounts.ts'
import { endSignInNamed } from '../../../data/queries/sign-ins.ts'
import { boundTo } from './accounts.ts'
import type { Desk } from './desk.ts'

/**
 * Ends the session that a request's cookie holds, and the shop's sessions that came from it, in one transaction: an
 * access token of this sign-in opens nothing afterwards, and a registration that is under way finds the session gone. A
 * page of another site ends nothing. The library's own answer to the request takes the cookie away.
 */
export async function endSessionOf({ library, database, origins }: Desk, request: Request): Promise<void> {
  if (!origins.includes(senderOf(request))) return
  const open = await library.api.getSession({ headers: request.headers })
  if (!open) return
  const { id: signIn, userId: subject } = open.session
  await database.write(async (transaction) => {
    await endProviderSession(transaction, { id: signIn })
    await endSignInNamed(transaction, { issuer: boundTo, subject, signIn }, Date.now())
    return done(null)
  })
}

/** The origin of the page that a request comes from; the library believes the same two headers. */
function senderOf({ headers }: Request): string {
  const sender = headers.get('origin') ?? headers.get('referer') ?? ''
  return URL.canParse(sender) ? new URL(sender).origin : ''
}
