import type { Order } from '../../../contract/orders/order.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { Notice } from '../../ui/notice.tsx'
import { dollarFigure } from '../../ui/numbers.ts'
import { TransactionLine } from './transaction-line.tsx'

/** An order that was paid before, here or in another tab: there is no card form any more. */
export function PaidOrder({ order: { transactionId, refunded = 0 } }: { order: Order }) {
  return (
    <Notice tone="good">
      <p className="font-semibold">{paymentMessages.alreadyPaid}</p>
      {transactionId && <TransactionLine id={transactionId} />}
      {refunded > 0 && <p>{paymentMessages.refunded(dollarFigure(refunded))}</p>}
    </Notice>
  )
}
