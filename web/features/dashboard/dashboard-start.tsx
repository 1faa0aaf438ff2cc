import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import type { StaffRole } from '../../../contract/accounts/roles.ts'
import { Card } from '../../ui/card.tsx'
import { headingLevel } from '../../ui/dashboard-part.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

interface DashboardStartProps {
  /** The tasks of a customer. */
  readonly forCustomer: ReactNode
  /** The tasks of an admin. */
  readonly forAdmin: ReactNode
  /** The tasks of staff with lesser rights. */
  readonly forStaff: Readonly<Record<StaffRole, ReactNode>>
}

/** Renders `/dashboard` itself: the open tasks. */
export function DashboardStart(props: DashboardStartProps) {
  // The welcome is this page's h1.
  return (
    <headingLevel.Provider value={2}>
      <StartOf {...props} />
    </headingLevel.Provider>
  )
}

function StartOf({ forCustomer, forAdmin, forStaff }: DashboardStartProps) {
  const { role } = useOutletContext<DashboardContext>()
  if (role.status === 'loading') {
    return (
      <Card>
        <Skeleton label={dashboardTexts.loading} />
      </Card>
    )
  }
  // Own orders need no role; only the admin's page does.
  if (role.status === 'failed' || role.data === 'customer') return forCustomer
  return role.data === 'admin' ? forAdmin : forStaff[role.data]
}
