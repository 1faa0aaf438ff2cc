import { readStored, writeStored } from '../browser-storage.ts'
import { forgetRole } from '../remembered-role.ts'

/** The key of the access token in the browser's storage (spec §3, §9). */
export const accessTokenKey = 'accessToken'
/** Who is signed in, beside the token, so that the navbar needs no call. */
const personKey = 'session'

/** Who is signed in. */
export interface Person {
  readonly email: string
  readonly name: string
}

/**
 * Why this tab has signed out. `left`: the person logged out or deleted the account. `forced`: the person went where only
 * admins may go (spec §2). `ended`: the session is over at the shop or at the sign-in provider. `again`: the person is to
 * sign in again.
 */
export type SignOutReason = 'left' | 'forced' | 'ended' | 'again'

/** Nobody is signed in. There is no reason where another tab signed out. */
export interface SignedOut {
  readonly status: 'out'
  readonly why?: SignOutReason
}

export type Session = SignedOut | ({ readonly status: 'in' } & Person)

export const signedOut: SignedOut = { status: 'out' }

const listeners = new Set<() => void>()
let outState = signedOut
let seen: { token: string | null; person: string | null; session: Session } = {
  token: null,
  person: null,
  session: signedOut,
}

/** Returns the session as the browser keeps it now; the same object until it changes. */
export function currentSession(): Session {
  const token = readStored(accessTokenKey)
  const person = readStored(personKey)
  if (token !== seen.token || person !== seen.person) {
    seen = { token, person, session: sessionOf(token, person) }
    // The reason belongs to one session; this is another one, perhaps of another tab.
    if (seen.session.status === 'in') outState = signedOut
  }
  return seen.session.status === 'in' ? seen.session : outState
}

/** Returns the access token as the browser keeps it now, fresh or not. */
export function storedToken(): string | null {
  return readStored(accessTokenKey)
}

/** Keeps a session that begins, or a renewed token of one. */
export function keepSession(token: string, { email, name }: Person): void {
  outState = signedOut
  writeStored(personKey, JSON.stringify({ email, name }))
  writeStored(accessTokenKey, token)
  tellListeners()
}

/** Removes token, person and role: nothing of the session stays in the browser. */
export function dropSession(why?: SignOutReason): void {
  outState = why ? { status: 'out', why } : signedOut
  writeStored(accessTokenKey, null)
  writeStored(personKey, null)
  forgetRole()
  tellListeners()
}

/** Calls back when the session changes, in this tab or in another one. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// For as long as the page lives. Without a change `currentSession` returns the same object, and nothing renders.
globalThis.window?.addEventListener('storage', tellListeners)
// A page in the back/forward cache gets no storage events.
globalThis.window?.addEventListener('pageshow', tellListeners)

function tellListeners(): void {
  for (const listener of [...listeners]) listener()
}

function sessionOf(token: string | null, person: string | null): Session {
  const known = token && person ? parsePerson(person) : null
  return known ? { status: 'in', ...known } : signedOut
}

function parsePerson(text: string): Person | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('email' in value)) return null
    if (typeof value.email !== 'string') return null
    return { email: value.email, name: 'name' in value && typeof value.name === 'string' ? value.name : '' }
  } catch {
    // Another program's text under our key.
    return null
  }
}
