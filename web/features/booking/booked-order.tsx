import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { discountOf } from '../../buying/discount-of-orders.ts'
import { discountTexts } from '../../buying/discount-texts.ts'
import { quantityOf } from '../../buying/order-total.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { problems } from '../../texts/problems.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { bookedTexts } from './texts.ts'
import type { BookingMade } from './use-booking.ts'
import type { KeepingState, ProfileKeeping } from './use-profile-keeping.ts'

interface BookedOrderProps {
  readonly made: BookingMade
  readonly keeping: ProfileKeeping
}

/** Shows the booked order: its price, the end of its hold, and a link to pay. Replaces the form. */
export function BookedOrder({ made, keeping }: BookedOrderProps) {
  const formats = useFormats()
  const { orderId, price, holdExpiresAt, holdExtendsTo, shownPrice, values, discountNote } = made
  const discounted = discountOf([made])
  const quantity = quantityOf(formats, values.quantity)
  const cost = price ?? shownPrice
  return (
    <section className="grid gap-5">
      <Heading />
      <dl className="figures">
        {quantity !== null && (
          <Figure label={bookedTexts.quantity} value={quantity} unit={bookedTexts.piece(quantity)} />
        )}
        {discounted && <Price label={discountTexts.discount(discounted.name)} amount={-discounted.amount} />}
        {cost !== null && <Price label={bookedTexts.price} amount={cost} />}
      </dl>
      {discountNote && <Notice tone="warn">{discountNote}</Notice>}
      {price !== undefined && shownPrice !== null && price !== shownPrice && (
        <Notice tone="warn">{bookedTexts.priceDiffers(moneyFigure(formats, shownPrice))}</Notice>
      )}
      {typeof holdExpiresAt === 'number' && (
        <p>
          {bookedTexts.held} <LocalTime at={holdExpiresAt} />
          {punctuationTexts.stop}
          {typeof holdExtendsTo === 'number' && (
            <>
              {' '}
              {bookedTexts.heldLonger} <LocalTime at={holdExtendsTo} />
              {punctuationTexts.stop}
            </>
          )}
        </p>
      )}
      <p className="actions">
        {orderId !== undefined && (
          <Link className="button button-go" to={dashboardLinks.payment(orderId)}>
            {bookedTexts.pay}
          </Link>
        )}
        <Link className="button button-quiet" to={dashboardLinks.myOrders}>
          {bookedTexts.orders}
        </Link>
      </p>
      <Keeping state={keeping.state} />
    </section>
  )
}

/** The focused form has disappeared, so the heading takes the focus. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl">
      {bookedTexts.heading}
    </h2>
  )
}

function Keeping({ state }: { state: KeepingState }) {
  if (state.status === 'failed') {
    return (
      <Notice tone="warn" action={{ label: problems.tryAgain, run: state.again }}>
        {bookedTexts.notKept} {state.message}
      </Notice>
    )
  }
  return (
    <p role="status" className="text-soft">
      {state.status === 'sending' && bookedTexts.keeping}
      {state.status === 'kept' && bookedTexts.kept}
    </p>
  )
}
