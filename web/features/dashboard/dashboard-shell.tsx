import { Outlet } from 'react-router'
import type { Loaded } from '../../api/use-loaded.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import type { Role } from '../../session/remembered-role.ts'
import { RequireSession } from '../../session/require-session.tsx'
import { useSession } from '../../session/session.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SideMenu } from './side-menu.tsx'
import { dashboardTexts } from './texts.ts'
import { useRole } from './use-role.ts'

/** What the shell hands to the page inside it. */
export interface DashboardContext {
  readonly role: Loaded<Role>
  /** The role that the menu's room is made for while the role itself is on its way. */
  readonly expected: Role | undefined
  /** Asks for the role once more. */
  readonly askAgain: () => void
}

/** `/dashboard` and everything below it: for who is signed in, with a welcome and a side menu (spec §2). */
export function DashboardShell() {
  const session = useSession()
  return (
    <RequireSession fallback={<ShellSkeleton />}>
      {session.status === 'in' && <Shell key={session.email} person={session} />}
    </RequireSession>
  )
}

function Shell({ person }: { person: Person }) {
  const { role, expected, askAgain } = useRole(person.email)
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

/** Stands there until the browser knows who is signed in. */
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
