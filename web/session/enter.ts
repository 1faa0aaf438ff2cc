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
import { pendingSignOuts } from './pending-sign-outs.ts'

/** An account that was made here and whose registration at the shop is still to come. */
let unregistered: string | undefined

/**
 * Signs in with address and password, registers at the shop and keeps the token (spec §4).
 * Rejects with an AuthError of the provider or an ApiError of the shop.
 */
export async function enterWithPassword(email: string, password: string): Promise<void> {
  const port = await identityPort()
  await pendingSignOuts()
  await register(port, await port.signIn(email, password))
}

/** Makes an account and enters with it. Rejects as `enterWithPassword` does. */
export async function enterWithNewAccount(name: string, email: string, password: string): Promise<void> {
  const port = await identityPort()
  await pendingSignOuts()
  // Pressed again after only the registration failed: the account is there and must not be refused as taken.
  const made = unregistered === email
  const person = await (made ? port.signIn(email, password) : port.signUp(name, email, password))
  unregistered = email
  await register(port, person)
  unregistered = undefined
}

/**
 * Brings the provider's code before it is needed: a window that waits for code opens too long after the click,
 * and the browser blocks it. Never rejects; the click itself says what is wrong.
 */
export async function prepareGoogle(): Promise<void> {
  const port = await identityPort().catch(() => null)
  port?.prepareGoogle?.()
}

/**
 * Enters with a Google account. Rejects as `enterWithPassword` does.
 *
 * @param signal ends the wait for Google's window: nobody is signed in then, whatever the window still does.
 */
export async function enterWithGoogle(signal: AbortSignal): Promise<void> {
  const port = await identityPort()
  signal.throwIfAborted()
  await register(port, await port.signInWithGoogle(signal).catch(refuseGoogle))
}

/** Has a link sent that sets a new password, if the address has an account. Rejects with an AuthError. */
export async function askForNewPassword(email: string): Promise<void> {
  const port = await identityPort()
  await port.requestPasswordReset(email)
}

/**
 * Sets a new password by the link of a mail. Whoever was signed in to that account is out then; so is this browser,
 * if it was one of them. Rejects with an AuthError.
 */
export async function setNewPassword(token: string, password: string): Promise<void> {
  const port = await identityPort()
  if (!port.resetPassword) throw new AuthError('invalid-action-code')
  await port.resetPassword(token, password)
  if (currentSession().status === 'out') return
  // Whatever cannot be found out now, the password is set; the next call of whoever is out says so.
  const idToken = await port.idToken().catch(() => undefined)
  if (idToken === null) dropSession()
}

/** Has another link sent that proves the address of who is signed in. Rejects with an AuthError. */
export async function askForVerification(): Promise<void> {
  const port = await identityPort()
  await port.sendVerification()
}

/** Proves the address of who is signed in by the link of a mail; the shop hears of it at once, if it can be reached. */
export async function proveAddress(token: string): Promise<void> {
  const port = await identityPort()
  if (!port.verifyAddress) throw new AuthError('invalid-action-code')
  await port.verifyAddress(token).catch((error: unknown) => {
    // The page goes by the shop's session; without one it leads to /login and back.
    if (error instanceof AuthError && error.code === 'user-signed-out') dropSession()
    throw error
  })
  // The address is proven, also when the shop hears of it with a later token only.
  await Promise.allSettled([renewToken(port)])
}

/** Has a token made that goes by what the provider says now. */
async function renewToken(port: IdentityPort): Promise<void> {
  const [session, before] = [currentSession(), storedToken()]
  const idToken = await port.idToken()
  if (idToken === null || session.status === 'out') return
  const token = await exchange(idToken, session.email)
  // Logged out, or somebody else logged in, while this was under way: that holds.
  if (storedToken() === before) keepSession(token, session)
}

/** What is wrong with Google's way keeps nobody from the other one. */
function refuseGoogle(error: unknown): never {
  if (error instanceof AuthError && error.code === 'unavailable') {
    throw new AuthError('google-unavailable', { cause: error })
  }
  throw error
}

async function register(port: IdentityPort, person: Person): Promise<void> {
  const idToken = await port.idToken()
  if (idToken === null) throw new AuthError('unavailable')
  keepSession(await exchange(idToken, person.email), person)
}
