import { lacksSecondFactor } from '../../../data/queries/auth/second-factors.ts'
import { findSignInAccount, type SignInAccount } from '../../../data/queries/auth/sign-in-accounts.ts'
import { minuteMs } from '../../../platform/clock.ts'
import type { AuthContext } from './auth-context.ts'
import { refusal } from './refusal.ts'

/** The maximum age of a sign-in that may change sign-in methods: a browser left open must not suffice. */
const signInCountsForMs = 15 * minuteMs

/** The session of a request's cookie, with its account. */
export interface OwnSession {
  readonly id: string
  readonly account: SignInAccount
}

type OpenSession = OwnSession & { readonly createdAt: number }

/** Returns the session of a request's cookie, even if it still lacks its second factor. */
export async function sessionOfCookie(
  { library, database }: Pick<AuthContext, 'library' | 'database'>,
  request: Request,
): Promise<OpenSession | Response> {
  const open = await library.api.getSession({ headers: request.headers })
  const account = open ? await findSignInAccount(database.read, { id: open.user.id }) : undefined
  if (!open || !account) return refusal(401, 'SIGN_IN_FIRST', 'Sign in to this account first')
  return { id: open.session.id, account, createdAt: open.session.createdAt.getTime() }
}

/** Returns the session of a request's cookie; a refusal without a session, or while its second factor is missing. */
export async function ownSession(
  context: Pick<AuthContext, 'library' | 'database'>,
  request: Request,
): Promise<OpenSession | Response> {
  const session = await sessionOfCookie(context, request)
  if (session instanceof Response || !(await lacksSecondFactor(context.database.read, session.id)))
    return session
  return refusal(403, 'SECOND_FACTOR_REQUIRED', 'Present the second factor first')
}

/** Returns the session of a request's cookie like `ownSession`; a refusal if its sign-in is too old. */
export async function recentSession(
  context: Pick<AuthContext, 'library' | 'database'>,
  request: Request,
): Promise<OwnSession | Response> {
  const session = await ownSession(context, request)
  if (session instanceof Response || session.createdAt + signInCountsForMs > Date.now()) return session
  return refusal(403, 'SIGN_IN_AGAIN', 'You signed in too long ago')
}
