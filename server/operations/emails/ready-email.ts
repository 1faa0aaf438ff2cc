import type { PickUpPlace } from '../../../contract/shop/pick-up-place.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { placeInOneLine, writePickUpCode } from '../../../domain/orders/pick-up.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { myOrdersAddress, orderAddress } from './page-links.ts'

interface ReadyOrder {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
}

interface Ready {
  /** Orders of one customer, at least one. */
  readonly orders: readonly ReadyOrder[]
  readonly code: string
  readonly pickup: PickUpPlace
}

/** Tells the customer that orders are ready to be picked up: where, when, and the code to show. */
export function readyEmail(
  { orders, code, pickup }: Ready,
  { publicUrl }: Pick<MailingShop, 'publicUrl'>,
): Email {
  const [only] = orders.length === 1 ? orders : []
  const what = only ? orderSummary(only) : `your ${orders.length} orders`
  return {
    subject: `Ready to pick up: ${what}`,
    paragraphs: [
      `${only ? `Your order of ${what} is` : `Your ${orders.length} orders are`} ready. Show this code at the counter: ${writePickUpCode(code)}.`,
    ],
    facts: [
      ['Code', writePickUpCode(code)],
      ...(pickup.place.length > 0 ? [['Pick up at', placeInOneLine(pickup)] as const] : []),
      ...(pickup.hours ? [['Open', pickup.hours] as const] : []),
      ...(pickup.note ? [['Note', pickup.note] as const] : []),
      ...(only
        ? [['Order', formatOrderNumber(only.number)] as const]
        : orders.map((order) => [formatOrderNumber(order.number), orderSummary(order)] as const)),
    ],
    link: only
      ? { text: 'See the order', address: orderAddress(publicUrl, only.id) }
      : { text: 'See the orders', address: myOrdersAddress(publicUrl) },
  }
}
