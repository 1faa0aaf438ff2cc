import { inLanguage } from '../../../contract/languages/said.ts'
import { trackingAddress } from '../../../domain/orders/carriers.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { addressFacts, arrivalOfSent, type Delivered } from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import { orderEmailTexts } from './order-email-texts.ts'
import { type Promising, referenceFacts } from './order-emails.ts'
import { myOrdersAddress, orderAddress } from './page-links.ts'
import { sentEmailTexts } from './sent-email-texts.ts'

export interface SentOrder extends Delivered {
  readonly id: string
  readonly productName: string
  readonly quantity: number
  readonly sentAt: number | null
  readonly customerReference?: string | null
}

export interface SentParcel {
  readonly carrier: string | null
  readonly tracking: string | null
  readonly sentAt: number
}

/** What one email tells: orders of one customer with one address, and the parcels in which they leave. */
export interface Shipment {
  /** At least one. */
  readonly orders: readonly SentOrder[]
  readonly parcels: readonly SentParcel[]
}

/**
 * Tells the customer that orders are on their way and when they arrive, with the carrier and tracking number of each
 * parcel, if known.
 */
export function orderSentEmail(
  { orders, parcels }: Shipment,
  { now, settings }: Promising,
  shop: MailingShop,
): Email {
  const { language } = shop
  const texts = inLanguage(sentEmailTexts, language)
  const isFurther = orders.every(({ sentAt }) => parcels.every((parcel) => (sentAt ?? now) < parcel.sentAt))
  const what = [orders.length, summaryOf(orders)] as const
  const stated = statedParcels(orders, parcels, isFurther)
  const sent = isFurther ? texts.sentFurther(...what, stated) : texts.sent(...what, stated)
  return {
    language,
    subject: isFurther ? texts.subjectOfFurther(...what) : texts.subject(...what),
    paragraphs: [[sent, ...arrivalOfSent(now, settings, shop)].join(' ')],
    ...factsAndLinks({ orders, parcels }, shop),
  }
}

/** Tells the customer the correct carrier and tracking number of a parcel, after an earlier email had wrong ones. */
export function correctedParcelEmail({ orders, parcels }: Shipment, shop: MailingShop): Email {
  const { language } = shop
  const texts = inLanguage(sentEmailTexts, language)
  const what = [orders.length, summaryOf(orders)] as const
  return {
    language,
    subject: texts.subjectOfCorrected(...what),
    paragraphs: [texts.corrected(...what)],
    ...factsAndLinks({ orders, parcels }, shop),
  }
}

/** Returns the only order in words; empty for several. */
function summaryOf([only, ...others]: Shipment['orders']): string {
  return only && others.length === 0 ? orderSummary(only) : ''
}

/** Returns the number of parcels where the customer could expect another one; otherwise 0. */
function statedParcels(orders: Shipment['orders'], parcels: Shipment['parcels'], isFurther: boolean): number {
  const numbered = parcels.filter(({ tracking }) => tracking !== null).length
  return numbered > 1 || (numbered === 1 && orders.length > 1 && !isFurther) ? numbered : 0
}

function factsAndLinks(
  { orders, parcels }: Shipment,
  shop: MailingShop,
): Pick<Email, 'facts' | 'link' | 'links'> {
  const { language } = shop
  const texts = inLanguage(sentEmailTexts, language)
  const [only] = orders.length === 1 ? orders : []
  const pages = parcels.map(({ carrier, tracking }) =>
    trackingAddress(carrier ?? '', tracking ?? '', language),
  )
  const [page] = pages.length === 1 ? pages : []
  const ownPage = only
    ? { text: texts.seeOrder, address: orderAddress(shop, only.id) }
    : { text: texts.seeOrders, address: myOrdersAddress(shop) }
  return {
    facts: [
      ...(only
        ? [[texts.order, formatOrderNumber(only.number)] as const]
        : orders.map((order) => [formatOrderNumber(order.number), orderSummary(order)] as const)),
      ...referenceFacts(orders, inLanguage(orderEmailTexts, language).reference),
      ...addressFacts(orders, language),
      ...parcelFacts(parcels, texts),
    ],
    link: page ? { text: texts.seeParcel, address: page } : ownPage,
    ...(pages.length > 1 && {
      links: pages.flatMap((address, index) =>
        address ? [{ text: texts.seeParcelNumber(index + 1), address }] : [],
      ),
    }),
  }
}

function parcelFacts(
  parcels: Shipment['parcels'],
  texts: typeof sentEmailTexts,
): readonly (readonly [string, string])[] {
  const known = parcels.filter(({ carrier, tracking }) => carrier !== null || tracking !== null)
  const [only] = known
  if (!only) return []
  if (known.length > 1)
    return known.map(({ carrier, tracking }, index) => [
      texts.parcel(index + 1),
      [carrier, tracking].filter(Boolean).join(' '),
    ])
  return [
    ...(only.carrier ? [[texts.carrier, only.carrier] as const] : []),
    ...(only.tracking ? [[texts.trackingNumber, only.tracking] as const] : []),
  ]
}
