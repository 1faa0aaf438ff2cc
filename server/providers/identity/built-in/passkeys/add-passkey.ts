import type * as z from 'zod/mini'
import { done, refused } from '../../../../../domain/outcome.ts'
import { countPasskeys, deletePasskey } from '../../../../data/queries/auth/passkeys.ts'
import { lockProviderSession } from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { libraryRequest } from '../library-request.ts'
import { type OwnSession, recentSession } from '../own-session.ts'
import { refusal, tooManyRequests } from '../refusal.ts'
import { mailAboutPasskeys } from './mail-about-passkeys.ts'
import type { passkeyBodies } from './passkey-bodies.ts'
import type { PasskeyLibrary } from './passkey-library.ts'

/** More passkeys than a person has devices. */
const maxPasskeys = 20

/** Returns the challenge for a new passkey of the signed-in account. */
export async function challengeForNew(
  context: AuthContext,
  library: PasskeyLibrary,
  request: Request,
): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  if ((await countPasskeys(context.database.read, session.account.id)) >= maxPasskeys) {
    return refusal(409, 'PASSKEYS_LIMIT', 'This account has as many passkeys as it can have')
  }
  return library.handler(request)
}

/**
 * Adds a passkey to the signed-in account and emails its owner. The library stores the passkey, so this removes it
 * again if the session has ended: no passkey may outlive a password reset.
 */
export async function addPasskey(
  context: AuthContext,
  library: PasskeyLibrary,
  request: Request,
  body: z.output<typeof passkeyBodies.add>,
): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  const answer = await library.handler(libraryRequest(request, body))
  if (answer.status === 429) return tooManyRequests(Number(answer.headers.get('x-retry-after')))
  if (!answer.ok) return notAccepted()
  // The library's own row, as its types describe it.
  const { id } = (await answer.json()) as { id: string }
  return (await confirm(context, session, id)) ? Response.json({ status: true }) : notAccepted()
}

async function confirm(
  context: AuthContext,
  { id: sessionId, account }: OwnSession,
  id: string,
): Promise<boolean> {
  const mail = await mailAboutPasskeys(context, account)
  const confirmed = await context.database.write(async (transaction) => {
    if (!(await lockProviderSession(transaction, sessionId, Date.now()))) return refused('SESSION_ENDED')
    await mail(transaction, 'passkeyAdded')
    return done(null)
  })
  if (confirmed.ok) return true
  await context.database.write(async (transaction) =>
    done(await deletePasskey(transaction, { id, accountId: account.id })),
  )
  return false
}

function notAccepted(): Response {
  return refusal(400, 'PASSKEY_NOT_ACCEPTED', 'This passkey could not be added')
}
