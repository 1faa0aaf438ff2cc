import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session, signedOut } from './stored-session.ts'

/**
 * Who is signed in, for any component. The server renders every page signed out; the browser's own state
 * follows right after hydration, and changes with every sign-in and sign-out in any tab.
 */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => signedOut)
}

/**
 * Signs out: the browser forgets the session at once, then the shop and the sign-in provider are told.
 * Never rejects: without a connection the browser has forgotten all the same.
 */
export async function signOut(): Promise<void> {
  const { endSession } = await import('./end-session.ts')
  await endSession()
}
