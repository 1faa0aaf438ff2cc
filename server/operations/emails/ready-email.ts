import { inLanguage } from '../../../contract/languages/said.ts'
import type { PickUpPlace } from '../../../contract/shop/pick-up-place.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { placeInOneLine, writePickUpCode } from '../../../domain/orders/pick-up.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { myOrdersAddress, orderAddress } from './page-links.ts'
import { readyEmailTexts } from './ready-email-texts.ts'

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
export function readyEmail({ orders, code, pickup }: Ready, shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(readyEmailTexts, language)
  const [only] = orders.length === 1 ? orders : []
  const shown = writePickUpCode(code)
  return {
    language,
    subject: only ? texts.subjectOfOne(orderSummary(only)) : texts.subject(orders.length),
    paragraphs: [only ? texts.isReady(orderSummary(only), shown) : texts.areReady(orders.length, shown)],
    facts: [
      [texts.code, shown],
      ...(pickup.place.length > 0 ? [[texts.pickUpAt, placeInOneLine(pickup)] as const] : []),
      ...(pickup.hours ? [[texts.open, pickup.hours] as const] : []),
      ...(pickup.note ? [[texts.note, pickup.note] as const] : []),
      ...(only
        ? [[texts.order, formatOrderNumber(only.number)] as const]
        : orders.map((order) => [formatOrderNumber(order.number), orderSummary(order)] as const)),
    ],
    link: only
      ? { text: texts.seeOrder, address: orderAddress(shop, only.id) }
      : { text: texts.seeOrders, address: myOrdersAddress(shop) },
  }
}
