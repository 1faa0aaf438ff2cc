import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { links } from '../routing/links.ts'
import { useInBrowser } from './in-browser.ts'
import { originAt } from './return-to.ts'
import { useSession } from './session.ts'

interface RequireSessionProps {
  readonly children: ReactNode
  /** Stands there until the browser knows whether somebody is signed in. */
  readonly fallback?: ReactNode
}

/**
 * Shows its children to whoever is signed in; sends everybody else to /login, which brings them back here
 * (spec §2). Who was signed out by force is not brought back to where that happened.
 */
export function RequireSession({ children, fallback = null }: RequireSessionProps) {
  const session = useSession()
  const location = useLocation()
  if (!useInBrowser()) return fallback
  if (session.status === 'in') return children
  return <Navigate to={links.login()} replace state={session.forced ? null : originAt(location)} />
}
