import type { ReactNode } from 'react'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { getBoard } from '../../../contract/desk/board.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { useHost } from '../../api/host.ts'
import { InShopTime } from '../../api/in-shop-time.tsx'
import { AccountAlerts } from '../../features/account-alerts/account-alerts.tsx'
import { PickUpCounter } from '../../features/admin-orders/pick-up-counter.tsx'
import { SendOrder } from '../../features/admin-orders/send-order.tsx'
import { RestockForm } from '../../features/admin-products/stock/restock-form.tsx'
import { DashboardStart } from '../../features/dashboard/dashboard-start.tsx'
import { NotChosenYet } from '../../features/notifications/not-chosen-yet.tsx'
import { OrdersToPay } from '../../features/orders/orders-to-pay.tsx'
import { PaymentsBoard } from '../../features/overview/board.tsx'
import type { RestockControl } from '../../features/overview/low-products.tsx'
import { Overview } from '../../features/overview/overview.tsx'
import { type SendControl, ToSend } from '../../features/overview/to-send.tsx'
import { OwedRefunds } from '../../features/owed-refunds/owed-refunds.tsx'
import { ProofLine } from '../../features/proof/proof-line.tsx'
import { SetupList } from '../../features/setup/setup-list.tsx'
import { IfAllowed } from '../../session/rights.tsx'

/** Renders `/dashboard` itself. */
export function DashboardStartScreen() {
  return (
    <DashboardStart
      forCustomer={<OrdersToPay />}
      forAdmin={
        <SetupList>
          <AdminStart />
        </SetupList>
      }
      forStaff={{ packer: <PackerStart />, bookkeeper: <BookkeeperStart /> }}
    />
  )
}

function StaffStart({ children }: { readonly children: ReactNode }) {
  return (
    <InShopTime>
      <div className="dashboard-part">{children}</div>
    </InShopTime>
  )
}

function BookkeeperStart() {
  return (
    <StaffStart>
      <IfAllowed operation={getBoard}>
        <PaymentsBoard />
      </IfAllowed>
      <OwedRefunds saysNone />
      <NotChosenYet />
    </StaffStart>
  )
}

function PackerStart() {
  return (
    <StaffStart>
      <ToSend send={sendControl} />
      <PickUpCounter />
      <NotChosenYet />
    </StaffStart>
  )
}

const sendControl: SendControl = (order, onSent) => (
  <IfAllowed operation={markSent}>
    <SendOrder order={order} onSent={onSent} />
  </IfAllowed>
)

const restockControl: RestockControl = (product) => <RestockForm product={product} />

function AdminStart() {
  const { offers } = useHost()
  return (
    <StaffStart>
      <Overview
        send={sendControl}
        counter={<PickUpCounter />}
        restock={offers(changeTool) ? restockControl : undefined}
        proof={<ProofLine />}
      />
      <AccountAlerts />
      <OwedRefunds />
      <NotChosenYet />
    </StaffStart>
  )
}
