import { claimDrafts } from '../forms/drafts.ts'
import { exchange } from './access-token/exchange.ts'
import {
  currentSession,
  dropSession,
  keepSession,
  type Person,
  storedToken,
} from './access-token/stored-session.ts'
import { identityPort } from './identity/identity.ts'
import { AuthError, type IdentityPort } from './identity/identity-port.ts'
import type { PasskeyRequest } from './passkeys/passkey-port.ts'
import { pendingSignOuts } from './pending-sign-outs.ts'

/** Email of an account that was created here but is not registered at the shop yet. */
let unregistered: string | undefined

/**
 * Signs in with email and password, registers at the shop and stores the token (spec §4). Rejects with an
 * AuthError of the provider or an ApiError of the shop.
 */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const port = await identityPort()
  await pendingSignOuts()
  await register(port, await port.signIn(email, password))
}

/** Creates an account and signs in to it. Rejects like `signInWithPassword`. */
export async function signUpWithPassword(name: string, email: string, password: string): Promise<void> {
  const port = await identityPort()
  await pendingSignOuts()
  // Only the registration failed before, so the account exists and must not be refused as taken.
  const made = unregistered === email
  const person = await (made ? port.signIn(email, password) : port.signUp(name, email, password))
  unregistered = email
  await register(port, person)
  unregistered = undefined
}

/**
 * Loads the provider's code in advance, because browsers block a window that opens too long after the click. Never
 * rejects; the click reports the error.
 */
export async function prepareGoogle(): Promise<void> {
  const port = await identityPort().catch(() => null)
  port?.prepareGoogle?.()
}

/**
 * Signs in with a Google account. Rejects like `signInWithPassword`.
 * @param signal ends the wait for Google's window: no sign-in follows, even if the window completes it.
 */
export async function continueWithGoogle(signal: AbortSignal): Promise<void> {
  const port = await identityPort()
  signal.throwIfAborted()
  await register(port, await port.signInWithGoogle(signal).catch(refuseGoogle))
}

/**
 * Signs in with a passkey. Rejects like `signInWithPassword`, and with `passkey-cancelled` if the person closes the
 * browser's window.
 * @param asked `autofill` waits until the person chooses a passkey in the email field, if the browser supports that.
 */
export async function signInWithPasskey(signal: AbortSignal, asked: PasskeyRequest): Promise<void> {
  const port = await identityPort()
  if (!port.loadPasskeys) throw new AuthError('unavailable')
  const passkeys = await port.loadPasskeys()
  await pendingSignOuts()
  await register(port, await passkeys.signIn(signal, asked))
}

/** Completes a sign-in whose account requires a second step. Rejects like `signInWithPassword`. */
export async function signInWithRecoveryCode(code: string): Promise<void> {
  const port = await identityPort()
  if (!port.loadPasskeys) throw new AuthError('unavailable')
  const passkeys = await port.loadPasskeys()
  await register(port, await passkeys.recover(code))
}

/** Requests an email with a link that sets a new password, if the email has an account. Rejects with an AuthError. */
export async function requestNewPassword(email: string): Promise<void> {
  const port = await identityPort()
  await port.requestPasswordReset(email)
}

/**
 * Sets a new password with an email's link. Ends all sessions of that account, including one in this browser. Rejects
 * with an AuthError.
 */
export async function setNewPassword(token: string, password: string): Promise<void> {
  const port = await identityPort()
  if (!port.resetPassword) throw new AuthError('invalid-action-code')
  await port.resetPassword(token, password)
  if (currentSession().status === 'out') return
  // The password is set, even if the session cannot be checked now; the next call reports an ended session.
  const idToken = await port.idToken().catch(() => undefined)
  if (idToken === null) dropSession()
}

/** Requests another email with a verification link for the signed-in person. Rejects with an AuthError. */
export async function requestVerification(): Promise<void> {
  const port = await identityPort()
  await port.sendVerification()
}

/**
 * Verifies the signed-in person's email with an email's link, and updates the shop's token if the shop is reachable.
 */
export async function verifyAddress(token: string): Promise<void> {
  const port = await identityPort()
  if (!port.verifyAddress) throw new AuthError('invalid-action-code')
  await port.verifyAddress(token).catch((error: unknown) => {
    // The page depends on the shop's session; without one it redirects to /login and back.
    if (error instanceof AuthError && error.code === 'user-signed-out') dropSession()
    throw error
  })
  // The email is verified, even if the shop learns of it only from a later token.
  await Promise.allSettled([renewToken(port)])
}

/** Gets a new access token for a new ID token, which contains the provider's current data. */
async function renewToken(port: IdentityPort): Promise<void> {
  const [session, before] = [currentSession(), storedToken()]
  const idToken = await port.idToken()
  if (idToken === null || session.status === 'out') return
  const token = await exchange(idToken, session.email)
  // A sign-out or another sign-in during the renewal takes precedence.
  if (storedToken() === before) keepSession(token, session)
}

/** Reports an outage of Google as such, because other ways to sign in may work. */
function refuseGoogle(error: unknown): never {
  if (error instanceof AuthError && error.code === 'unavailable') {
    throw new AuthError('google-unavailable', { cause: error })
  }
  throw error
}

async function register(port: IdentityPort, person: Person): Promise<void> {
  const idToken = await port.idToken()
  if (idToken === null) throw new AuthError('unavailable')
  const token = await exchange(idToken, person.email)
  claimDrafts(person.email)
  keepSession(token, person)
}
