import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { bookedMessages } from '../../messages/booking.ts'
import { problems } from '../../messages/problems.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { Figure, Price } from '../../ui/figure.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dollarFigure } from '../../ui/numbers.ts'
import { quantityOf } from './booking-values.ts'
import type { BookingMade } from './use-booking.ts'
import type { KeepingState, ProfileKeeping } from './use-profile-keeping.ts'

interface BookedOrderProps {
  readonly made: BookingMade
  readonly keeping: ProfileKeeping
}

/** What was booked: its price, until when the stock is held, and where to pay. It takes the form's place. */
export function BookedOrder({ made, keeping }: BookedOrderProps) {
  const { orderId, price, holdExpiresAt, holdExtendsTo, shownPrice, values } = made
  const quantity = quantityOf(values.quantity)
  const cost = price ?? shownPrice
  return (
    <section className="grid gap-5">
      <Heading />
      <dl className="figures">
        {quantity !== null && (
          <Figure label={bookedMessages.quantity} value={quantity} unit={bookedMessages.pieces} />
        )}
        {cost !== null && <Price label={bookedMessages.price} dollars={cost} />}
      </dl>
      {price !== undefined && shownPrice !== null && price !== shownPrice && (
        <Notice tone="warn">{bookedMessages.priceDiffers(dollarFigure(shownPrice))}</Notice>
      )}
      {typeof holdExpiresAt === 'number' && (
        <p>
          {bookedMessages.held} <LocalTime at={holdExpiresAt} />.
          {typeof holdExtendsTo === 'number' && (
            <>
              {' '}
              {bookedMessages.heldLonger} <LocalTime at={holdExtendsTo} />.
            </>
          )}
        </p>
      )}
      <p className="actions">
        {orderId !== undefined && (
          <Link className="button button-go" to={dashboardLinks.payment(orderId)}>
            {bookedMessages.pay}
          </Link>
        )}
        <Link className="button button-quiet" to={dashboardLinks.myOrders}>
          {bookedMessages.orders}
        </Link>
      </p>
      <Keeping state={keeping.state} />
    </section>
  )
}

/** The form is gone and the focus with it: it goes to what came instead. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl">
      {bookedMessages.heading}
    </h2>
  )
}

function Keeping({ state }: { state: KeepingState }) {
  if (state.status === 'failed') {
    return (
      <Notice tone="warn" action={{ label: problems.tryAgain, run: state.again }}>
        {bookedMessages.notKept} {state.message}
      </Notice>
    )
  }
  return (
    <p role="status" className="text-soft">
      {state.status === 'sending' && bookedMessages.keeping}
      {state.status === 'kept' && bookedMessages.kept}
    </p>
  )
}
