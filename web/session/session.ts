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
 * Returns the session, in any component. The server renders every page signed out. The browser's session applies right
 * after hydration, and changes with every sign-in and sign-out in any tab.
 */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => signedOut)
}

/**
 * Signs out: removes the session from the browser immediately, then ends it at the shop and the identity provider. The
 * guard of a page that needs a session redirects, depending on the reason. Never rejects, and takes at most three
 * seconds.
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
    // The code failed to load, so there is no connection over which the session could be ended.
  }
}
