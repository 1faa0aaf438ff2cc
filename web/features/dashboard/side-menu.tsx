import { NavLink } from 'react-router'
import type { Loaded } from '../../api/use-loaded.ts'
import { useOffers } from '../../api/use-offers.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { problems } from '../../messages/problems.ts'
import { Alert } from '../../ui/alert.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { menuFor, type Role } from './menu-entries.ts'

interface SideMenuProps {
  readonly role: Loaded<Role>
  readonly onTryAgain: () => void
}

/** The pages that somebody's role has. Until the role is known there is no menu, rather than a wrong one. */
export function SideMenu({ role, onTryAgain }: SideMenuProps) {
  const offers = useOffers()
  if (role.status === 'loading') return <Spinner label={dashboardMessages.menuLoading} />
  if (role.status === 'failed') {
    return (
      <Alert
        message={`${dashboardMessages.menuFailed} ${role.error.message}`}
        again={{ label: problems.tryAgain, run: onTryAgain }}
      />
    )
  }
  const entries = menuFor(role.data, offers)
  if (entries.length === 0) return null
  return (
    <nav aria-label={dashboardMessages.menu}>
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
