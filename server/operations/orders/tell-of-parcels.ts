import { asShown } from '../../../domain/catalogue/shown-name.ts'
import type { Transaction } from '../../data/database.ts'
import { listWithOrders, type ParcelWithOrder } from '../../data/queries/orders/parcels.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Email } from '../emails/email.ts'
import type { MailingShop } from '../emails/formats.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { correctedParcelEmail, orderSentEmail, type Shipment } from '../emails/sent-email.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

/** The customer's email waits as long, so that a wrong mark can be undone before it is sent. */
export const undoMs = minuteMs

/** The event of the email that tells of a sending, named after the order that was marked first. */
export const sentEvent = (orderId: string) => `sent:${orderId}`

/** The event of the email that tells of a parcel that left after its order. */
export const laterParcelEvent = (parcelId: string) => `parcel:${parcelId}`

/** The event of the email that tells of the n-th correction of a parcel. */
export const correctedEvent = (parcelId: string, correction: number) => `corrected:${parcelId}:${correction}`

/** Returns the events of all emails about a parcel. */
export function eventsOfParcel({
  id,
  event,
  corrections,
}: {
  readonly id: string
  readonly event: string
  readonly corrections: number
}): readonly string[] {
  return [event, ...Array.from({ length: corrections }, (_, index) => correctedEvent(id, index + 1))]
}

/** Writes the email about the parcels of an event, as they are now; none if no order is left in them. */
export async function tellOfSending(
  shop: Shop,
  transaction: Transaction,
  event: string,
  notBefore: number,
): Promise<void> {
  const rows = await listWithOrders(transaction.db, { event })
  const promising = { now: shop.clock(), settings: await shop.settings.readWithin(transaction.db) }
  const mailing = mailingOf(shop, rows)
  const email = orderSentEmail(shipmentOf(rows), promising, mailing)
  await writeAbout(shop, transaction, rows, { email, mailing, event, notBefore })
}

/** Writes the email about the corrected number of a parcel; none if no order is left in it. */
export async function tellOfCorrection(
  shop: Shop,
  transaction: Transaction,
  { parcelId, correction }: { readonly parcelId: string; readonly correction: number },
  notBefore: number,
): Promise<void> {
  const rows = await listWithOrders(transaction.db, { parcelId })
  const mailing = mailingOf(shop, rows)
  const email = correctedParcelEmail(shipmentOf(rows), mailing)
  const event = correctedEvent(parcelId, correction)
  await writeAbout(shop, transaction, rows, { email, mailing, event, notBefore })
}

/** Returns what the email needs in the language of the first order. */
function mailingOf(shop: Shop, [first]: readonly ParcelWithOrder[]): MailingShop {
  return mailingIn(shop, first?.language)
}

function shipmentOf(rows: readonly ParcelWithOrder[]): Shipment {
  const orders = new Map(rows.map((row) => [row.id, row]))
  const parcels = new Map(rows.map(({ parcel }) => [parcel.id, parcel]))
  return {
    orders: [...orders.values()].map(asShown).toSorted((one, other) => one.number - other.number),
    parcels: [...parcels.values()],
  }
}

async function writeAbout(
  shop: Shop,
  transaction: Transaction,
  rows: readonly ParcelWithOrder[],
  {
    email,
    mailing,
    event,
    notBefore,
  }: {
    readonly email: Email
    readonly mailing: MailingShop
    readonly event: string
    readonly notBefore: number
  },
): Promise<void> {
  const [first] = rows
  if (!first) return
  const isOne = rows.every(({ id }) => id === first.id)
  const linked = isOne
    ? ({ kind: 'order', id: first.id } as const)
    : ({ kind: 'parcel', id: first.parcel.id } as const)
  await writeEmail(shop, transaction, withOrderLink(shop, mailing, email, linked), {
    event,
    recipient: first.customerEmail,
    orderId: first.id,
    notBefore,
  })
}
