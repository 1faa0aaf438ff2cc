import { done, refused } from '../../../../../domain/outcome.ts'
import { markIdentityVerified } from '../../../../data/queries/accounts/identities.ts'
import {
  deleteMailLinks,
  findMailLink,
  insertMailLink,
  useMailLink,
} from '../../../../data/queries/auth/mail-links.ts'
import {
  findSignInAccount,
  markAddressVerified,
  type SignInAccount,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import { hashOfToken, newSecretToken } from '../../../../platform/secret-token.ts'
import { accountIssuer } from '../accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { invalidLink, refusal, tooManyRequests } from '../refusal.ts'
import { mailLinks } from './mail-link.ts'

const purpose = 'verify-address'

/** Sends another verification link to the signed-in user, unless the email is verified. */
export async function sendVerification(context: AuthContext, request: Request): Promise<Response> {
  const account = await signedInAccount(context, request)
  if (!account) return signInFirst()
  if (account.verified) return Response.json({ status: true })
  const waitS = await context.limits.take('messages', `verification of ${account.email}`)
  if (waitS > 0) return tooManyRequests(waitS)
  await writeLink(context, account)
  return Response.json({ status: true })
}

/** Sends the verification link for a new account. */
export async function sendVerificationLink(context: AuthContext, email: string): Promise<void> {
  const account = await findSignInAccount(context.database.read, { email })
  if (account) await writeLink(context, account)
}

async function writeLink({ database, emails }: AuthContext, account: SignInAccount): Promise<void> {
  const now = Date.now()
  const token = newSecretToken()
  const expiresAt = now + mailLinks[purpose].livesMs
  await database.write(async (transaction) => {
    await insertMailLink(
      transaction,
      { purpose, hash: hashOfToken(token), accountId: account.id, expiresAt },
      now,
    )
    await emails.verifyAddress(transaction, account, { token, expiresAt })
    return done(null)
  })
}

/**
 * Verifies an account's email with the link of an email, once, in a browser signed in to that account. The link alone
 * is not enough: a stranger may have signed up with another person's email, and that person would verify the stranger's
 * account by following the link.
 */
export async function verifyAddress(
  context: AuthContext,
  client: string,
  request: Request,
  token: string,
): Promise<Response> {
  const waitS = await context.limits.take('clients', client)
  if (waitS > 0) return tooManyRequests(waitS)
  const link = { purpose, hash: hashOfToken(token) }
  const accountId = await findMailLink(context.database.read, link, Date.now())
  if (accountId === undefined) return invalidLink()
  const account = await signedInAccount(context, request)
  if (!account) return signInFirst()
  if (account.id !== accountId) return refusal(403, 'ANOTHER_ACCOUNT', 'This link is for another account')
  return (await markVerified(context, link, accountId)) ? Response.json({ status: true }) : invalidLink()
}

/** Marks the email as verified; returns false if the link has been used. */
async function markVerified(
  { database }: AuthContext,
  link: { readonly purpose: string; readonly hash: string },
  accountId: string,
): Promise<boolean> {
  const now = Date.now()
  const marked = await database.write(async (transaction) => {
    if (!(await useMailLink(transaction, link, now))) return refused('NOT_FOUND')
    await markAddressVerified(transaction, accountId, now)
    // The verifying browser was signed in to this account, so the account belongs to the email's owner.
    await markIdentityVerified(transaction, { issuer: accountIssuer, subject: accountId })
    await deleteMailLinks(transaction, { purpose, accountId })
    return done(null)
  })
  return marked.ok
}

async function signedInAccount(
  { library, database }: AuthContext,
  request: Request,
): Promise<SignInAccount | undefined> {
  const session = await library.api.getSession({ headers: request.headers })
  return session ? findSignInAccount(database.read, { id: session.user.id }) : undefined
}

function signInFirst(): Response {
  return refusal(401, 'SIGN_IN_FIRST', 'Sign in to this account first')
}
