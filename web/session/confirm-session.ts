import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { apiContext } from '../api/api-context.ts'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { currentSession, type Person } from './access-token/stored-session.ts'
import { useInBrowser } from './in-browser.ts'
import { useSession } from './session.ts'

/**
 * Asks the shop whether the stored session is still open, before a sign-in page redirects: the session may have ended
 * at the shop, in another tab or on another device. Returns its person; null if the session has ended. Without an
 * answer the session counts as open. The server knows no session.
 */
export async function confirmSession({ context }: LoaderFunctionArgs): Promise<Person | null> {
  if (currentSession().status === 'out') return null
  const { askForOwnRole } = await loadOnDemand(() => import('./ask-for-own-role.ts'))
  await askForOwnRole(context.get(apiContext))
  const session = currentSession()
  return session.status === 'in' ? { email: session.email, name: session.name } : null
}

/**
 * Returns whether a sign-in page's person is signed in: with a stored session that the page's loader has confirmed, or
 * with one that began after the page was opened. Until then the page shows its form, so that typed text survives if the
 * stored session has ended.
 */
export function useIsSignedIn(): boolean {
  const session = useSession()
  const inBrowser = useInBrowser()
  const confirmed = useLoaderData<Person | null | undefined>()
  const { revalidate } = useRevalidator()
  const [wasOut, setWasOut] = useState(false)
  const isIn = session.status === 'in'
  if (inBrowser && !wasOut && currentSession().status === 'out') setWasOut(true)
  const isConfirmed = isIn && (wasOut || confirmed?.email === session.email)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab's session is confirmed, too
  useEffect(() => {
    if (isIn && !isConfirmed) void revalidate()
  }, [session, isIn, isConfirmed, revalidate])
  return isConfirmed
}
