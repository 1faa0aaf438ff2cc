import { AccountAlerts } from '../../features/account-alerts/account-alerts.tsx'
import { ToDo } from '../../features/admin-to-do/to-do.tsx'
import { DashboardStart } from '../../features/dashboard/dashboard-start.tsx'
import { OrdersToPay } from '../../features/orders/orders-to-pay.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'

/** Renders `/dashboard` itself. */
export function DashboardStartRoute() {
  return <DashboardStart forCustomer={<OrdersToPay />} forAdmin={<AdminStart />} />
}

function AdminStart() {
  return (
    <div className="dashboard-part">
      <ToDo />
      <AccountAlerts />
      <OwedRefunds />
    </div>
  )
}
