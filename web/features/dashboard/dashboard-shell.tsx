import '../../styles/utilities.css'
import { useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import type { Role } from '../../../contract/accounts/roles.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { AccountNeedsScript } from '../../forms/needs-script.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { rememberedRole } from '../../session/remembered-role.ts'
import { RoleContext } from '../../session/rights.tsx'
import { type Guarded, useGuard } from '../../session/use-guard.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MenuContext, type MenuEntry } from './menu-entries.ts'
import { QuickWay } from './quick-way.tsx'
import { SideMenu } from './side-menu.tsx'
import { dashboardTexts } from './texts.ts'

/** The outlet context of the dashboard's pages. */
export interface DashboardContext {
  readonly role: Loaded<Role>
  /** The role for whose menu the space is reserved while the role loads. */
  readonly expected: Role | undefined
  /** Reloads the role. */
  readonly askAgain: () => void
}

/** Renders `/dashboard` and its pages for a signed-in person, with a welcome and a side menu (spec §2). */
export function DashboardShell({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const guarded = useGuard()
  if (!guarded) return <ShellSkeleton />
  return (
    <MenuContext value={menu}>
      <Shell key={guarded.person.email} {...guarded} />
    </MenuContext>
  )
}

function Shell({ person, role, askAgain }: Guarded) {
  const [expected] = useState(() => rememberedRole(person.email))
  return (
    <div className="wrap dashboard">
      <div className="dashboard-line max-[75rem]:mb-0">
        <Welcome {...person} />
        <QuickWay
          email={person.email}
          role={role.status === 'ready' ? role.data : (expected ?? 'customer')}
        />
      </div>
      <aside className="dashboard-side max-[75rem]:min-w-0">
        <SideMenu role={role} expected={expected} onTryAgain={askAgain} />
      </aside>
      <RoleContext value={role.status === 'ready' ? role.data : undefined}>
        <Outlet context={{ role, expected, askAgain } satisfies DashboardContext} />
      </RoleContext>
    </div>
  )
}

/** Welcomes the person in one line: the heading of the start page, and a line above the heading of other pages. */
function Welcome({ name, email }: Guarded['person']) {
  const Heading = useMatch(dashboardLinks.home) ? 'h1' : 'h2'
  return (
    <header className="dashboard-heading max-[75rem]:px-[0.7rem] max-[75rem]:mb-0 mb-0">
      <Heading>{dashboardTexts.welcome(name)}</Heading>
      <p className="soft text-note">{email}</p>
    </header>
  )
}

/** Shows the dashboard's skeleton until the guard has finished. */
function ShellSkeleton() {
  return (
    <div className="wrap dashboard">
      <header className="dashboard-heading max-[75rem]:px-[0.7rem] max-[75rem]:mb-0">
        <h1>{dashboardTexts.title}</h1>
      </header>
      <Card>
        <div className="noscript:hidden">
          <Skeleton label={dashboardTexts.loading} lines={5} />
        </div>
        <AccountNeedsScript />
      </Card>
    </div>
  )
}
