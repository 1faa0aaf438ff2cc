import type { Order } from '../../../contract/orders/orders.ts'
import { endWithdrawal } from '../../../contract/orders/withdrawals.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { mayOrder, refundState, stateOf } from '../../../domain/orders/order-states.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Card } from '../../ui/card.tsx'
import { EndWithdrawal } from './end-withdrawal.tsx'
import { endWithdrawalTexts as texts } from './texts.ts'

/**
 * Shows the withdrawal from a paid order on the order's page, and ends it. Renders nothing once everything is being
 * refunded.
 */
export function WithdrawalOfOrder({
  order,
  onEnded,
}: {
  readonly order: Order
  readonly onEnded: () => void
}) {
  const { withdrawnAt, withdrawalClosedAt } = order
  if (!withdrawnAt || !mayOrder(stateOf(order), 'send') || refundState(order) === 'whole') return null
  return (
    <IfAllowed operation={endWithdrawal}>
      <Card className="grid gap-3">
        <h2 className="card-title">{texts.heading}</h2>
        <p>{withdrawalClosedAt ? texts.isClosed : texts.waits}</p>
        <EndWithdrawal
          orderId={order._id}
          name={orderName(order)}
          isClosed={Boolean(withdrawalClosedAt)}
          onEnded={onEnded}
        />
      </Card>
    </IfAllowed>
  )
}
