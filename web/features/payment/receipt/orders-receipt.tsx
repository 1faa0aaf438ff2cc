import { Link } from 'react-router'
import type { Order } from '../../../../contract/orders/orders.ts'
import { amountOf, centsOf, sumOfAmounts } from '../../../../domain/money.ts'
import { goesInParcel, isGiftCard } from '../../../../domain/orders/gift-card-order.ts'
import { orderName } from '../../../../domain/orders/order-number.ts'
import { isPickedUp } from '../../../../domain/orders/pick-up.ts'
import { cardName } from '../../../../domain/payments/card-names.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { discountOf } from '../../../buying/discount-of-orders.ts'
import { discountTexts } from '../../../buying/discount-texts.ts'
import { giftCodeTexts } from '../../../buying/gift-code-texts.ts'
import { ownPriceTexts } from '../../../buying/own-price-texts.ts'
import { ownReferenceTexts } from '../../../buying/own-reference-texts.ts'
import { PickUpState } from '../../../buying/pick-up-state.tsx'
import { pickUpTexts } from '../../../buying/pick-up-texts.ts'
import { InvoiceButtons } from '../../../downloads/invoice-buttons.tsx'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { PrintButton } from '../../../ui/print-button.tsx'
import { EmailText } from '../../../ui/values/email-text.tsx'
import { Fact } from '../../../ui/values/fact.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { LocalTime } from '../../../ui/values/local-time.tsx'
import { withBreaks } from '../../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../../ui/values/numbers.ts'
import { addressGroups } from '../address-groups.ts'
import { AddressText } from '../delivery/delivery.tsx'
import { PromisedDays } from '../delivery/promised-days.tsx'
import { namesOf } from '../order-names.ts'
import { deliveryOf, goodsOf, refundOf, sumOf } from '../order-sums.ts'
import { taxesOf, termsOf } from '../order-taxes.ts'
import { paymentTexts, receiptTexts as texts } from '../texts.ts'
import { OnAccountFacts } from './on-account-facts.tsx'
import { PaidByCredit } from './paid-by-credit.tsx'

interface OrdersReceiptProps {
  /** Paid orders, at least one. */
  readonly orders: readonly Order[]
  /** Orders that could no longer be paid, whose share is refunded to the card. */
  readonly wentBack: readonly Order[]
}

/** Renders the receipt of several orders: each price, the total, the refunds, and the facts. */
export function OrdersReceipt({ orders, wentBack }: OrdersReceiptProps) {
  const formats = useFormats()
  const [first] = orders
  const refunded = sumOfAmounts(orders.map(refundOf))
  const delivery = deliveryOf(orders)
  const discounted = discountOf(orders)
  const taxes = taxesOf(formats, orders)
  const terms = termsOf(useShopSettings().shop, orders)
  const addresses = addressGroups(orders)
  const pickedUp = orders.find(isPickedUp)
  const delivered = orders.find(goesInParcel)
  const hasGiftCards = orders.some(isGiftCard)
  const numbers = [...new Set(orders.flatMap(({ purchase }) => purchase?.number ?? []))]
  const references = [...new Set(orders.flatMap(({ customerReference }) => customerReference ?? []))]
  const transactions = [...new Set(orders.flatMap(({ transactionId }) => transactionId ?? []))]
  return (
    <section className="grid justify-items-start gap-4" aria-label={texts.label}>
      <table className="sums w-full" aria-label={texts.sums}>
        <tbody>
          {orders.map((order) => (
            <tr key={order._id}>
              <th scope="row">
                {paymentTexts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool))}
                <Link className="order-note figure block underline" to={dashboardLinks.payment(order._id)}>
                  {orderName(order)}
                </Link>
                {order.publicUnitPrice !== undefined && (
                  <span className="order-note block">
                    {ownPriceTexts.publiclyEach(moneyFigure(formats, order.publicUnitPrice))}
                  </span>
                )}
              </th>
              <td className="figure">{moneyFigure(formats, goodsOf([order]))}</td>
            </tr>
          ))}
          {discounted && (
            <tr>
              <th scope="row">{discountTexts.discount(discounted.name)}</th>
              <td className="figure">−{moneyFigure(formats, discounted.amount)}</td>
            </tr>
          )}
          {delivery !== undefined && (
            <tr>
              <th scope="row">{paymentTexts.delivery}</th>
              <td className="figure">{moneyFigure(formats, delivery)}</td>
            </tr>
          )}
          <tr className="sum">
            <th scope="row">{texts.total(taxes.length > 0 ? '' : terms)}</th>
            <td className="figure">{moneyFigure(formats, sumOf(orders))}</td>
          </tr>
          {taxes.map(({ sentence, amount }) => (
            <tr key={sentence}>
              <th scope="row">{sentence}</th>
              <td className="figure">{moneyFigure(formats, amount)}</td>
            </tr>
          ))}
          {refunded > 0 && (
            <>
              <tr>
                <th scope="row">{texts.wentBack}</th>
                <td className="figure">−{moneyFigure(formats, refunded)}</td>
              </tr>
              <tr className="sum">
                <th scope="row">{texts.kept}</th>
                <td className="figure">
                  {moneyFigure(formats, amountOf(centsOf(sumOf(orders)) - centsOf(refunded)))}
                </td>
              </tr>
            </>
          )}
          {wentBack.map((order) => (
            <tr key={order._id}>
              <th scope="row">
                {texts.notPaid(
                  paymentTexts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool)),
                )}
                <span className="order-note figure block">{orderName(order)}</span>
              </th>
              <td className="figure">−{moneyFigure(formats, order.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wentBack.length > 0 && <p>{texts.whyBack}</p>}
      <dl className="facts">
        {numbers.length > 0 && (
          <Fact name={texts.purchase}>
            <span className="figure">{numbers.join(', ')}</span>
          </Fact>
        )}
        <OnAccountFacts order={first} />
        {references.length > 0 && <Fact name={ownReferenceTexts.label}>{references.join(', ')}</Fact>}
        {first?.paidAt && (
          <Fact name={texts.paidAt}>
            <LocalTime at={first.paidAt} />
          </Fact>
        )}
        <PaidByCredit orders={orders} />
        {first?.card && (
          <Fact name={texts.card}>{texts.cardText(cardName(first.card.brand), first.card.last4)}</Fact>
        )}
        {transactions.length > 0 && (
          <Fact name={paymentTexts.transaction}>
            <span className="figure break-all">{transactions.join(', ')}</span>
          </Fact>
        )}
        {first && (
          <Fact name={texts.who}>
            {first.userName && <span className="block">{first.userName}</span>}
            <EmailText email={first.customer} />
          </Fact>
        )}
        {addresses.map(({ address, orders: there }) => (
          <Fact key={there[0]?._id} name={texts.where}>
            {there.length < orders.length && <b className="block wrap-anywhere">{namesOf(formats, there)}</b>}
            <AddressText address={address} />
          </Fact>
        ))}
        {pickedUp && (
          <Fact name={pickUpTexts.ways}>
            <PickUpState order={pickedUp} />
          </Fact>
        )}
        {delivered && <PromisedDays order={delivered} />}
        {hasGiftCards && <Fact name={giftCodeTexts.byEmail}>{giftCodeTexts.mailed}</Fact>}
      </dl>
      <div className="actions print:hidden">
        <InvoiceButtons numbers={[...new Set(orders.flatMap(({ invoices }) => invoices ?? []))]} />
        <PrintButton text={texts.print} />
      </div>
    </section>
  )
}
