import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useHost } from '../../api/host.ts'
import { listChosenOrders } from '../../api/rows/orders.ts'
import { discountOf } from '../../buying/discount-of-orders.ts'
import { discountTexts } from '../../buying/discount-texts.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { heldTexts as texts } from './texts.ts'
import type { Held } from './use-holding.ts'

/** Shows the booked purchase: its number, its price, the end of its hold, and a link to the payment. */
export function BookedPurchase({ held }: { readonly held: Held }) {
  const formats = useFormats()
  const together = useHost().offers(listChosenOrders)
  const { isEarlier, shownTotal } = held
  const { insertedId, number, orders, price, holdExpiresAt, holdExtendsTo, discountNote } = held.purchase
  const discounted = discountOf(orders)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button has disappeared with the lines, so the heading takes the focus.
  useLayoutEffect(() => heading.current?.focus(), [])
  const [first] = orders
  const only = orders.length === 1 ? first : undefined
  return (
    <section className="card card-padded grid gap-5 basket-held">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {texts.heading}
      </h2>
      <dl className="figures">
        <div>
          <dt>{texts.number}</dt>
          <dd className="figure">{number}</dd>
        </div>
        <Figure label={texts.orders} value={orders.length} />
        {discounted && <Price label={discountTexts.discount(discounted.name)} amount={-discounted.amount} />}
        <Price label={texts.price} amount={price} />
      </dl>
      {discountNote && <Notice tone="warn">{discountNote}</Notice>}
      {isEarlier && <Notice tone="warn">{texts.earlier}</Notice>}
      {shownTotal !== null && price !== shownTotal && (
        <Notice tone="warn">{texts.priceDiffers(moneyFigure(formats, shownTotal))}</Notice>
      )}
      {typeof holdExpiresAt === 'number' && (
        <p>
          {texts.held} <LocalTime at={holdExpiresAt} />
          {punctuationTexts.stop}
          {typeof holdExtendsTo === 'number' && (
            <>
              {' '}
              {texts.heldLonger} <LocalTime at={holdExtendsTo} />
              {punctuationTexts.stop}
            </>
          )}
        </p>
      )}
      <p className="actions">
        <Link
          className="button button-go"
          to={
            only
              ? dashboardLinks.payment(only._id)
              : together
                ? dashboardLinks.payPurchase(insertedId)
                : dashboardLinks.myOrders
          }
        >
          {only || together ? texts.pay : texts.payEach}
        </Link>
        {(only || together) && (
          <Link className="button button-quiet" to={dashboardLinks.myOrders}>
            {texts.toOrders}
          </Link>
        )}
      </p>
      <ul className="grid max-w-160">
        {orders.map((order) => (
          <li
            className="flex gap-6 justify-between py-[0.4rem] wrap-anywhere border-t border-t-line"
            key={order._id}
          >
            <span>
              {wholeNumber(formats, order.quantity)} × {withBreaks(order.tool)}
            </span>
            <span className="figure">{moneyFigure(formats, order.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
