import { cleanCode } from '../../../contract/clean-text.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { longestParcelText, mostParcels, trackingForm } from '../../../contract/orders/sending.ts'
import { orderName, readOrderNumber } from '../../../domain/orders/order-number.ts'
import { sendTexts as texts } from './texts.ts'

interface FurtherParcel {
  readonly tracking: string
  readonly carrier?: string
}

interface Parcel {
  readonly tracking?: string
  readonly carrier?: string
  readonly furtherParcels?: FurtherParcel[]
}

interface ReadParcels {
  /** Parcels by order id. */
  readonly parcels: ReadonlyMap<string, Parcel>
  /** Why the list is unusable; names the line. */
  readonly problem?: string
}

/**
 * Reads a pasted list of parcels, a line each: order number, tracking number, carrier; a cell may be empty. Further
 * lines of an order are its further parcels.
 */
export function readParcels(typed: string, orders: readonly Order[]): ReadParcels {
  const parcels = new Map<string, Parcel>()
  for (const { line, cells } of linesOf(typed)) {
    const [name = '', ...cellsOfParcel] = cells
    const named =
      name.toLowerCase() === texts.everyOrder ? orders : orders.filter((one) => isNamed(one, name))
    if (named.length === 0) return { parcels, problem: texts.parcelOfNone(line) }
    for (const { _id: id } of named) {
      const { parcel, problem } = readParcel(line, cellsOfParcel, parcels.has(id))
      if (problem !== undefined) return { parcels, problem }
      parcels.set(id, withParcel(parcels.get(id), parcel))
    }
  }
  const mostOfOne = Math.max(
    0,
    ...[...parcels.values()].map(({ furtherParcels = [] }) => furtherParcels.length),
  )
  return mostOfOne < mostParcels ? { parcels } : { parcels, problem: texts.tooManyParcels(mostParcels) }
}

/** Reads the further parcels of one order, a line each: tracking number, carrier. */
export function readFurtherParcels(typed: string): {
  readonly parcels: FurtherParcel[]
  readonly problem?: string
} {
  const parcels: FurtherParcel[] = []
  for (const { line, cells } of linesOf(typed)) {
    const { parcel, problem } = readParcel(line, cells, true)
    if (problem !== undefined) return { parcels, problem }
    parcels.push({ tracking: '', ...parcel })
  }
  return parcels.length < mostParcels ? { parcels } : { parcels, problem: texts.tooManyParcels(mostParcels) }
}

function linesOf(typed: string): readonly { readonly line: string; readonly cells: readonly string[] }[] {
  return typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ line, cells: line.split(/[,;\t]/).map((cell) => cell.trim()) }))
}

function readParcel(
  line: string,
  [code = '', carrier = '']: readonly string[],
  isFurther: boolean,
): { readonly parcel: Omit<Parcel, 'furtherParcels'>; readonly problem?: string } {
  const tracking = cleanCode(code)
  const parcel = { ...(tracking && { tracking }), ...(carrier && { carrier }) }
  const isRight =
    trackingForm.test(tracking) && tracking.length <= longestParcelText && carrier.length <= longestParcelText
  if (!isRight) return { parcel, problem: texts.parcelWrong(line, texts.trackingWrong) }
  if (isFurther && tracking === '') return { parcel, problem: texts.parcelWithoutNumber(line) }
  return { parcel }
}

function withParcel(known: Parcel | undefined, parcel: Omit<Parcel, 'furtherParcels'>): Parcel {
  if (!known) return parcel
  return { ...known, furtherParcels: [...(known.furtherParcels ?? []), { tracking: '', ...parcel }] }
}

function isNamed(order: Order, name: string): boolean {
  if (name === orderName(order) || name === order._id) return true
  const number = readOrderNumber(name)
  return number !== undefined && order.number !== undefined && readOrderNumber(order.number) === number
}
