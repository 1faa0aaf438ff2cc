import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/orders.ts'
import { orderOnAccount } from '../../../../contract/payments/on-account.ts'
import { useApi } from '../../../api/api-context.ts'
import { reloadShown } from '../../../api/use-loaded.ts'
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
import { onAccountTexts as texts } from './texts.ts'

interface AccountFormProps {
  readonly orders: readonly Order[]
  /** The amount and the orders, the day of arrival, and the choice of delivery or pick-up. */
  readonly summary: ReactNode
  readonly delivery: Delivery | undefined
}

/** Orders on account: nothing is charged, and no card provider is asked. */
export function AccountForm({ orders, summary, delivery }: AccountFormProps) {
  const formats = useFormats()
  const api = useApi()
  const price = sumOf(orders)
  const { busy, problem, submit } = usePayingWithoutCard(delivery, async () => {
    await api.call(orderOnAccount, { body: { price, orders: orders.map(({ _id }) => _id) } })
    // The page then shows the orders on account.
    reloadShown()
  })
  return (
    <Counter
      order={
        <>
          {summary}
          {delivery && <DeliveryPart delivery={delivery} busy={busy} mayWait={false} />}
        </>
      }
      onSubmit={submit}
      busy={busy}
    >
      <GuaranteeNotice />
      <p>{texts.next}</p>
      <Button type="submit" kind="go" busy={busy} className="w-full">
        {busy ? texts.ordering : texts.order(moneyFigure(formats, price))}
      </Button>
      {problem !== undefined && <Alert message={problem} />}
    </Counter>
  )
}
