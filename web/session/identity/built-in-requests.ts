import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { callTimeoutMs } from '../../api/http-transport.ts'
import { isRecord } from '../../api/is-record.ts'
import { retryAfterReconnect } from '../../api/reconnect-retry.ts'
import type { Person } from '../access-token/stored-session.ts'
import { AuthError, type AuthErrorCode } from './identity-port.ts'

/** Maps the built-in provider's error codes to the port's; an unlisted code is `refused`. */
export const builtInCodes: Readonly<Record<string, AuthErrorCode>> = {
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  INVALID_EMAIL: 'invalid-email',
  INVALID_NAME: 'invalid-name',
  VALIDATION_ERROR: 'invalid-input',
  INVALID_ORIGIN: 'other-origin',
  MISSING_OR_NULL_ORIGIN: 'other-origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'other-origin',
  SECOND_FACTOR_REQUIRED: 'second-step-first',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_COMMON: 'password-too-common',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  CURRENT_PASSWORD_WRONG: 'current-password-wrong',
  PASSWORD_CHANGED_MEANWHILE: 'current-password-wrong',
  INVALID_LINK: 'invalid-action-code',
  SIGN_IN_FIRST: 'user-signed-out',
  ANOTHER_ACCOUNT: 'user-mismatch',
  SIGN_IN_AGAIN: 'sign-in-again',
  PASSKEY_NOT_ACCEPTED: 'passkey-refused',
  PASSKEY_NOT_FOUND: 'passkey-unknown',
  PASSKEYS_LIMIT: 'too-many-passkeys',
  LAST_WAY_TO_SIGN_IN: 'last-way-to-sign-in',
  SECOND_FACTOR_NEEDS_PASSKEY: 'second-step-needs-passkey',
  RECOVERY_CODE_WRONG: 'recovery-code-wrong',
  CODE_WRONG: 'code-wrong',
  CODE_EXPIRED: 'code-expired',
  CODE_INCOMPLETE: 'code-incomplete',
  HAS_PASSWORD: 'has-password',
}

/** Reads from the provider; retries after the connection returns. */
export function read(path: string): Promise<Response> {
  return retryAfterReconnect(() => request('GET', path))
}

/** Sends to the provider; rejects with an AuthError for a refusal. */
export async function send(method: string, path: string, values: object): Promise<unknown> {
  const response = await request(method, path, JSON.stringify(values))
  const body = await bodyOf(response)
  if (!response.ok) throw refusalOf(response, body)
  return body
}

async function request(method: string, path: string, body?: string): Promise<Response> {
  try {
    return await fetch(`/auth${path}`, {
      method,
      signal: AbortSignal.timeout(callTimeoutMs),
      headers: {
        // The provider's emails are in the language of the page.
        'content-language': buildLanguage,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    })
  } catch (cause) {
    throw new AuthError('network-request-failed', { cause })
  }
}

export async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // The body is not JSON, or truncated; the status is sufficient.
    return null
  }
}

/** Converts a refusal to an error. */
export function refusalOf({ status, headers }: Response, body: unknown): AuthError {
  if (status === 429)
    return new AuthError('too-many-requests', { waitS: secondsOf(headers.get('retry-after')) })
  // Only the provider's own failure counts as an outage.
  if (status >= 500 || status < 400) return new AuthError('unavailable')
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : ''
  const known = Object.hasOwn(builtInCodes, code) ? builtInCodes[code] : undefined
  const triesLeft = isRecord(body) && typeof body.triesLeft === 'number' ? body.triesLeft : undefined
  return new AuthError(known ?? 'refused', { triesLeft })
}

function secondsOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** Returns the person in the provider's answer. */
export function personOf(body: unknown): Person {
  const user = isRecord(body) && isRecord(body.user) ? body.user : {}
  if (typeof user.email !== 'string') throw new AuthError('unavailable')
  return { email: user.email, name: typeof user.name === 'string' ? user.name : '' }
}
