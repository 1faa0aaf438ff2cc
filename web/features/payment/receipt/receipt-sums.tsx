import type { Order } from '../../../../contract/orders/orders.ts'
import { amountOf, centsOf, unitPriceCents } from '../../../../domain/money.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { discountOf } from '../../../buying/discount-of-orders.ts'
import { discountTexts } from '../../../buying/discount-texts.ts'
import { ownPriceTexts } from '../../../buying/own-price-texts.ts'
import { useFormats } from '../../../ui/values/formats.ts'
import { withBreaks } from '../../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../../ui/values/numbers.ts'
import { deliveryOf, goodsOf, refundOf } from '../order-sums.ts'
import { taxesOf, termsOf } from '../order-taxes.ts'
import { paymentTexts, receiptTexts as texts } from '../texts.ts'

/** Lists the pieces, the total and the refund of a payment. */
export function ReceiptSums({ order }: { order: Order }) {
  const formats = useFormats()
  const { quantity, tool: product, price, publicUnitPrice } = order
  const goods = goodsOf([order])
  const delivery = deliveryOf([order])
  const discounted = discountOf([order])
  const unitPrice = unitPriceCents(centsOf(goods), quantity)
  const pieces = wholeNumber(formats, quantity)
  const wentBack = refundOf(order)
  const taxes = taxesOf(formats, [order])
  const terms = termsOf(useShopSettings().shop, [order])
  return (
    <table className="sums w-full" aria-label={texts.sums}>
      <tbody>
        <Sum
          name={
            unitPrice === undefined
              ? texts.line(pieces, withBreaks(product))
              : texts.lineAt(pieces, withBreaks(product), moneyFigure(formats, amountOf(unitPrice)))
          }
          note={
            publicUnitPrice === undefined
              ? undefined
              : ownPriceTexts.publiclyEach(moneyFigure(formats, publicUnitPrice))
          }
          amount={moneyFigure(formats, goods)}
        />
        {discounted && (
          <Sum
            name={discountTexts.discount(discounted.name)}
            amount={`−${moneyFigure(formats, discounted.amount)}`}
          />
        )}
        {delivery !== undefined && (
          <Sum name={paymentTexts.delivery} amount={moneyFigure(formats, delivery)} />
        )}
        <Sum name={texts.total(taxes.length > 0 ? '' : terms)} amount={moneyFigure(formats, price)} ruled />
        {taxes.map(({ sentence, amount }) => (
          <Sum key={sentence} name={sentence} amount={moneyFigure(formats, amount)} />
        ))}
        {wentBack > 0 && (
          <>
            <Sum name={texts.wentBack} amount={`−${moneyFigure(formats, wentBack)}`} />
            <Sum name={texts.kept} amount={moneyFigure(formats, price - wentBack)} ruled />
          </>
        )}
      </tbody>
    </table>
  )
}

interface SumProps {
  readonly name: string
  /** A second line below the name. */
  readonly note?: string | undefined
  readonly amount: string
  readonly ruled?: boolean
}

function Sum({ name, note, amount, ruled }: SumProps) {
  return (
    <tr className={ruled ? 'sum' : undefined}>
      <th scope="row">
        {name}
        {note && <span className="order-note block">{note}</span>}
      </th>
      <td className="figure">{amount}</td>
    </tr>
  )
}
