import { tooManyAttempts } from '../../../../contract/too-many-attempts.ts'
import { type PasswordFlaw, passwordFlaw } from '../../../../domain/accounts/password-rules.ts'

/** Makes a refusal in the sign-in library's format: a code and a message. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}

/**
 * Refuses an attempt beyond a rate limit, with the time to wait in the message and in the header (RFC 9110 §10.2.3).
 */
export function tooManyRequests(waitS: number): Response {
  const answer = refusal(429, 'TOO_MANY_ATTEMPTS', tooManyAttempts(waitS))
  answer.headers.set('retry-after', String(Math.max(1, Math.ceil(waitS))))
  return answer
}

/** Refuses a link that is used, expired or unknown. */
export function invalidLink(): Response {
  return refusal(400, 'INVALID_LINK', 'This link was already used or has expired')
}

const refusalOf: Readonly<Record<PasswordFlaw, readonly [code: string, message: string]>> = {
  'too short': ['PASSWORD_TOO_SHORT', 'Password too short'],
  'too long': ['PASSWORD_TOO_LONG', 'Password too long'],
  'too common': ['PASSWORD_TOO_COMMON', 'This password is too common'],
}

/** Refuses an unsuitable password for the account with this email; undefined for a suitable one. */
export function passwordRefusal(password: string, email: string): Response | undefined {
  const flaw = passwordFlaw(password, email)
  return flaw && refusal(400, ...refusalOf[flaw])
}
