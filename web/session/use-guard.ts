import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Role } from '../../contract/accounts/roles.ts'
import { useApi } from '../api/api-context.ts'
import { type Loaded, useOnReturn } from '../api/use-loaded.ts'
import type { Person } from './access-token/stored-session.ts'
import type { GuardData } from './guard.ts'
import { useInBrowser } from './in-browser.ts'
import { roleCheckOf } from './role-check.ts'
import { useSession } from './session.ts'

const nobody: Person = { email: '', name: '' }

/** Returns the signed-in person. Only for pages below the guard, which unmount when the session ends. */
export function usePerson(): Person {
  const session = useSession()
  return session.status === 'in' ? session : nobody
}

/** The person and role admitted by the guard. */
export interface Guarded {
  readonly person: Person
  readonly role: Loaded<Role>
  /** Reloads the role. */
  readonly askAgain: () => void
}

/**
 * Synchronises the guarded route with the session and the role: a change of either reruns the guard and the loaders.
 * The first change is hydration, because the server knows no session. Returns null until they have run for the current
 * session; no page may be visible until then.
 */
export function useGuard(): Guarded | null {
  const loaded = useLoaderData<GuardData | null>()
  const roles = roleCheckOf(useApi())
  const session = useSession()
  const role = useSyncExternalStore(roles.subscribe, roles.current, roles.current)
  const email = loaded?.person.email
  // A layout effect, because watching must end with the visible page: the next page is not part of the dashboard.
  useLayoutEffect(() => (email === undefined ? undefined : roles.watch(email)), [roles, email])
  useOnReturn(roles.refresh)
  const isOfSession = session.status === 'in' && session.email === email
  const confirmed = role.status === 'ready' ? role.data : undefined
  const upToDate = isOfSession && loaded?.role === confirmed
  const { revalidate } = useRevalidator()
  const inBrowser = useInBrowser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change during a revalidation starts another one
  useEffect(() => {
    if (inBrowser && !upToDate) void revalidate()
  }, [inBrowser, upToDate, session, confirmed, revalidate])
  return loaded && isOfSession ? { person: loaded.person, role, askAgain: roles.refresh } : null
}
