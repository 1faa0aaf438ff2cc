import { isRecord } from '../../api/is-record.ts'
import { forgetTab, readStored, writeStored } from '../browser-storage.ts'
import { forgetRole } from '../remembered-role.ts'

/** Storage key of the access token (spec §3, §9). */
export const accessTokenKey = 'accessToken'
/** Storage key of the person, stored with the token so that the navbar needs no call. */
const personKey = 'session'

/** Storage key of the basket's lines (web/buying). */
export const basketKey = 'basket'
/** Storage key of the account with which this browser synchronises its basket (web/buying/account-basket.ts). */
export const accountBasketKey = 'basket-account'
/** Storage key of the basket's unsent lines at the sign-out of the synchronised account. */
export const leftBasketKey = 'basket-left'

/** The signed-in person. */
export interface Person {
  readonly email: string
  readonly name: string
}

/**
 * Why this tab signed out. `left`: the person logged out or deleted the account. `forced`: a customer opened an admin's
 * page (spec §2). `ended`: the session has ended at the shop or the identity provider. `again`: the person must sign in
 * again.
 */
export type SignOutReason = 'left' | 'forced' | 'ended' | 'again'

/** The signed-out state. `why` is missing when another tab signed out. */
export interface SignedOut {
  readonly status: 'out'
  readonly why?: SignOutReason
}

export type Session = SignedOut | ({ readonly status: 'in' } & Person)

export const signedOut: SignedOut = { status: 'out' }

const listeners = new Set<() => void>()
let signedOutState = signedOut
let seen: { token: string | null; person: string | null; session: Session } = {
  token: null,
  person: null,
  session: signedOut,
}

/** Returns the stored session: the same object until it changes. */
export function currentSession(): Session {
  const token = readStored(accessTokenKey)
  const person = readStored(personKey)
  if (token !== seen.token || person !== seen.person) {
    seen = { token, person, session: sessionOf(token, person) }
    // The reason belongs to another session, perhaps in another tab.
    if (seen.session.status === 'in') signedOutState = signedOut
  }
  return seen.session.status === 'in' ? seen.session : signedOutState
}

/** Returns the stored access token, fresh or not. */
export function storedToken(): string | null {
  return readStored(accessTokenKey)
}

/** Stores a new session, or the renewed token of the current one. */
export function keepSession(token: string, { email, name }: Person): void {
  signedOutState = signedOut
  writeStored(personKey, JSON.stringify({ email, name }))
  writeStored(accessTokenKey, token)
  notifyListeners()
}

/**
 * Removes the token, the person, the role and the account's basket from the browser. After Log Out, also removes this
 * tab's typed values and opened pages. An expired session keeps them, so that nothing must be typed twice.
 */
export function dropSession(why?: SignOutReason): void {
  if (why === 'left') forgetTab()
  signedOutState = why ? { status: 'out', why } : signedOut
  writeStored(accessTokenKey, null)
  writeStored(personKey, null)
  forgetRole()
  // The next person at this computer must not see the basket. The account has it; unsent lines are stored separately.
  if (readStored(accountBasketKey)) {
    writeStored(leftBasketKey, readStored(basketKey))
    writeStored(basketKey, null)
  }
  notifyListeners()
}

/** Subscribes to changes of the session, in this tab or another one. Returns the function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Never removed, because these listeners live as long as the page. Without a change `currentSession` returns the same
// object, and nothing renders.
globalThis.window?.addEventListener('storage', notifyListeners)
// A page in the back/forward cache receives no storage events.
globalThis.window?.addEventListener('pageshow', notifyListeners)

/** Notifies every listener that stored values may have changed. Without a change of the session nothing renders. */
export function notifyListeners(): void {
  for (const listener of [...listeners]) listener()
}

function sessionOf(token: string | null, person: string | null): Session {
  const known = token && person ? parsePerson(person) : null
  return known ? { status: 'in', ...known } : signedOut
}

function parsePerson(text: string): Person | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.email !== 'string') return null
    return { email: value.email, name: typeof value.name === 'string' ? value.name : '' }
  } catch {
    // Another program wrote this text under our key.
    return null
  }
}
