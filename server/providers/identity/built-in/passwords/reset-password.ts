import { setTimeout as wait } from 'node:timers/promises'
import { done, refused } from '../../../../../domain/outcome.ts'
import { findBoundUser } from '../../../../data/queries/accounts/identities.ts'
import { endAllSignIns } from '../../../../data/queries/accounts/sessions.ts'
import {
  deleteMailLinks,
  findMailLink,
  insertMailLink,
  useMailLink,
} from '../../../../data/queries/auth/mail-links.ts'
import { deletePasskeysOf } from '../../../../data/queries/auth/passkeys.ts'
import { switchOffSecondFactor } from '../../../../data/queries/auth/second-factors.ts'
import {
  endProviderSessions,
  findSignInAccount,
  markAddressVerified,
  type SignInAccount,
  setPasswordHash,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import { hashOfToken, newSecretToken } from '../../../../platform/secret-token.ts'
import { accountIssuer } from '../accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailLinks } from '../mail-links/mail-link.ts'
import { invalidLink, passwordRefusal, tooManyRequests } from '../refusal.ts'

const purpose = 'reset-password'

/**
 * Sends a password reset link to an email with an account. The response to unknown and to rate-limited emails is the
 * same and takes the same time, unless the database needs longer than `resetRequestMs`.
 */
export async function requestReset(context: AuthContext, client: string, email: string): Promise<Response> {
  const waitS = await context.limits.take('clients', client)
  if (waitS > 0) return tooManyRequests(waitS)
  await Promise.all([sendResetLink(context, email), wait(context.resetRequestMs)])
  return Response.json({ status: true })
}

async function sendResetLink({ database, limits, emails }: AuthContext, email: string): Promise<void> {
  const tooMany = (await limits.take('messages', `resets for ${email}`)) > 0
  const account = await findSignInAccount(database.read, { email })
  const now = Date.now()
  const token = newSecretToken()
  const expiresAt = now + mailLinks[purpose].livesMs
  const link = { purpose, hash: hashOfToken(token), accountId: account?.id ?? '', expiresAt }
  await database.write(async (transaction) => {
    await insertMailLink(transaction, link, now)
    // Rolls back only here, so that a busy database delays unknown emails as long as known ones.
    if (tooMany || !account) return refused('NOT_FOUND')
    await emails.resetPassword(transaction, account, { token, expiresAt })
    return done(null)
  })
}

/**
 * Sets a new password with the link of an email, once. The link proves the email, which then counts as verified. Ends
 * all sign-ins of the account, at the provider and the shop.
 */
export async function resetPassword(
  context: AuthContext,
  client: string,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Response> {
  const waitS = await context.limits.take('clients', client)
  if (waitS > 0) return tooManyRequests(waitS)
  const link = { purpose, hash: hashOfToken(token) }
  const { read } = context.database
  const accountId = await findMailLink(read, link, Date.now())
  const account = accountId === undefined ? undefined : await findSignInAccount(read, { id: accountId })
  if (!account) return invalidLink()
  // Checked before the link is consumed, so that it still works with another password.
  const unfit = passwordRefusal(password, account.email)
  if (unfit) return unfit
  const hash = await (await context.library.$context).password.hash(password)
  if (!(await changePassword(context, link, account, hash))) return invalidLink()
  const answer = Response.json({ status: true })
  answer.headers.append(
    'set-cookie',
    context.browsers.cookieFor({ ...account, passwordHash: hash }, undefined),
  )
  return answer
}

/** Changes the password; returns false if the link has been used. */
async function changePassword(
  { database, emails }: AuthContext,
  link: { readonly purpose: string; readonly hash: string },
  account: SignInAccount,
  hash: string,
): Promise<boolean> {
  const now = Date.now()
  const changed = await database.write(async (transaction) => {
    if (!(await useMailLink(transaction, link, now))) return refused('NOT_FOUND')
    await setPasswordHash(transaction, account.id, hash, now)
    await markAddressVerified(transaction, account.id, now)
    // A stranger may have created the account with this email, and could sign in again with their own passkey.
    if (!account.verified) {
      await deletePasskeysOf(transaction, account.id)
      await switchOffSecondFactor(transaction, account.id)
    }
    await deleteMailLinks(transaction, { purpose, accountId: account.id })
    await endProviderSessions(transaction, account.id)
    const user = await findBoundUser(transaction.db, { issuer: accountIssuer, subject: account.id })
    if (user) await endAllSignIns(transaction, user.id, now)
    await emails.passwordChanged(transaction, account, account.verified)
    return done(null)
  })
  return changed.ok
}
