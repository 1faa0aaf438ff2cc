import { Outlet, useOutletContext } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/**
 * Pages that everybody has (spec §2). They do not wait for the role, but once in a session: while nobody can tell how
 * much room the menu above them takes, an admin's would push them down.
 */
export function OwnPages() {
  const context = useOutletContext<DashboardContext>()
  if (context.role.status !== 'loading' || context.expected !== undefined) return <Outlet context={context} />
  return (
    <Card>
      <Skeleton label={dashboardTexts.loading} lines={5} />
    </Card>
  )
}
