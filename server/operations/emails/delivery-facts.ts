import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import {
  type DeliveryPromise,
  deliveryPromise,
  deliveryRuleOf,
} from '../../../domain/orders/delivery-promise.ts'
import { addressInOneLine } from '../../../domain/orders/named-address.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { isPickedUp, placeInOneLine } from '../../../domain/orders/pick-up.ts'
import type { Formats } from './formats.ts'

/** The delivery address of an order row. */
export interface Delivered {
  readonly number: number
  readonly userName: string
  readonly deliveryName: string | null
  readonly deliveryAddress: string | null
  readonly deliveryWay: DeliveryWay
}

export type DeliverySettings = Pick<SectionValues, 'delivery' | 'money'>

/** Returns the delivery addresses of orders as facts, and the place of those that are picked up. */
export function deliveryFacts(
  orders: readonly Delivered[],
  { pickup }: Pick<SectionValues, 'pickup'>,
): readonly (readonly [string, string])[] {
  const place = orders.some(isPickedUp) ? placeInOneLine(pickup) : ''
  const addresses = addressFacts(orders.filter((order) => !isPickedUp(order)))
  return place === '' ? addresses : [...addresses, ['Pick up at', place]]
}

/** Returns the delivery addresses of orders as facts, one line per address. */
export function addressFacts(orders: readonly Delivered[]): readonly (readonly [string, string])[] {
  const numbers = new Map<string, number[]>()
  for (const order of orders) {
    const address = addressLine(order)
    if (address !== undefined) numbers.set(address, [...(numbers.get(address) ?? []), order.number])
  }
  const isShared = numbers.size === 1 && numbers.values().next().value?.length === orders.length
  return [...numbers].map(([address, those]) => [
    isShared ? 'Deliver to' : `Deliver ${those.map(formatOrderNumber).join(', ')} to`,
    address,
  ])
}

/** States the delivery address of paid orders, and the promised days of dispatch and arrival. */
export function deliverySentences(
  orders: readonly Delivered[],
  paidAt: number,
  settings: DeliverySettings,
  formats: Formats,
): readonly string[] {
  if (orders.every(isPickedUp)) return [readySentence(orders.length)]
  const them = orders.length === 1 ? 'it' : 'them'
  const waiting = orders.filter((order) => addressLine(order) === undefined && !isPickedUp(order))
  const promise = promiseSentence(orders.length, paidAt, settings, formats)
  if (waiting.length === 0)
    return [`We pack ${them} now and send ${them} to the address below.${promise && ` ${promise}`}`]
  const which =
    waiting.length === orders.length
      ? ''
      : ` of ${waiting.map(({ number }) => formatOrderNumber(number)).join(', ')}`
  return [
    `We pack ${them} now. Please add the delivery address${which} in My Orders: we cannot send without it.`,
  ]
}

function readySentence(count: number): string {
  const them = count === 1 ? 'it' : 'them'
  return `We get ${them} ready now. An email tells you when you can pick ${them} up.`
}

function promiseSentence(
  count: number,
  paidAt: number,
  settings: DeliverySettings,
  formats: Formats,
): string {
  const rule = deliveryRuleOf(settings)
  if (!rule) return ''
  const { leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(paidAt, rule)
  const leave = count === 1 ? 'It leaves' : 'They leave'
  const days = [leavesOn, arrivesFrom, arrivesTo].map(formats.weekday)
  return `${leave} on ${days[0]} and should be with you between ${days[1]} and ${days[2]}.`
}

/**
 * States the deadline of the payment, and the promised days of dispatch and arrival after it; empty without a promise.
 */
export function promiseIfPaid(
  count: number,
  now: number,
  settings: DeliverySettings,
  formats: Formats,
): readonly string[] {
  const promise = promiseAt(now, settings)
  if (!promise) return []
  const { payBy, leavesOn, arrivesFrom, arrivesTo } = promise
  const [it, leaves, is] = count === 1 ? ['it', 'leaves', 'it is'] : ['they', 'leave', 'they are']
  const days = [leavesOn, arrivesFrom, arrivesTo].map(formats.weekday)
  return [
    `Paid before ${formats.instant(payBy)}, ${it} ${leaves} on ${days[0]}, and ${is} with you between ${days[1]} and ${days[2]}.`,
  ]
}

/** Caches the promise per settings, because each booking needs one and calendars are slow. */
const promises = new WeakMap<DeliverySettings, DeliveryPromise & { readonly madeAt: number }>()

function promiseAt(now: number, settings: DeliverySettings): DeliveryPromise | undefined {
  const last = promises.get(settings)
  if (last && last.madeAt <= now && now < last.changesAt) return last
  const rule = deliveryRuleOf(settings)
  if (!rule) return undefined
  const promise = deliveryPromise(now, rule)
  promises.set(settings, { ...promise, madeAt: now })
  return promise
}

/** States when a sent order arrives; empty if the shop promises no days. */
export function arrivalOfSent(
  sentAt: number,
  settings: DeliverySettings,
  formats: Formats,
): readonly string[] {
  const rule = deliveryRuleOf(settings)
  if (!rule) return []
  const { arrivesFrom, arrivesTo } = deliveryPromise(sentAt, rule)
  const [from, to] = [arrivesFrom, arrivesTo].map(formats.weekday)
  return [`It should be with you between ${from} and ${to}.`]
}

/** Returns name and address in one line; undefined while the order has no address. */
function addressLine({ userName, deliveryName, deliveryAddress }: Delivered): string | undefined {
  if (!deliveryAddress?.trim()) return undefined
  return addressInOneLine({ name: deliveryName || userName, address: deliveryAddress })
}
