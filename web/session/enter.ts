import { exchange } from './exchange.ts'
import { identityPort } from './identity.ts'
import { AuthError, type IdentityPort } from './identity-port.ts'
import { keepSession, type Person } from './stored-session.ts'

/** An account that was made here and whose registration at the shop is still to come. */
let unregistered: string | undefined

/**
 * Signs in with address and password, registers at the shop and keeps the token (spec §4).
 * Rejects with an AuthError of the provider or an ApiError of the shop.
 */
export async function enterWithPassword(email: string, password: string): Promise<void> {
  const port = await identityPort()
  await register(port, await port.signIn(email, password))
}

/** Makes an account and enters with it. Rejects as `enterWithPassword` does. */
export async function enterWithNewAccount(name: string, email: string, password: string): Promise<void> {
  const port = await identityPort()
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
  await identityPort().catch(() => null)
}

/** Enters with a Google account. Rejects as `enterWithPassword` does. */
export async function enterWithGoogle(): Promise<void> {
  const port = await identityPort()
  await register(port, await port.signInWithGoogle())
}

async function register(port: IdentityPort, person: Person): Promise<void> {
  const proof = await port.idToken()
  if (proof === null) throw new AuthError('unavailable')
  keepSession(await exchange(proof, person.email), person)
}
