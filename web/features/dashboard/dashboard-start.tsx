import type { ReactNode } from 'react'
import { Link, useOutletContext } from 'react-router'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { toPayMessages } from '../../messages/orders.ts'
import { links } from '../../routing/links.ts'
import { Outline } from '../../ui/outline.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'

/**
 * `/dashboard` itself: what needs doing.
 *
 * @param forCustomer what a customer has to do.
 */
export function DashboardStart({ forCustomer }: { forCustomer: ReactNode }) {
  const { role } = useOutletContext<DashboardContext>()
  if (role.status === 'loading') {
    return (
      <Plate>
        <Outline label={dashboardMessages.loading} />
      </Plate>
    )
  }
  // Own orders are everybody's own; only an admin's page differs.
  if (role.status === 'failed' || role.data === 'customer') return forCustomer
  return (
    <Plate className="grid justify-items-start gap-4">
      <p>{dashboardMessages.adminStart}</p>
      <Link className="button button-quiet" to={links.tools}>
        {toPayMessages.toTools}
      </Link>
    </Plate>
  )
}
