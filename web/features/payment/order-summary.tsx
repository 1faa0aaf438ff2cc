import { useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { discountOf } from '../../buying/discount-of-orders.ts'
import { discountTexts } from '../../buying/discount-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Deadline } from '../../ui/values/deadline.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { deliveryOf, goodsOf, isPayable, isUnpaid, sumOf } from './order-sums.ts'
import { taxesOf, termsOf } from './order-taxes.ts'
import { paymentTexts } from './texts.ts'
import { type Pictures, usePictures } from './use-pictures.ts'

/** The number of orders shown initially, so that the card form stays close on a phone. */
const shownAtFirst = 3

interface OrderSummaryProps {
  readonly orders: readonly Order[]
  /** Whether a company pays the invoice later, of which a part may be paid already. */
  readonly isOnInvoice?: boolean
}

/** Summarizes orders: pictures, names, quantities and prices, the amount to pay and the end of the hold. */
export function OrderSummary({ orders, isOnInvoice = false }: OrderSummaryProps) {
  const [only] = orders.length === 1 ? orders : []
  const formats = useFormats()
  const pictures = usePictures(orders)
  const delivery = deliveryOf(orders)
  const discounted = discountOf(orders)
  const taxes = taxesOf(formats, orders)
  const terms = termsOf(useShopSettings().shop, orders)
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={paymentTexts.order}>
      {only ? <OneOrder order={only} pictures={pictures} /> : <Lines orders={orders} pictures={pictures} />}
      <dl className="figures">
        {only && (
          <Figure
            label={paymentTexts.quantity}
            value={only.quantity}
            unit={paymentTexts.piece(only.quantity)}
          />
        )}
        {(delivery !== undefined || discounted) && (
          <Price label={paymentTexts.goods} amount={goodsOf(orders)} />
        )}
        {discounted && <Price label={discountTexts.discount(discounted.name)} amount={-discounted.amount} />}
        {delivery !== undefined && <Price label={paymentTexts.delivery} amount={delivery} />}
        <Price
          label={
            isOnInvoice
              ? paymentTexts.priceOnInvoice
              : orders.some(isPayable)
                ? paymentTexts.price
                : paymentTexts.pricePaid
          }
          amount={sumOf(orders)}
          unit={taxes.length > 0 ? taxes.map(({ sentence }) => sentence).join(', ') : terms}
        />
      </dl>
      <Hold orders={orders} />
    </section>
  )
}

interface OneOrderProps {
  readonly order: Order
  readonly pictures: Pictures
}

function OneOrder({ order, pictures }: OneOrderProps) {
  return (
    <div className="counter-line [&>.shadow-picture]:w-18">
      <Picture order={order} pictures={pictures} />
      <div>
        <h2 className="card-title wrap-anywhere" lang={order.lang}>
          {withBreaks(order.tool)}
        </h2>
        {order.number && <p className="order-note figure">{order.number}</p>}
      </div>
    </div>
  )
}

interface LinesProps {
  readonly orders: readonly Order[]
  readonly pictures: Pictures
}

function Lines({ orders, pictures }: LinesProps) {
  const formats = useFormats()
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : Math.max(0, orders.length - shownAtFirst)
  const shown = hidden > 1 ? orders.slice(0, shownAtFirst) : orders
  return (
    <>
      <h2 className="card-title">{paymentTexts.orders(wholeNumber(formats, orders.length))}</h2>
      <ul className="grid gap-[0.9rem]">
        {shown.map((order) => (
          <li key={order._id} className="counter-line [&>.shadow-picture]:w-18">
            <Picture order={order} pictures={pictures} />
            <div>
              <h3 className="wrap-anywhere">
                {paymentTexts.line(wholeNumber(formats, order.quantity), withBreaks(order.tool))}
              </h3>
              {order.number && <p className="order-note figure">{order.number}</p>}
            </div>
            <p className="figure">{moneyFigure(formats, goodsOf([order]))}</p>
          </li>
        ))}
      </ul>
      {hidden > 1 && (
        <Button kind="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {paymentTexts.showAll(wholeNumber(formats, orders.length))}
        </Button>
      )}
    </>
  )
}

/** Shows only the outline of a product that is no longer offered. */
function Picture({ order, pictures }: OneOrderProps) {
  const { img = '', outline } = pictures.get(order.Id) ?? {}
  return <ShadowPicture src={img} files={pictureFiles(img)} alt="" sizes="72px" outline={outline} />
}

/** States until when all orders are held: the earliest end counts. */
function Hold({ orders }: { readonly orders: readonly Order[] }) {
  const [first] = orders
    .filter((order) => isUnpaid(order) && order.holdExpiresAt !== undefined)
    .toSorted((one, other) => (one.holdExpiresAt ?? 0) - (other.holdExpiresAt ?? 0))
  if (first?.holdExpiresAt === undefined) return null
  return (
    <p className="soft">
      <Deadline
        at={first.holdExpiresAt}
        until={paymentTexts.held}
        over={orders.length === 1 ? paymentTexts.holdOver : paymentTexts.oneHoldOver}
      />
    </p>
  )
}
