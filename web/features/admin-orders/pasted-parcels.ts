import { cleanCode } from '../../../contract/clean-text.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { longestParcelText, trackingForm } from '../../../contract/orders/sending.ts'
import { orderName, readOrderNumber } from '../../../domain/orders/order-number.ts'
import { sendTexts as texts } from './texts.ts'

interface Parcel {
  readonly tracking?: string
  readonly carrier?: string
}

interface ReadParcels {
  /** Parcels by order id. */
  readonly parcels: ReadonlyMap<string, Parcel>
  /** Why the list is unusable; names the line. */
  readonly problem?: string
}

/** Parses a pasted list of parcels. Each line has order number, tracking number and carrier; cells may be empty. */
export function readParcels(typed: string, orders: readonly Order[]): ReadParcels {
  const parcels = new Map<string, Parcel>()
  const lines = typed.split(/\r?\n/).map((line) => line.trim())
  for (const line of lines.filter(Boolean)) {
    const [name = '', code = '', carrier = ''] = line.split(/[,;\t]/).map((cell) => cell.trim())
    const tracking = cleanCode(code)
    const order = orders.find((one) => isNamed(one, name))
    if (!order) return { parcels, problem: texts.parcelOfNone(line) }
    if (parcels.has(order._id)) return { parcels, problem: texts.parcelTwice(line) }
    if (
      !trackingForm.test(tracking) ||
      tracking.length > longestParcelText ||
      carrier.length > longestParcelText
    )
      return { parcels, problem: `“${line}”: ${texts.trackingWrong}` }
    parcels.set(order._id, { ...(tracking && { tracking }), ...(carrier && { carrier }) })
  }
  return { parcels }
}

function isNamed(order: Order, name: string): boolean {
  if (name === orderName(order) || name === order._id) return true
  const number = readOrderNumber(name)
  return number !== undefined && order.number !== undefined && readOrderNumber(order.number) === number
}
