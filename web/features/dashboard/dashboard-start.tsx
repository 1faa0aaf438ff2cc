import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { Outline } from '../../ui/outline.tsx'
import { Plate } from '../../ui/plate.tsx'
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
      <Plate>
        <Outline label={dashboardTexts.loading} />
      </Plate>
    )
  }
  // Own orders are everybody's own; only an admin's page differs.
  if (role.status === 'failed' || role.data === 'customer') return forCustomer
  return forAdmin
}
