import { trackingAddress } from '../../../domain/orders/carriers.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { arrivalOfSent, type Delivered, deliveryFacts } from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import type { Promising } from './order-emails.ts'
import { orderAddress } from './page-links.ts'

interface Sent extends Delivered {
  readonly id: string
  readonly productName: string
  readonly quantity: number
}

/** Tells the customer that the order is on its way and when it arrives, with carrier and tracking number if known. */
export function orderSentEmail(
  order: Sent,
  { carrier, tracking }: { readonly carrier: string; readonly tracking: string },
  { now, settings }: Promising,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const what = orderSummary(order)
  const page = trackingAddress(carrier, tracking)
  return {
    subject: `On its way: ${what}`,
    paragraphs: [[`We have sent your order of ${what}.`, ...arrivalOfSent(now, settings, formats)].join(' ')],
    facts: [
      ['Order', formatOrderNumber(order.number)],
      ...deliveryFacts([order]),
      ...(carrier ? [['Carrier', carrier] as const] : []),
      ...(tracking ? [['Tracking number', tracking] as const] : []),
    ],
    link: page
      ? { text: 'See where the parcel is', address: page }
      : { text: 'See the order', address: orderAddress(publicUrl, order.id) },
  }
}
