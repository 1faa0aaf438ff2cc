import type * as z from 'zod/mini'
import { done, refused } from '../../../../../domain/outcome.ts'
import { findBoundUser } from '../../../../data/queries/accounts/identities.ts'
import { endSignIns, listOpenSignIns } from '../../../../data/queries/accounts/sessions.ts'
import { deleteMailLinks } from '../../../../data/queries/auth/mail-links.ts'
import {
  endOtherProviderSessions,
  findPasswordHash,
  lockPasswordHash,
  lockProviderSession,
  setPasswordHash,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import { accountIssuer } from '../accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import type { bodies } from '../endpoints.ts'
import { type OwnSession, ownSession } from '../own-session.ts'
import { passwordRefusal, refusal } from '../refusal.ts'
import { attemptPassword, type PasswordAttempt } from './attempt-password.ts'

/** Returns whether the signed-in account has a password; an account with Google or a passkey may have none. */
export async function showPassword(context: AuthContext, request: Request): Promise<Response> {
  const session = await ownSession(context, request)
  if (session instanceof Response) return session
  const hash = await findPasswordHash(context.database.read, session.account.email)
  return Response.json({ set: hash !== undefined })
}

/**
 * Changes the password of the signed-in account with its current one (ASVS 6.2.3). A wrong current password counts like
 * one at a sign-in. Ends all other sign-ins of the account, at the provider and the shop, invalidates its links for a
 * new password, and emails the account.
 */
export async function changePassword(
  context: AuthContext,
  request: Request,
  { currentPassword, newPassword }: z.output<typeof bodies.changePassword>,
): Promise<Response> {
  const session = await ownSession(context, request)
  if (session instanceof Response) return session
  const { email } = session.account
  // Checked first, because an unsuitable new password is not a guess of the current one.
  const unfit = passwordRefusal(newPassword, email)
  if (unfit) return unfit
  return attemptPassword(context, request, email, () =>
    replacePassword(context, session, { currentPassword, newPassword }),
  )
}

async function replacePassword(
  context: AuthContext,
  session: OwnSession,
  { currentPassword, newPassword }: z.output<typeof bodies.changePassword>,
): Promise<PasswordAttempt> {
  const { database, passwords } = context
  const stored = await findPasswordHash(database.read, session.account.email)
  if (stored === undefined) {
    return { answer: refusal(409, 'NO_PASSWORD', 'This account has no password yet') }
  }
  if (!(await passwords.verify({ hash: stored, password: currentPassword }))) {
    return { answer: refusal(401, 'CURRENT_PASSWORD_WRONG', 'The current password is wrong') }
  }
  const hash = await passwords.hash(newPassword)
  const code = await storeChange(context, session, { from: stored, to: hash })
  if (code === 'SESSION_ENDED') {
    return { answer: refusal(403, 'SIGN_IN_FIRST', 'Sign in to this account first') }
  }
  if (code !== undefined) {
    return { answer: refusal(409, 'PASSWORD_CHANGED_MEANWHILE', 'The password has just changed: try again') }
  }
  return { answer: Response.json({ status: true }), passwordHash: hash }
}

/**
 * Stores the new hash. Returns a code if the session ended, or the password changed, since the check of the current
 * password.
 */
async function storeChange(
  { database, emails, limits }: AuthContext,
  { id, account }: OwnSession,
  hash: { readonly from: string; readonly to: string },
): Promise<string | undefined> {
  // An unverified address may be a stranger's, so it gets few emails.
  const mayWrite = account.verified || (await limits.take('messages', `password of ${account.email}`)) === 0
  const now = Date.now()
  const changed = await database.write(async (transaction) => {
    if ((await lockPasswordHash(transaction, account.email)) !== hash.from) return refused('NOT_FOUND')
    if (!(await lockProviderSession(transaction, id, now))) return refused('SESSION_ENDED')
    await setPasswordHash(transaction, account.id, hash.to, now)
    await deleteMailLinks(transaction, { purpose: 'reset-password', accountId: account.id })
    await endOtherProviderSessions(transaction, { accountId: account.id, except: id })
    const user = await findBoundUser(transaction.db, { issuer: accountIssuer, subject: account.id })
    const signIns = user ? await listOpenSignIns(transaction.db, user.id) : []
    const others = signIns.filter(({ signIn }) => signIn !== id)
    await endSignIns(transaction, others, now)
    if (mayWrite) await emails.passwordReplaced(transaction, account)
    return done(null)
  })
  return changed.ok ? undefined : changed.code
}
