import { getFigures } from '../../../contract/figures.ts'
import { markSent } from '../../../contract/orders.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { AccountAlerts } from '../../features/account-alerts/account-alerts.tsx'
import { SendOrder } from '../../features/admin-orders/send-order.tsx'
import { ToDo } from '../../features/admin-to-do/to-do.tsx'
import { DashboardStart } from '../../features/dashboard/dashboard-start.tsx'
import { OrdersToPay } from '../../features/orders/orders-to-pay.tsx'
import { Overview } from '../../features/overview/overview.tsx'
import { type SendControl, ToSend } from '../../features/overview/to-send.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'
import { ProofLine } from '../../features/proof/proof-line.tsx'
import { SetupList } from '../../features/setup/setup-list.tsx'
import { IfAllowed } from '../../session/rights.tsx'

/** Renders `/dashboard` itself. */
export function DashboardStartRoute() {
  return (
    <DashboardStart
      forCustomer={<OrdersToPay />}
      forAdmin={
        <SetupList>
          <AdminStart />
        </SetupList>
      }
      forStaff={{ packer: <ToSend send={sendControl} />, bookkeeper: <OwedRefunds saysNone /> }}
    />
  )
}

const sendControl: SendControl = (order, onSent) => (
  <IfAllowed operation={markSent}>
    <SendOrder order={order} onSent={onSent} />
  </IfAllowed>
)

function AdminStart() {
  return (
    <div className="dashboard-part">
      <IfOffered operation={getFigures}>
        <Overview send={sendControl} proof={<ProofLine />} />
      </IfOffered>
      <ToDo />
      <AccountAlerts />
      <OwedRefunds />
    </div>
  )
}
