import { trackingAddress } from '../../../domain/orders/carriers.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { addressFacts, arrivalOfSent, type Delivered } from './delivery-facts.ts'
import type { Email } from './email.ts'
import { type MailingShop, orderSummary } from './formats.ts'
import type { Promising } from './order-emails.ts'
import { myOrdersAddress, orderAddress } from './page-links.ts'

export interface SentOrder extends Delivered {
  readonly id: string
  readonly productName: string
  readonly quantity: number
  readonly sentAt: number | null
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
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const isFurther = orders.every(({ sentAt }) => parcels.every((parcel) => (sentAt ?? now) < parcel.sentAt))
  return {
    subject: isFurther
      ? `Another parcel is on its way: ${namedShort(orders)}`
      : `${orders.length === 1 ? 'On its way' : 'On their way'}: ${namedShort(orders)}`,
    paragraphs: [
      [
        `We have sent ${isFurther ? 'another parcel of ' : ''}${named(orders)}${inParcels(orders, parcels, isFurther)}.`,
        ...arrivalOfSent(now, settings, formats),
      ].join(' '),
    ],
    ...factsAndLinks({ orders, parcels }, publicUrl),
  }
}

/** Tells the customer the correct carrier and tracking number of a parcel, after an earlier email had wrong ones. */
export function correctedParcelEmail(
  { orders, parcels }: Shipment,
  { publicUrl }: Pick<MailingShop, 'publicUrl'>,
): Email {
  return {
    subject: `Corrected tracking number: ${namedShort(orders)}`,
    paragraphs: [
      `We have corrected what we told you about the parcel with ${named(orders)}. Please use the number below.`,
    ],
    ...factsAndLinks({ orders, parcels }, publicUrl),
  }
}

function namedShort(orders: Shipment['orders']): string {
  const [only] = orders
  return only && orders.length === 1 ? orderSummary(only) : `your ${orders.length} orders`
}

function named(orders: Shipment['orders']): string {
  const [only] = orders
  return only && orders.length === 1 ? `your order of ${orderSummary(only)}` : `your ${orders.length} orders`
}

/** States the number of parcels, where the customer could expect another one. */
function inParcels(orders: Shipment['orders'], parcels: Shipment['parcels'], isFurther: boolean): string {
  const numbered = parcels.filter(({ tracking }) => tracking !== null).length
  if (numbered > 1) return ` in ${numbered} parcels`
  return numbered === 1 && orders.length > 1 && !isFurther ? ' in one parcel' : ''
}

function factsAndLinks(
  { orders, parcels }: Shipment,
  publicUrl: string,
): Pick<Email, 'facts' | 'link' | 'links'> {
  const [only] = orders.length === 1 ? orders : []
  const pages = parcels.map(({ carrier, tracking }) => trackingAddress(carrier ?? '', tracking ?? ''))
  const [page] = pages.length === 1 ? pages : []
  const ownPage = only
    ? { text: 'See the order', address: orderAddress(publicUrl, only.id) }
    : { text: 'See the orders', address: myOrdersAddress(publicUrl) }
  return {
    facts: [
      ...(only
        ? [['Order', formatOrderNumber(only.number)] as const]
        : orders.map((order) => [formatOrderNumber(order.number), orderSummary(order)] as const)),
      ...addressFacts(orders),
      ...parcelFacts(parcels),
    ],
    link: page ? { text: 'See where the parcel is', address: page } : ownPage,
    ...(pages.length > 1 && {
      links: pages.flatMap((address, index) =>
        address ? [{ text: `See where parcel ${index + 1} is`, address }] : [],
      ),
    }),
  }
}

function parcelFacts(parcels: Shipment['parcels']): readonly (readonly [string, string])[] {
  const known = parcels.filter(({ carrier, tracking }) => carrier !== null || tracking !== null)
  const [only] = known
  if (!only) return []
  if (known.length > 1)
    return known.map(({ carrier, tracking }, index) => [
      `Parcel ${index + 1}`,
      [carrier, tracking].filter(Boolean).join(' '),
    ])
  return [
    ...(only.carrier ? [['Carrier', only.carrier] as const] : []),
    ...(only.tracking ? [['Tracking number', only.tracking] as const] : []),
  ]
}
