import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { discountOf } from '../../buying/discount-of-orders.ts'
import { discountTexts } from '../../buying/discount-texts.ts'
import { ownPriceTexts } from '../../buying/own-price-texts.ts'
import { OwnReferenceNote } from '../../buying/own-reference-note.tsx'
import { links } from '../../routing/links.ts'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderState } from './order-state.tsx'
import { useUrgent } from './pay-together.tsx'
import { PurchaseAgain } from './purchase-again.tsx'
import { ordersTexts } from './texts.ts'

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly onCancel: (order: Order) => void
}

/** Shows the person's orders with the actions on each (spec §4). */
export function OrdersTable({ orders, onCancel }: OrdersTableProps) {
  const formats = useFormats()
  const urgent = useUrgent(orders)
  return (
    <RecordTable<Order>
      caption={ordersTexts.heading}
      rows={orders}
      keyOf={(order) => order._id}
      columns={[
        {
          header: ordersTexts.tool,
          cell: (order) => (
            <>
              <Link className="underline" to={links.tool(order.Id)} lang={order.lang}>
                {withBreaks(order.tool)}
              </Link>
              {order.number && <span className="order-note figure block">{order.number}</span>}
              {order.purchase && (
                <span className="order-note figure block">
                  {ordersTexts.ofPurchase(order.purchase.number)}
                </span>
              )}
              <OwnReferenceNote reference={order.customerReference} />
            </>
          ),
        },
        {
          header: ordersTexts.quantity,
          figures: true,
          cell: (order) => wholeNumber(formats, order.quantity),
        },
        { header: ordersTexts.price, figures: true, cell: (order) => <OrderPrice order={order} /> },
        { header: ordersTexts.state, cell: (order) => <OrderState order={order} /> },
        {
          header: ordersTexts.actions,
          cell: (order) => (
            <div className="grid w-full min-w-0">
              <OrderActions order={order} urgent={order === urgent} onCancel={() => onCancel(order)} />
              <PurchaseAgain order={order} orders={orders} />
            </div>
          ),
        },
      ]}
    />
  )
}

/** Shows the price, with the discount and the part of it that is delivery. */
function OrderPrice({ order }: { readonly order: Order }) {
  const formats = useFormats()
  const { price, delivery, publicUnitPrice } = order
  const discounted = discountOf([order])
  return (
    <span>
      {moneyFigure(formats, price)}
      {publicUnitPrice !== undefined && (
        <span className="order-note block">
          {ownPriceTexts.publiclyEach(moneyFigure(formats, publicUnitPrice))}
        </span>
      )}
      {discounted && (
        <span className="order-note block">
          {discountTexts.applied(discounted.name, moneyFigure(formats, discounted.amount))}
        </span>
      )}
      {Boolean(delivery) && (
        <span className="order-note block">
          {ordersTexts.ofItDelivery(moneyFigure(formats, delivery ?? 0))}
        </span>
      )}
    </span>
  )
}
