import type { Order } from '../../../../contract/orders/orders.ts'
import { sumOfAmounts } from '../../../../domain/money.ts'
import { Fact } from '../../../ui/values/fact.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { paidCreditTexts as texts } from '../credit/credit-texts.ts'

/** Shows how much of a receipt's sum credit paid; nothing without credit. */
export function PaidByCredit({ orders }: { readonly orders: readonly Order[] }) {
  const formats = useFormats()
  const credit = sumOfAmounts(orders.map((order) => order.credit ?? 0))
  if (credit === 0) return null
  return (
    <Fact name={texts.byCredit}>
      <span className="figure">{moneyFigure(formats, credit)}</span>
    </Fact>
  )
}
