import { paymentMessages } from '../../messages/payment.ts'

/** The provider's number of a payment, as it stands on the order. */
export function TransactionLine({ id }: { id: string }) {
  return (
    <p>
      {paymentMessages.transaction} <span className="figure break-all">{id}</span>
    </p>
  )
}
