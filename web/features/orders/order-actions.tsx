import { Link } from 'react-router'
import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { mayOrder, stateOf } from '../../../domain/orders/order-states.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { PutInButton } from '../../buying/put-in-button.tsx'
import { EInvoiceButtons } from '../../downloads/e-invoice-buttons.tsx'
import { InvoiceButtons } from '../../downloads/invoice-buttons.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { reviewLinks } from '../../routing/review-links.ts'
import { Button } from '../../ui/button.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ChangeReference } from './change-reference.tsx'
import { ordersTexts } from './texts.ts'

interface OrderActionsProps {
  readonly order: Order
  /** True for the next order to pay, whose link is the screen's orange action. */
  readonly urgent: boolean
  readonly onCancel: () => void
}

/** Renders Pay and Cancel, as the order's state allows (spec §4). */
export function OrderActions({ order, urgent, onCancel }: OrderActionsProps) {
  const state = stateOf(order)
  const mayCancel = mayOrder(state, 'cancel')
  const isOrdered = state === 'paid' || state === 'on-account'
  return (
    <div className="actions row-actions order-actions [&>.button]:justify-center [&>.button]:px-[0.6rem] [&>.button-wide]:col-span-full">
      {state === 'unpaid' && <PayLink order={order} urgent={urgent} />}
      {isOrdered && <ReceiptLink order={order} isOwed={state === 'on-account'} />}
      {isOrdered && <InvoiceButtons numbers={order.invoices} />}
      {order.company !== undefined && <EInvoiceButtons numbers={order.invoices} />}
      {isOrdered && <ReviewLink order={order} />}
      {state !== 'unpaid' && <BuyAgain order={order} />}
      <ChangeReference order={order} />
      {state !== 'cancelled' && (
        <Button
          kind="quiet"
          disabled={!mayCancel}
          title={mayCancel ? undefined : ordersTexts.paidCannotCancel}
          onClick={onCancel}
        >
          {ordersTexts.cancel}
          <OfOrder order={order} />
        </Button>
      )}
    </div>
  )
}

/** Links to the payment of an order. */
export function PayLink({ order, urgent }: Pick<OrderActionsProps, 'order' | 'urgent'>) {
  return (
    <Link className={urgent ? 'button button-go' : 'button'} to={dashboardLinks.payment(order._id)}>
      {ordersTexts.pay}
      <OfOrder order={order} />
    </Link>
  )
}

/** Links to a paid order's receipt, or to how an invoice is paid, on its payment page. */
function ReceiptLink({ order, isOwed }: { readonly order: Order; readonly isOwed: boolean }) {
  return (
    <Link className="button button-quiet" to={dashboardLinks.payment(order._id)}>
      {isOwed ? ordersTexts.payOwed : ordersTexts.receipt}
      <OfOrder order={order} />
    </Link>
  )
}

/** Links to the review form, with the order's product preselected. */
function ReviewLink({ order }: { order: Order }) {
  return (
    <IfOffered operation={listToolReviews}>
      <Link className="button button-quiet" to={reviewLinks.write(order.Id)}>
        {ordersTexts.review}
        <OfOrder order={order} />
      </Link>
    </IfOffered>
  )
}

/**
 * Adds the same pieces to the basket. Keeps the price only if it was the single price, because only that can be
 * compared with today's.
 */
function BuyAgain({ order: { Id, tool: product, quantity, unitPrice, priceFrom } }: { order: Order }) {
  const price = priceFrom === null ? unitPrice : undefined
  return (
    <PutInButton
      product={{ _id: Id, name: product, price }}
      text={ordersTexts.buyAgain}
      quantity={() => quantity}
    />
  )
}

/** Appends the order's name for screen readers, which read the button without its row. */
function OfOrder({ order }: { order: Order }) {
  const formats = useFormats()
  return (
    <span className="sr-only">{ordersTexts.ofOrder(wholeNumber(formats, order.quantity), order.tool)}</span>
  )
}
