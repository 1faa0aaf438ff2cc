import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { unauthorized } from './errors.ts'

/** The shop's two keys: the secret key for its server, the publishable key for browsers. */
export type Keys = { readonly secretKey: string; readonly publishableKey: string }
export type Caller = 'publishable' | 'secret'

/**
 * Identifies the caller by the key in the Authorization header (Bearer, or Basic with the key as user name). Throws 401
 * for a missing or unknown key, and for a secret key sent by a browser.
 */
export function callerOf(headers: IncomingHttpHeaders, keys: Keys): Caller {
  const key = keyIn(headers.authorization)
  if (key === undefined) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (isSame(key, keys.publishableKey)) return 'publishable'
  if (!isSame(key, keys.secretKey)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`)
  // Browsers always set one of these headers; servers set neither.
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    throw unauthorized('A secret key must never reach a browser. Please use the publishable key there.')
  }
  return 'secret'
}

/** Throws 401 unless the caller has the secret key. */
export function requireSecret(caller: Caller): void {
  if (caller === 'secret') return
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

/** Compares secrets in constant time, except for their length, which is not secret. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function keyIn(authorization: string | undefined): string | undefined {
  const [scheme, credentials] = authorization?.split(' ') ?? []
  if (credentials === undefined || credentials === '') return undefined
  if (scheme?.toLowerCase() === 'bearer') return credentials
  if (scheme?.toLowerCase() !== 'basic') return undefined
  const [user] = Buffer.from(credentials, 'base64').toString().split(':')
  return user === '' ? undefined : user
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '*'.repeat(key.length)
}
