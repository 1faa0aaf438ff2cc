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
 * `forced`: the shop has signed the person out in this tab, so there is nothing to come back to (spec §2). `ended`: the
 * session was over at the shop or at the sign-in provider, as this tab has found out.
 */
export type Session =
  | { readonly status: 'out'; readonly forced?: true; readonly ended?: true }
  | ({ readonly status: 'in' } & Person)

export const signedOut: Session = { status: 'out' }
const forcedOut: Session = { status: 'out', forced: true }
const endedOut: Session = { status: 'out', ended: true }

const listeners = new Set<() => void>()
let outState: Session = signedOut
let seen: { token: string | null; person: string | null; session: Session } = {
  token: null,
  person: null,
  session: signedOut,
}

/** The session as the browser keeps it now; the same object until it changes. */
export function currentSession(): Session {
  const token = readStored(accessTokenKey)
  const person = readStored(personKey)
  if (token !== seen.token || person !== seen.person) {
    seen = { token, person, session: sessionOf(token, person) }
    // Whoever is signed in, by another tab too, is signed out by something new.
    if (seen.session.status === 'in') outState = signedOut
  }
  return seen.session.status === 'in' ? seen.session : outState
}

/** The access token as the browser keeps it now, fresh or not. */
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
export function dropSession(why: { readonly forced?: boolean; readonly ended?: boolean } = {}): void {
  outState = why.forced ? forcedOut : why.ended ? endedOut : signedOut
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

// For as long as the page lives; who hears of nothing new draws nothing new.
globalThis.window?.addEventListener('storage', tellListeners)
// A page that the browser kept for Back heard nothing of what other pages did meanwhile.
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
    // Somebody else's text under our key: nobody is signed in by it.
    return null
  }
}
