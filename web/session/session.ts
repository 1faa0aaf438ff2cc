import { useSyncExternalStore } from 'react'
import {
  currentSession,
  dropSession,
  onSessionChange,
  type Session,
  type SignOutReason,
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

/**
 * Signs out: the browser forgets the session at once, then the shop and the sign-in provider are told. Where a page needs
 * a session, its guard leads on, depending on why. Never rejects, and takes three seconds at most.
 */
export async function signOut(why: SignOutReason = 'left'): Promise<void> {
  const token = storedToken()
  dropSession(why)
  await trackSignOut(tell(token))
}

async function tell(token: string | null): Promise<void> {
  try {
    const { endRemoteSession } = await import('./end-remote-session.ts')
    await endRemoteSession(token)
  } catch {
    // The code did not arrive, so there is no connection over which anything could be told.
  }
}
