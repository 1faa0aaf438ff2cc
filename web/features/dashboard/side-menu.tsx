import { NavLink } from 'react-router'
import { useHost } from '../../api/host.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import type { Role } from '../../session/remembered-role.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { type MenuEntry, menuFor } from './menu-entries.ts'
import { dashboardTexts } from './texts.ts'

interface SideMenuProps {
  readonly role: Loaded<Role>
  /** The person's probable role; customer when unknown. */
  readonly expected: Role | undefined
  readonly onTryAgain: () => void
}

/**
 * Renders the menu of the person's role. Until the role is known it only reserves the menu's space, so that
 * nothing shifts.
 */
export function SideMenu({ role, expected, onTryAgain }: SideMenuProps) {
  const host = useHost()
  if (role.status === 'loading') {
    return (
      <div className="menu-room">
        <Spinner label={dashboardTexts.menuLoading} />
        <MenuOutline entries={menuFor(expected ?? 'customer', host)} />
      </div>
    )
  }
  if (role.status === 'failed') {
    return (
      <Alert
        message={`${dashboardTexts.menuFailed} ${role.error.message}`}
        again={{ label: problems.tryAgain, run: onTryAgain }}
      />
    )
  }
  const entries = menuFor(role.data, host)
  if (entries.length === 0) return null
  return (
    <nav aria-label={dashboardTexts.menu}>
      <ul className="dashboard-menu">
        {entries.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to}>{text}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Reserves the menu's space, invisible and hidden from screen readers. */
function MenuOutline({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className="dashboard-menu invisible" aria-hidden="true">
      {entries.map(({ to, text }) => (
        <li key={to}>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads nowhere yet */}
          <a>{text}</a>
        </li>
      ))}
    </ul>
  )
}
