import { Outlet, useOutletContext } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/**
 * Wraps the pages of every role (spec §2). Only a session's first page waits for the role: otherwise an admin's menu
 * would push the page down.
 */
export function OwnPages() {
  const context = useOutletContext<DashboardContext>()
  if (context.role.status !== 'loading' || context.expected !== undefined) return <Outlet context={context} />
  return (
    <Card>
      <h1 className="sr-only">{dashboardTexts.title}</h1>
      <Skeleton label={dashboardTexts.loading} lines={5} />
    </Card>
  )
}
