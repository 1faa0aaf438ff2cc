import { getFigures } from '../../../contract/figures.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { AccountAlerts } from '../../features/account-alerts/account-alerts.tsx'
import { ToDo } from '../../features/admin-to-do/to-do.tsx'
import { DashboardStart } from '../../features/dashboard/dashboard-start.tsx'
import { OrdersToPay } from '../../features/orders/orders-to-pay.tsx'
import { Overview } from '../../features/overview/overview.tsx'
import { ToSend } from '../../features/overview/to-send.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'

/** Renders `/dashboard` itself. */
export function DashboardStartRoute() {
  return (
    <DashboardStart
      forCustomer={<OrdersToPay />}
      forAdmin={<AdminStart />}
      forStaff={{ packer: <ToSend />, bookkeeper: <OwedRefunds saysNone /> }}
    />
  )
}

function AdminStart() {
  return (
    <div className="dashboard-part">
      <IfOffered operation={getFigures}>
        <Overview />
      </IfOffered>
      <ToDo />
      <AccountAlerts />
      <OwedRefunds />
    </div>
  )
}
