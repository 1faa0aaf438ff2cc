import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/**
 * Renders `/dashboard` itself: the open tasks.
 *
 * @param forCustomer the tasks of a customer.
 * @param forAdmin the tasks of an admin.
 */
export function DashboardStart({ forCustomer, forAdmin }: { forCustomer: ReactNode; forAdmin: ReactNode }) {
  const { role } = useOutletContext<DashboardContext>()
  if (role.status === 'loading') {
    return (
      <Card>
        <Skeleton label={dashboardTexts.loading} />
      </Card>
    )
  }
  // Own orders do not depend on the role; only the admin's page does.
  if (role.status === 'failed' || role.data === 'customer') return forCustomer
  return forAdmin
}
