import { done } from '../../../../../domain/outcome.ts'
import { isTaken, removeIncompleteAccount } from '../accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { sendVerificationLink } from '../mail-links/verify-address.ts'
import { passwordRefusal, refusal, tooManyRequests } from '../refusal.ts'

interface NewAccount {
  readonly email: string
  readonly password: string
}

/**
 * Creates an account. For a taken email the refusal is neutral and the email's owner gets an email. A client that hits
 * many taken emails must wait, so that nobody can probe lists of emails (docs/decisions/0016).
 *
 * @param make lets the sign-in library create the account.
 */
export async function signUp(
  context: AuthContext,
  client: string,
  account: NewAccount,
  make: () => Promise<Response>,
): Promise<Response> {
  const unfit = passwordRefusal(account.password, account.email)
  if (unfit) return unfit
  // Taken before the email is checked, so that a limited client learns nothing about any email.
  const waitS = await context.limits.take('takenAddresses', client)
  if (waitS > 0) return tooManyRequests(waitS)
  let answer: Response | 'taken' | undefined
  try {
    answer = await signUpCounted(context, account, make)
  } finally {
    // Returned even after a database error.
    if (answer !== 'taken') await context.limits.giveBack('takenAddresses', client)
  }
  if (answer !== 'taken') return answer
  await notifyOwner(context, account.email)
  return refusal(
    422,
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    'This address cannot be used for a new account. If it is yours, sign in, or set a new password.',
  )
}

async function signUpCounted(
  context: AuthContext,
  { email }: NewAccount,
  make: () => Promise<Response>,
): Promise<Response | 'taken'> {
  // Each sign-up sends an email, and deleting the account sends another, so the limit protects mailboxes from repeated
  // sign-ups.
  const limitKey = `sign-ups of ${email}`
  const waitS = await context.limits.take('messages', limitKey)
  if (waitS > 0) return tooManyRequests(waitS)
  await removeIncompleteAccount(context.library, email)
  const answer = await make()
  if (answer.ok) await logFailure(context, 'for a new account', () => sendVerificationLink(context, email))
  else await context.limits.giveBack('messages', limitKey)
  // 422 also results from two concurrent sign-ups, when one violates the unique email.
  return answer.status === 422 && (await isTaken(context.library, email)) ? 'taken' : answer
}

/** Notifies the owner of an email of a refused sign-up. */
async function notifyOwner(context: AuthContext, email: string): Promise<void> {
  if ((await context.limits.take('messages', `sign-ups refused for ${email}`)) > 0) return
  await logFailure(context, 'about a refused sign-up', async () => {
    await context.database.write(async (transaction) => {
      await context.emails.signUpRefused(transaction, { email })
      return done(null)
    })
  })
}

/** Logs a failure to write an email, because the response does not depend on the email. */
async function logFailure({ log }: AuthContext, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    log.error(`sign-in: no email ${what}: ${error instanceof Error ? error.name : ''}`)
  }
}
