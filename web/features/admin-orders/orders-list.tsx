import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { stateOf } from '../../../domain/orders/order-states.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import type { DataTableProps } from '../../ui/table/data-table-props.ts'
import { PictureCell } from '../../ui/table/picture-cell.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { NamedEmail } from '../../ui/values/named-email.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { OrderState } from './order-state.tsx'
import { pickUpDeskTexts } from './pick-up-desk-texts.ts'
import { SendOrder } from './send-order.tsx'
import { sendTexts, allOrdersTexts as texts } from './texts.ts'

type List = DataTableProps<Order>

export const orderColumns: List['columns'] = [
  {
    header: texts.tool,
    searched: true,
    value: (order) => order.tool,
    cell: (order) => (
      <ProductCell img={order.img}>
        <Link className="row-link" to={dashboardLinks.order(order._id)}>
          {withBreaks(order.tool)}
        </Link>
        {order.number && <span className="order-note figure block">{order.number}</span>}
        {order.customerReference && (
          <span className="order-note block wrap-anywhere">{withBreaks(order.customerReference)}</span>
        )}
      </ProductCell>
    ),
  },
  {
    header: texts.customer,
    searched: true,
    value: (order) => order.customer,
    cell: (order) => <NamedEmail name={order.userName} email={order.customer} />,
  },
  { header: texts.quantity, figures: true, cell: (order, formats) => wholeNumber(formats, order.quantity) },
  { header: texts.price, figures: true, cell: (order, formats) => moneyFigure(formats, order.price) },
  { header: texts.state, cell: (order) => <OrderState order={order} /> },
  {
    header: texts.created,
    sort: 'createdAt',
    value: (order) => order.createdAt,
    cell: ({ createdAt }) => (createdAt === undefined ? texts.unknown : <LocalTime at={createdAt} />),
  },
]

/** Omits the picture if the order has none, as at another backend. */
function ProductCell({ img, children }: { readonly img: string | undefined; readonly children: ReactNode }) {
  return img === undefined ? (
    children
  ) : (
    <PictureCell small img={img} files={pictureFiles(img)}>
      {children}
    </PictureCell>
  )
}

/**
 * Returns the column that sends an order, if {host} offers it.
 * @param onSent is called before the list reloads.
 */
export function sendColumn(onSent: (id: string) => void): List['columns'][number] {
  return {
    header: sendTexts.column,
    fixed: true,
    cell: (order) => <SendOrder order={order} onSent={() => onSent(order._id)} />,
  }
}

export const orderSorts: List['sorts'] = [
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
]

/** All states that the server can filter the list by. */
export const orderFilter: NonNullable<List['filter']> = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'to-send', text: texts.toSendOnly },
    { value: 'to-prepare', text: pickUpDeskTexts.toPrepare },
    { value: 'ready', text: pickUpDeskTexts.ready },
    { value: 'sent', text: texts.sentOnly },
    { value: 'on-account', text: texts.onAccountOnly },
    { value: 'unpaid', text: texts.unpaidOnly },
    { value: 'hold-expired', text: texts.holdExpiredOnly },
    { value: 'withdrawn', text: texts.withdrawnOnly },
  ],
}

/** The states of the spec (§4), the only ones that another backend knows. */
export const plainOrderFilter: NonNullable<List['filter']> = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'paid', text: texts.paidOnly },
    { value: 'unpaid', text: texts.unpaidOnly },
  ],
  matches: (order, value) => stateOf(order) === value,
}
