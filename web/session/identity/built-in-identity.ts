import { callTimeoutMs } from '../../api/http-transport.ts'
import { isRecord } from '../../api/is-record.ts'
import { retryAfterReconnect } from '../../api/reconnect-retry.ts'
import type { Person } from '../access-token/stored-session.ts'
import { pendingSignOuts, trackSignOut } from '../pending-sign-outs.ts'
import { googleWindow } from './google-window.ts'
import { AuthError, type AuthErrorCode, type IdentityPort } from './identity-port.ts'

/** Maps the built-in provider's error codes to the port's. */
const codes: Readonly<Record<string, AuthErrorCode>> = {
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  INVALID_EMAIL: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_COMMON: 'password-too-common',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  INVALID_LINK: 'invalid-action-code',
  SIGN_IN_FIRST: 'user-signed-out',
  ANOTHER_ACCOUNT: 'user-mismatch',
}

/** Implements the built-in identity provider, below /auth of the page's origin; its session is a cookie. */
export function builtInIdentity(): IdentityPort {
  const listeners = new Set<(signedIn: boolean) => void>()
  const notify = (signedIn: boolean) => {
    for (const listener of listeners) listener(signedIn)
  }
  async function enter(path: string, values: object): Promise<Person> {
    const person = personOf(await send('POST', path, values))
    notify(true)
    return person
  }
  return {
    signUp: (name, email, password) => enter('/sign-up/email', { name, email, password }),
    signIn: (email, password) => enter('/sign-in/email', { email, password }),
    async signInWithGoogle(signal) {
      await googleWindow(signal, pendingSignOuts())
      const person = personOf(await bodyOf(await read('/get-session')))
      notify(true)
      return person
    },
    requestPasswordReset: async (email) => void (await send('POST', '/forgot-password', { email })),
    resetPassword: async (token, password) =>
      void (await send('POST', '/reset-password', { token, password })),
    sendVerification: async () => void (await send('POST', '/send-verification', {})),
    verifyAddress: async (token) => void (await send('POST', '/verify-address', { token })),
    async signOut() {
      await trackSignOut(send('POST', '/sign-out', {}))
      notify(false)
    },
    idToken,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function idToken(): Promise<string | null> {
  const response = await read('/token')
  if (response.status === 401) return null
  const body = await bodyOf(response)
  if (response.ok && isRecord(body) && typeof body.token === 'string') return body.token
  throw refusalOf(response, body)
}

function read(path: string): Promise<Response> {
  return retryAfterReconnect(() => request('GET', path))
}

async function send(method: string, path: string, values: object): Promise<unknown> {
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
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    })
  } catch (cause) {
    throw new AuthError('network-request-failed', { cause })
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // Not JSON, or truncated: the status is enough.
    return null
  }
}

function refusalOf({ status, headers }: Response, body: unknown): AuthError {
  if (status === 429)
    return new AuthError('too-many-requests', { waitS: secondsOf(headers.get('retry-after')) })
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : ''
  return new AuthError(codes[code] ?? 'unavailable')
}

function secondsOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function personOf(body: unknown): Person {
  const user = isRecord(body) && isRecord(body.user) ? body.user : {}
  if (typeof user.email !== 'string') throw new AuthError('unavailable')
  return { email: user.email, name: typeof user.name === 'string' ? user.name : '' }
}
