import '../../ui/table/data-table.css'
import { Outlet, useLoaderData, useOutletContext } from 'react-router'
import type { Role } from '../../../contract/accounts/roles.ts'
import { InShopTime } from '../../api/in-shop-time.tsx'
import { pageRights } from '../../session/rights.tsx'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/** Wraps the admin's pages (spec §2). */
export function AdminOnly() {
  return <StaffOnly admits={pageRights.owner} />
}

/** Wraps the pages of all staff, who may all list orders. */
export function OrdersOnly() {
  return <StaffOnly admits={pageRights.orders} />
}

/** Wraps the pages of discounts, for everyone who may list them. */
export function PricesOnly() {
  return <StaffOnly admits={pageRights.prices} />
}

/**
 * Shows a spinner until the guard has confirmed the role and the page's loader has run. A failed check does not revoke
 * access and can be repeated.
 */
function StaffOnly({ admits }: { readonly admits: (role: Role) => boolean }) {
  const confirmed = useLoaderData<true | null>()
  const context = useOutletContext<DashboardContext>()
  const { role, askAgain } = context
  if (role.status === 'failed') {
    // The side menu has already announced the reason; a second alert would repeat it in screen readers.
    return (
      <Card className="grid justify-items-start gap-4">
        <h1 className="sr-only">{dashboardTexts.title}</h1>
        <p>{dashboardTexts.notChecked}</p>
        <Button kind="quiet" onClick={askAgain}>
          {problems.tryAgain}
        </Button>
      </Card>
    )
  }
  if (!confirmed || role.status === 'loading' || !admits(role.data)) {
    return (
      <Card>
        <h1 className="sr-only">{dashboardTexts.title}</h1>
        <Spinner label={dashboardTexts.checking} />
      </Card>
    )
  }
  return (
    <InShopTime>
      <Outlet context={context} />
    </InShopTime>
  )
}
