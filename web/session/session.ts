import { useSyncExternalStore } from 'react'
import {
  currentSession,
  dropSession,
  onSessionChange,
  type Session,
  signedOut,
  storedToken,
} from './access-token/stored-session.ts'
import { leaving } from './leaving.ts'

/**
 * Who is signed in, for any component. The server renders every page signed out; the browser's own state
 * follows right after hydration, and changes with every sign-in and sign-out in any tab.
 */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => signedOut)
}

/**
 * Signs out: the browser forgets the session at once, then the shop and the sign-in provider are told.
 * Never rejects, and takes three seconds at most: without a connection the browser has forgotten all the same.
 */
export function signOut(): Promise<void> {
  return leave(false)
}

/** Signs somebody out who went where they have no right to go (spec §2): the guards remember no way back. */
export function forceSignOut(): Promise<void> {
  return leave(true)
}

async function leave(forced: boolean): Promise<void> {
  const token = storedToken()
  dropSession({ forced })
  await leaving(tell(token))
}

async function tell(token: string | null): Promise<void> {
  try {
    const { tellOfSignOut } = await import('./tell-of-sign-out.ts')
    await tellOfSignOut(token)
  } catch {
    // That part of the shop could not be loaded, so there is no connection to tell anybody over.
  }
}
