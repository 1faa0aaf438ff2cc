import type { Order } from '../../../contract/orders.ts'
import { Notice } from '../../ui/notice.tsx'
import { dollarFigure } from '../../ui/numbers.ts'
import { paymentTexts } from './texts.ts'
import { TransactionLine } from './transaction-line.tsx'

/** An order that was paid before, here or in another tab: there is no card form any more. */
export function PaidOrder({ order: { transactionId, refunded = 0 } }: { order: Order }) {
  return (
    <Notice tone="good">
      <p className="font-semibold">{paymentTexts.alreadyPaid}</p>
      {transactionId && <TransactionLine id={transactionId} />}
      {refunded > 0 && <p>{paymentTexts.refunded(dollarFigure(refunded))}</p>}
    </Notice>
  )
}
