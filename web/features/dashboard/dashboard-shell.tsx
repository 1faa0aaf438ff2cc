import { useState } from 'react'
import { Outlet } from 'react-router'
import type { Loaded } from '../../api/use-loaded.ts'
import { type Role, rememberedRole } from '../../session/remembered-role.ts'
import { type Guarded, useGuard } from '../../session/use-guard.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SideMenu } from './side-menu.tsx'
import { dashboardTexts } from './texts.ts'

/** The outlet context of the dashboard's pages. */
export interface DashboardContext {
  readonly role: Loaded<Role>
  /** The role whose menu size is reserved while the role loads. */
  readonly expected: Role | undefined
  /** Reloads the role. */
  readonly askAgain: () => void
}

/** Renders `/dashboard` and its pages for a signed-in person, with a welcome and a side menu (spec §2). */
export function DashboardShell() {
  const guarded = useGuard()
  return guarded ? <Shell key={guarded.person.email} {...guarded} /> : <ShellSkeleton />
}

function Shell({ person, role, askAgain }: Guarded) {
  const [expected] = useState(() => rememberedRole(person.email))
  return (
    <div className="wrap dashboard">
      <header className="page-heading dashboard-heading">
        <div>
          <h1>{dashboardTexts.welcome(person.name)}</h1>
          <p className="soft">{person.email}</p>
        </div>
      </header>
      <aside className="dashboard-side">
        <SideMenu role={role} expected={expected} onTryAgain={askAgain} />
      </aside>
      <Outlet context={{ role, expected, askAgain } satisfies DashboardContext} />
    </div>
  )
}

/** Shows the dashboard's skeleton until the guard has answered. */
function ShellSkeleton() {
  return (
    <div className="wrap dashboard">
      <header className="page-heading dashboard-heading">
        <h1>{dashboardTexts.title}</h1>
      </header>
      <Card>
        <Skeleton label={dashboardTexts.loading} lines={5} />
      </Card>
    </div>
  )
}
