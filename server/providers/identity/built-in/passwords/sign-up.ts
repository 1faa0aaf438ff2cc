import { done } from '../../../../../domain/outcome.ts'
import { isTaken, removeHalfMade } from '../accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { sendVerificationLink } from '../mail-links/verify-address.ts'
import { passwordRefusal, refusal, tooManyRequests } from '../refusal.ts'

interface NewAccount {
  readonly email: string
  readonly password: string
}

/**
 * Makes an account, or refuses to. An address that has one is refused in neutral words, its owner is told by mail, and a
 * client that meets many such addresses has to wait, so that nobody tries a list of them (docs/decisions/0016).
 *
 * @param make lets the sign-in library make the account.
 */
export async function signUp(
  context: AuthContext,
  client: string,
  account: NewAccount,
  make: () => Promise<Response>,
): Promise<Response> {
  const unfit = passwordRefusal(account.password, account.email)
  if (unfit) return unfit
  // Taken before the address is looked at: a client that has none left learns nothing more, of new addresses either.
  const waitS = await context.limits.take('takenAddresses', client)
  if (waitS > 0) return tooManyRequests(waitS)
  let answer: Response | 'taken' | undefined
  try {
    answer = await signUpCounted(context, account, make)
  } finally {
    // Also where the database did not answer.
    if (answer !== 'taken') await context.limits.giveBack('takenAddresses', client)
  }
  if (answer !== 'taken') return answer
  await tellOwner(context, account.email)
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
  // Each is a letter, and another one when it is deleted: nobody fills somebody else's mailbox by beginning over and over.
  const whose = `sign-ups of ${email}`
  const waitS = await context.limits.take('messages', whose)
  if (waitS > 0) return tooManyRequests(waitS)
  await removeHalfMade(context.library, email)
  const answer = await make()
  if (answer.ok)
    await withoutFailing(context, 'for a new account', () => sendVerificationLink(context, email))
  else await context.limits.giveBack('messages', whose)
  // 422 is also the answer when two sign-ups come at the same moment, and one fails on the unique address.
  return answer.status === 422 && (await isTaken(context.library, email)) ? 'taken' : answer
}

/** Tells the owner of an address that somebody has tried to sign up with it. */
async function tellOwner(context: AuthContext, email: string): Promise<void> {
  if ((await context.limits.take('messages', `sign-ups refused for ${email}`)) > 0) return
  await withoutFailing(context, 'about a refused sign-up', async () => {
    await context.database.write(async (transaction) => {
      await context.emails.signUpRefused(transaction, { email })
      return done(null)
    })
  })
}

/** The answer stands, whether or not the letter can be written. */
async function withoutFailing({ log }: AuthContext, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    log.error(`sign-in: no letter ${what}: ${error instanceof Error ? error.name : ''}`)
  }
}
