import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { payWithCredit } from '../../../../contract/payments/credit.ts'
import { useApi } from '../../../api/api-context.ts'
import { GuaranteeNotice } from '../../../buying/guarantee-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { Counter } from '../counter.tsx'
import { DeliveryPart } from '../delivery/delivery.tsx'
import type { Delivery } from '../delivery/use-delivery.ts'
import { sumOf } from '../order-sums.ts'
import { usePayingWithoutCard } from '../use-paying-without-card.ts'
import { CreditParts } from './credit-choice.tsx'
import { paidCreditTexts as texts } from './credit-texts.ts'

interface CreditFormProps {
  readonly orders: readonly Order[]
  /** The amount and the orders, the day of arrival, and the choice of delivery or pick-up. */
  readonly summary: ReactNode
  readonly delivery: Delivery | undefined
  readonly onPaid: (transactionId: string) => void
}

/** Pays orders that credit covers wholly: no card is needed, and no card provider is asked. */
export function CreditForm({ orders, summary, delivery, onPaid }: CreditFormProps) {
  const formats = useFormats()
  const api = useApi()
  const price = sumOf(orders)
  const { busy, problem, submit } = usePayingWithoutCard(delivery, async () => {
    const body = { price, orders: orders.map(({ _id }) => _id) }
    const { transactionId } = await api.call(payWithCredit, { body })
    onPaid(transactionId)
  })
  return (
    <Counter
      order={
        <>
          {summary}
          {delivery && <DeliveryPart delivery={delivery} busy={busy} />}
        </>
      }
      onSubmit={submit}
      busy={busy}
    >
      <GuaranteeNotice />
      <CreditParts price={price} part={price} />
      <Button type="submit" kind="go" busy={busy} className="w-full">
        {busy ? texts.paying : texts.pay(moneyFigure(formats, price))}
      </Button>
      {problem !== undefined && <Alert message={problem} />}
    </Counter>
  )
}
