import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/**
 * `/dashboard` itself: what needs doing.
 *
 * @param forCustomer what a customer has to do.
 * @param forAdmin what an admin has to do.
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
  // Own orders are everybody's own; only an admin's page differs.
  if (role.status === 'failed' || role.data === 'customer') return forCustomer
  return forAdmin
}
