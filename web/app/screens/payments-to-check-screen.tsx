import { EndWithdrawal } from '../../features/end-withdrawal/end-withdrawal.tsx'
import { PaymentsPage } from '../../features/overview/payments-page.tsx'

/** Renders `/dashboard/payments-to-check`, where a withdrawal can be ended in its row. */
export function PaymentsToCheckScreen() {
  return (
    <PaymentsPage
      ending={({ kind, order, number }, toHeading) =>
        kind === 'withdrawal' &&
        order !== null && <EndWithdrawal orderId={order} name={number ?? order} onEnded={toHeading} />
      }
    />
  )
}
