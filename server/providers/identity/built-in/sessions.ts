import { done } from '../../../../domain/outcome.ts'
import type { Database } from '../../../data/database.ts'
import { endSignInNamed } from '../../../data/queries/accounts/sessions.ts'
import { endProviderSession, lockProviderSession } from '../../../data/queries/auth/sign-in-accounts.ts'
import type { ProvenSignIn } from '../verify-proof.ts'
import { boundTo } from './accounts.ts'
import type { AuthContext } from './auth-context.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** The sign-in that a session is, unless it has ended or run out. */
export async function livingSignIn(library: SignInLibrary, sessionId: string): Promise<ProvenSignIn | null> {
  const { adapter } = await library.$context
  const session = await adapter.findOne<{ createdAt: Date; expiresAt: Date }>({
    model: 'session',
    where: [{ field: 'id', value: sessionId }],
  })
  if (!session || session.expiresAt.getTime() <= Date.now()) return null
  return { id: sessionId, at: session.createdAt.getTime() }
}

/** Whether a session is open now, after whoever is ending it has done so. */
export async function isOpen(database: Database, sessionId: string): Promise<boolean> {
  const open = await database.write(async (transaction) =>
    done(await lockProviderSession(transaction, sessionId, Date.now())),
  )
  return open.ok && open.value
}

/** Ends a session; one that is over already stays so. */
export async function endSession(library: SignInLibrary, sessionId: string): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({ model: 'session', where: [{ field: 'id', value: sessionId }] })
}

/** Removes the sessions that have run out; nobody can use them any more. */
export async function forgetExpired(library: SignInLibrary): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({
    model: 'session',
    where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
  })
}

/**
 * Ends the session that a request's cookie holds, and the shop's sessions that came from it, in one transaction: an
 * access token of this sign-in opens nothing afterwards, and a registration that is under way finds the session gone. A
 * page of another site ends nothing. The library's own answer to the request takes the cookie away.
 */
export async function endSessionOf(
  { library, database, origins }: AuthContext,
  request: Request,
): Promise<void> {
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
