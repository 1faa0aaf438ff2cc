import { done } from '../../../../domain/outcome.ts'
import type { Database } from '../../../data/database.ts'
import { endSignInNamed } from '../../../data/queries/accounts/sessions.ts'
import { lacksSecondFactor } from '../../../data/queries/auth/second-factors.ts'
import { endProviderSession, lockProviderSession } from '../../../data/queries/auth/sign-in-accounts.ts'
import type { ProvenSignIn } from '../verify-proof.ts'
import { accountIssuer } from './accounts.ts'
import type { AuthContext } from './auth-context.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** Returns a session's sign-in, unless the session has ended or expired. */
export async function openSignIn(
  { library, database }: Pick<AuthContext, 'library' | 'database'>,
  sessionId: string,
): Promise<ProvenSignIn | null> {
  const { adapter } = await library.$context
  const session = await adapter.findOne<{ createdAt: Date; expiresAt: Date }>({
    model: 'session',
    where: [{ field: 'id', value: sessionId }],
  })
  if (!session || session.expiresAt.getTime() <= Date.now()) return null
  const halfway = await lacksSecondFactor(database.read, sessionId)
  return { id: sessionId, at: session.createdAt.getTime(), ...(halfway && { halfway }) }
}

/** Returns whether a session is open, after waiting for a concurrent sign-out. */
export async function isOpen(database: Database, sessionId: string): Promise<boolean> {
  const open = await database.write(async (transaction) =>
    done(await lockProviderSession(transaction, sessionId, Date.now())),
  )
  return open.ok && open.value
}

/** Ends a session; does nothing for an ended one. */
export async function endSession(library: SignInLibrary, sessionId: string): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({ model: 'session', where: [{ field: 'id', value: sessionId }] })
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(library: SignInLibrary): Promise<void> {
  const { adapter } = await library.$context
  await adapter.deleteMany({
    model: 'session',
    where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
  })
}

/**
 * Ends the session of a request's cookie, and the shop's sessions of the same sign-in, in one transaction: access
 * tokens of this sign-in stop working, and a concurrent registration finds the session ended. Ignores requests from
 * other origins. The library's own response then deletes the cookie.
 */
export async function endSessionOf(context: AuthContext, request: Request): Promise<void> {
  if (context.origins.includes(senderOf(request))) await endSessionOfCookie(context, request)
}

/**
 * Ends the earlier session in the same way when an answer begins another session in this browser (ASVS 7.2.4); returns
 * the answer.
 */
export async function replaceSession(
  context: AuthContext,
  request: Request,
  answer: Response,
): Promise<Response> {
  const begins = answer.headers
    .getSetCookie()
    .some((cookie) => /\btruewheel\.session_token=[^;]/.test(cookie))
  if (begins) await endSessionOfCookie(context, request)
  return answer
}

async function endSessionOfCookie({ library, database }: AuthContext, request: Request): Promise<void> {
  const open = await library.api.getSession({ headers: request.headers })
  if (!open) return
  const { id: signIn, userId: subject } = open.session
  await database.write(async (transaction) => {
    await endProviderSession(transaction, { id: signIn })
    await endSignInNamed(transaction, { issuer: accountIssuer, subject, signIn }, Date.now())
    return done(null)
  })
}

/** Returns the origin of the requesting page, from the same two headers as the library. */
function senderOf({ headers }: Request): string {
  const sender = headers.get('origin') ?? headers.get('referer') ?? ''
  return URL.canParse(sender) ? new URL(sender).origin : ''
}
