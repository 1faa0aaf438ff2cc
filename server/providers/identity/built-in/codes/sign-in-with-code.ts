import { done } from '../../../../../domain/outcome.ts'
import type { Transaction } from '../../../../data/database.ts'
import {
  deletePassword,
  findPasswordHash,
  insertSignInAccount,
  lockSignInAccount,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import { trySignInCode } from '../../../../data/queries/auth/sign-in-codes.ts'
import type { AuthContext } from '../auth-context.ts'
import { endAllSessions, markProven } from '../prove-address.ts'
import { refusal, tooManyRequests } from '../refusal.ts'
import { digitsOf, hashOfAsked, hashOfCode } from './one-time-code.ts'
import { giveBackCodes } from './send-code.ts'

interface Typed {
  readonly email: string
  readonly code: string
  /** The name of a new account; an existing one keeps its own. */
  readonly name?: string | undefined
}

/**
 * Signs in with a code, once, in the browser that asked for it. It proves the email: an email without an account gets
 * one, and an account that was never verified loses every way to sign in that a stranger may have
 * (docs/decisions/0138). A wrong code uses up a try, in the transaction that compares it. An account with a
 * second step is asked for it.
 */
export async function signInWithCode(
  context: AuthContext,
  client: string,
  request: Request,
  { email, code: typed, name = '' }: Typed,
): Promise<Response> {
  const code = digitsOf(typed)
  if (code === undefined) return refusal(400, 'CODE_INCOMPLETE', 'Enter the six digits of the email')
  const waitS = await context.limits.take('clients', client)
  if (waitS > 0) return tooManyRequests(waitS)
  const { secret, codeBrowsers, database } = context
  const browser = codeBrowsers.idOf(request)
  if (browser === undefined) return expired()
  const askedBy = hashOfAsked({ secret, browser, email })
  const tried = await database.write(async (transaction) => {
    const now = Date.now()
    const found = await trySignInCode(transaction, { askedBy, code: hashOfCode(secret, askedBy, code) }, now)
    const isRight = found.outcome === 'right'
    return done({
      found,
      accountId: isRight ? await provenAccount(transaction, context, { email, name }, now) : undefined,
    })
  })
  if (!tried.ok || tried.value.found.outcome === 'none') return expired()
  const { found, accountId } = tried.value
  if (found.outcome === 'wrong') return wrong(found.triesLeft)
  await giveBackCodes(context, client, email, found.sent)
  return accountId === undefined ? expired() : openSession(context, request, { email, accountId })
}

/** Returns the account of an email that was just proven; makes it if there is none. */
async function provenAccount(
  transaction: Transaction,
  { emails }: AuthContext,
  { email, name }: { readonly email: string; readonly name: string },
  now: number,
): Promise<string | undefined> {
  const made = await insertSignInAccount(transaction, { email, name, verified: true }, now)
  if (made !== undefined) return made
  const account = await lockSignInAccount(transaction, email)
  // Undefined: the account was deleted meanwhile.
  if (!account || account.verified) return account?.id
  await markProven(transaction, account, now)
  await deletePassword(transaction, account.id)
  await endAllSessions(transaction, account.id, now)
  await emails.takenOverByCode(transaction, account)
  return account.id
}

async function openSession(
  { library, database, browsers }: AuthContext,
  request: Request,
  { email, accountId }: { readonly email: string; readonly accountId: string },
): Promise<Response> {
  const answer = await library.api.beginSession({
    body: { accountId },
    headers: request.headers,
    asResponse: true,
  })
  if (!answer.ok) return expired()
  const account = { email, passwordHash: await findPasswordHash(database.read, email) }
  answer.headers.append('set-cookie', browsers.cookieFor(account, browsers.idOf(request, account)))
  return answer
}

function expired(): Response {
  return refusal(401, 'CODE_EXPIRED', 'This code has expired or was already used. Ask for a new one')
}

/** Refuses a wrong code. Like every body, it says the same for an email with and without an account. */
function wrong(triesLeft: number): Response {
  const message = triesLeft > 0 ? 'This code is wrong' : 'This was the last try. Ask for a new code'
  return Response.json({ code: 'CODE_WRONG', message, triesLeft }, { status: 401 })
}
