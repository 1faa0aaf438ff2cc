import { done } from '../../../../../domain/outcome.ts'
import type { Database } from '../../../../data/database.ts'
import {
  deleteSignInCodesExpiredBefore,
  insertSignInCode,
} from '../../../../data/queries/auth/sign-in-codes.ts'
import type { AuthContext } from '../auth-context.ts'
import { tooManyRequests } from '../refusal.ts'
import { codeRules, hashOfAsked, hashOfCode, newCode } from './one-time-code.ts'

/**
 * Sends a code that signs in, to any email. Nothing here reads whether the email has an account, so answer, email and
 * time are the same with and without one.
 */
export async function sendCode(
  context: AuthContext,
  client: string,
  request: Request,
  email: string,
): Promise<Response> {
  const waitS = await takeCode(context, client, email)
  if (waitS > 0) return tooManyRequests(waitS)
  const { secret, codeBrowsers, database, emails } = context
  const browser = codeBrowsers.idOf(request) ?? codeBrowsers.newId()
  const askedBy = hashOfAsked({ secret, browser, email })
  const code = newCode()
  const expiresAt = Date.now() + codeRules.livesMs
  await database.write(async (transaction) => {
    const hash = hashOfCode(secret, askedBy, code)
    await insertSignInCode(transaction, { askedBy, code: hash, tries: codeRules.tries, expiresAt })
    await emails.signInCode(transaction, { email }, { code, expiresAt })
    return done(null)
  })
  const answer = Response.json({ status: true, againAfterS: codeRules.againAfterS })
  answer.headers.append('set-cookie', codeBrowsers.cookieFor(browser))
  return answer
}

/** Counts a code for the client and the email; the seconds to wait when there were too many. */
async function takeCode({ limits }: AuthContext, client: string, email: string): Promise<number> {
  const clientWaitS = await limits.take('codesOfClient', client)
  if (clientWaitS > 0) return clientWaitS
  const waitS = await limits.take('codesToEmail', email)
  if (waitS > 0) await limits.giveBack('codesOfClient', client)
  return waitS
}

/** Stops counting the codes for an email that proved to be the client's own. */
export async function giveBackCodes(
  { limits }: AuthContext,
  client: string,
  email: string,
  sent: number,
): Promise<void> {
  for (let code = 0; code < sent; code += 1) {
    await limits.giveBack('codesOfClient', client)
    await limits.giveBack('codesToEmail', email)
  }
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(database: Database): Promise<void> {
  await database.write(async (transaction) =>
    done(await deleteSignInCodesExpiredBefore(transaction, Date.now())),
  )
}
