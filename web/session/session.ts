import { useSyncExternalStore } from 'react'
import {
  currentSession,
  dropSession,
  onSessionChange,
  type Person,
  type Session,
  signedOut,
  storedToken,
} from './access-token/stored-session.ts'
import { trackSignOut } from './pending-sign-outs.ts'

/**
 * Who is signed in, for any component. The server renders every page signed out; the browser's own state
 * follows right after hydration, and changes with every sign-in and sign-out in any tab.
 */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => signedOut)
}

const nobody: Person = { email: '', name: '' }

/** The signed-in person, for the pages below the guard, which are taken away as soon as nobody is signed in. */
export function usePerson(): Person {
  const session = useSession()
  return session.status === 'in' ? session : nobody
}

/**
 * Logs out: the browser forgets the session at once, then the shop and the sign-in provider are told. Where a page needs a
 * session, its guard leads home. Never rejects, and takes three seconds at most.
 */
export function signOut(): Promise<void> {
  return end('left')
}

/** Signs out so that the person signs in again: a guarded page leads to /login, which leads back to it. */
export function signOutToSignInAgain(): Promise<void> {
  return end()
}

/** Signs out a person who opened a page without the right to it (spec §2); signing in does not lead back to it. */
export function forceSignOut(): Promise<void> {
  return end('forced')
}

async function end(why?: 'left' | 'forced'): Promise<void> {
  const token = storedToken()
  dropSession(why)
  await trackSignOut(tell(token))
}

async function tell(token: string | null): Promise<void> {
  try {
    const { tellOfSignOut } = await import('./tell-of-sign-out.ts')
    await tellOfSignOut(token)
  } catch {
    // The code did not arrive, so there is no connection over which anything could be told.
  }
}
