import type * as z from 'zod/mini'
import { done, refused } from '../../../../../domain/outcome.ts'
import { addPasswordHash, lockProviderSession } from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import type { bodies } from '../endpoints.ts'
import { recentSession } from '../own-session.ts'
import { passwordRefusal, refusal } from '../refusal.ts'

/**
 * Gives the signed-in account its first password: it was made with a code or with Google. There is no current one to
 * ask for, so the sign-in must be recent, as for a passkey. Of two concurrent calls the first one wins.
 */
export async function setFirstPassword(
  context: AuthContext,
  request: Request,
  { newPassword }: z.output<typeof bodies.setPassword>,
): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  const { account } = session
  const unfit = passwordRefusal(newPassword, account.email)
  if (unfit) return unfit
  const hash = await context.passwords.hash(newPassword)
  const added = await context.database.write(async (transaction) => {
    const now = Date.now()
    if (!(await lockProviderSession(transaction, session.id, now))) return refused('SESSION_ENDED')
    if (!(await addPasswordHash(transaction, account.id, hash, now))) return refused('NOT_ALLOWED')
    await context.emails.passwordAdded(transaction, account)
    return done(null)
  })
  if (added.ok) return knownHere(context, request, { email: account.email, passwordHash: hash })
  return added.code === 'SESSION_ENDED'
    ? refusal(403, 'SIGN_IN_FIRST', 'Sign in to this account first')
    : refusal(409, 'HAS_PASSWORD', 'This account has a password already: change it')
}

/** Answers with the mark of a known browser, which depends on the password. */
function knownHere(
  { browsers }: AuthContext,
  request: Request,
  account: { readonly email: string; readonly passwordHash: string },
): Response {
  const answer = Response.json({ status: true })
  answer.headers.append(
    'set-cookie',
    browsers.cookieFor(account, browsers.idOf(request, { email: account.email })),
  )
  return answer
}
