import { paymentTexts } from './texts.ts'

/** The provider's number of a payment, as it stands on the order. */
export function TransactionLine({ id }: { id: string }) {
  return (
    <p>
      {paymentTexts.transaction} <span className="figure break-all">{id}</span>
    </p>
  )
}
