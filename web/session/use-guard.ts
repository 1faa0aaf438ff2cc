import { useEffect, useSyncExternalStore } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useApi } from '../api/api-context.ts'
import { type Loaded, useSeenAgain } from '../api/use-loaded.ts'
import type { Person } from './access-token/stored-session.ts'
import type { GuardData } from './guard.ts'
import { useInBrowser } from './in-browser.ts'
import type { Role } from './remembered-role.ts'
import { roleCheckOf } from './role-check.ts'
import { useSession } from './session.ts'

const nobody: Person = { email: '', name: '' }

/** The signed-in person, for the pages below the guard, which are taken away as soon as nobody is signed in. */
export function usePerson(): Person {
  const session = useSession()
  return session.status === 'in' ? session : nobody
}

/** Who has passed the guard. */
export interface Guarded {
  readonly person: Person
  readonly role: Loaded<Role>
  /** Asks for the role once more. */
  readonly askAgain: () => void
}

/**
 * Keeps what the guarded route shows in step with the session and the role: whenever they change, the guard and the
 * loaders run again. The first change is hydration, because the server knows nobody. Returns null until they have run for
 * the present session; nothing of a page may show meanwhile.
 */
export function useGuard(): Guarded | null {
  const loaded = useLoaderData<GuardData | null>()
  const roles = roleCheckOf(useApi())
  const session = useSession()
  const role = useSyncExternalStore(roles.subscribe, roles.current, roles.current)
  const email = loaded?.person.email
  useEffect(() => (email === undefined ? undefined : roles.watch(email)), [roles, email])
  useSeenAgain(roles.refresh)
  const isOfSession = session.status === 'in' && session.email === email
  const confirmed = role.status === 'ready' ? role.data : undefined
  const upToDate = isOfSession && loaded?.role === confirmed
  const { revalidate } = useRevalidator()
  const inBrowser = useInBrowser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change while a revalidation is under way begins another one
  useEffect(() => {
    if (inBrowser && !upToDate) void revalidate()
  }, [inBrowser, upToDate, session, confirmed, revalidate])
  return loaded && isOfSession ? { person: loaded.person, role, askAgain: roles.refresh } : null
}
