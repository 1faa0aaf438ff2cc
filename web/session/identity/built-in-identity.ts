import { isRecord } from '../../api/is-record.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Person } from '../access-token/stored-session.ts'
import type { PasskeyPort } from '../passkeys/passkey-port.ts'
import { pendingSignOuts, trackSignOut } from '../pending-sign-outs.ts'
import { bodyOf, personOf, read, refusalOf, send } from './built-in-requests.ts'
import { googleWindow } from './google-window.ts'
import { AuthError, type IdentityPort } from './identity-port.ts'

/** Implements the built-in identity provider, below /auth at the page's origin. Its session is a cookie. */
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
    hasPassword,
    changePassword: async (currentPassword, newPassword) =>
      void (await send('POST', '/change-password', { currentPassword, newPassword })),
    sendVerification: async () => void (await send('POST', '/send-verification', {})),
    verifyAddress: async (token) => void (await send('POST', '/verify-address', { token })),
    async loadPasskeys() {
      const passkeys = await loadPasskeys()
      return {
        ...passkeys,
        async signIn(...asked) {
          const person = await passkeys.signIn(...asked)
          notify(true)
          return person
        },
      }
    },
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

async function hasPassword(): Promise<boolean> {
  const response = await read('/password')
  const body = await bodyOf(response)
  if (response.ok && isRecord(body) && typeof body.set === 'boolean') return body.set
  throw refusalOf(response, body)
}

async function loadPasskeys(): Promise<PasskeyPort> {
  try {
    const { builtInPasskeys } = await loadOnDemand(() => import('../passkeys/built-in-passkeys.ts'))
    return builtInPasskeys
  } catch (cause) {
    throw new AuthError('network-request-failed', { cause })
  }
}
