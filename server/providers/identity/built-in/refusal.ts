import { tooManyAttempts } from '../../../../contract/errors.ts'
import { type PasswordFlaw, passwordFlaw } from '../../../../domain/password-rules.ts'

/** A refusal of the built-in provider, in the form of the sign-in library's own: a code, and a line that says it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}

/** Who tries too often is told how long to wait, in the sentence and in the header (RFC 9110 §10.2.3). */
export function tooManyRequests(waitS: number): Response {
  const answer = refusal(429, 'TOO_MANY_ATTEMPTS', tooManyAttempts(waitS))
  answer.headers.set('retry-after', String(Math.max(1, Math.ceil(waitS))))
  return answer
}

/** The link of a letter that was used, is too old or never was. */
export function linkWorthless(): Response {
  return refusal(400, 'INVALID_LINK', 'This link was already used or has expired')
}

const told: Readonly<Record<PasswordFlaw, readonly [code: string, message: string]>> = {
  'too short': ['PASSWORD_TOO_SHORT', 'Password too short'],
  'too long': ['PASSWORD_TOO_LONG', 'Password too long'],
  'too common': ['PASSWORD_TOO_COMMON', 'This password is too common'],
}

/** Refuses what may not become the password of the account with this address; undefined when it may. */
export function passwordRefusal(password: string, email: string): Response | undefined {
  const flaw = passwordFlaw(password, email)
  return flaw && refusal(400, ...told[flaw])
}
