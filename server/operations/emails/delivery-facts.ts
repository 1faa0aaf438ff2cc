import { inLanguage } from '../../../contract/languages/said.ts'
import type { OrderWay } from '../../../contract/orders/orders.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import {
  type DeliveryPromise,
  deliveryPromise,
  deliveryRuleOf,
} from '../../../domain/orders/delivery-promise.ts'
import { goesInParcel, isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { addressInOneLine } from '../../../domain/orders/named-address.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { isPickedUp, placeInOneLine } from '../../../domain/orders/pick-up.ts'
import { deliveryTexts } from './delivery-texts.ts'
import type { MailingShop } from './formats.ts'

/** The delivery address of an order row. */
export interface Delivered {
  readonly number: number
  readonly userName: string
  readonly deliveryName: string | null
  readonly deliveryAddress: string | null
  readonly deliveryWay: OrderWay
}

export type DeliverySettings = Pick<SectionValues, 'delivery' | 'money'>

/** Returns the delivery addresses of orders as facts, and the place of those that are picked up. */
export function deliveryFacts(
  orders: readonly Delivered[],
  { pickup }: Pick<SectionValues, 'pickup'>,
  language: string | undefined,
): readonly (readonly [string, string])[] {
  const place = orders.some(isPickedUp) ? placeInOneLine(pickup) : ''
  const addresses = addressFacts(orders.filter(goesInParcel), language)
  return place === '' ? addresses : [...addresses, [inLanguage(deliveryTexts, language).pickUpAt, place]]
}

/** Returns the delivery addresses of orders as facts, one line per address. */
export function addressFacts(
  orders: readonly Delivered[],
  language: string | undefined,
): readonly (readonly [string, string])[] {
  const texts = inLanguage(deliveryTexts, language)
  const numbers = new Map<string, number[]>()
  for (const order of orders) {
    const address = addressLine(order)
    if (address !== undefined) numbers.set(address, [...(numbers.get(address) ?? []), order.number])
  }
  const isShared = numbers.size === 1 && numbers.values().next().value?.length === orders.length
  return [...numbers].map(([address, those]) => [
    isShared ? texts.deliverTo : texts.deliverThoseTo(those.map(formatOrderNumber).join(', ')),
    address,
  ])
}

/** States how paid orders reach their customer: gift cards by email, the others as `goodsSentences` says. */
export function deliverySentences(
  orders: readonly Delivered[],
  paidAt: number,
  settings: DeliverySettings,
  shop: MailingShop,
): readonly string[] {
  const goods = orders.filter((order) => !isGiftCard(order))
  const { codesMailed } = inLanguage(deliveryTexts, shop.language)
  return [
    ...(goods.length > 0 ? goodsSentences(goods, paidAt, settings, shop) : []),
    ...(goods.length < orders.length ? [codesMailed] : []),
  ]
}

/** States the delivery address of paid orders, and the promised days of dispatch and arrival. */
function goodsSentences(
  orders: readonly Delivered[],
  paidAt: number,
  settings: DeliverySettings,
  shop: MailingShop,
): readonly string[] {
  const texts = inLanguage(deliveryTexts, shop.language)
  if (orders.every(isPickedUp)) return [texts.getReady(orders.length)]
  const waiting = orders.filter((order) => addressLine(order) === undefined && goesInParcel(order))
  if (waiting.length === orders.length) return [texts.addAddress(orders.length)]
  if (waiting.length > 0)
    return [texts.addAddressOf(waiting.map(({ number }) => formatOrderNumber(number)).join(', '))]
  const promise = promiseSentence(orders.length, paidAt, settings, shop)
  return [[texts.packAndSend(orders.length), ...promise].join(' ')]
}

function promiseSentence(
  count: number,
  paidAt: number,
  settings: DeliverySettings,
  { language, settings: { formats } }: MailingShop,
): readonly string[] {
  const rule = deliveryRuleOf(settings)
  if (!rule) return []
  const { leavesOn, arrivesFrom, arrivesTo } = deliveryPromise(paidAt, rule)
  const [leaves = '', from = '', to = ''] = [leavesOn, arrivesFrom, arrivesTo].map(formats.weekday)
  return [inLanguage(deliveryTexts, language).leavesOn(count, leaves, from, to)]
}

/**
 * States the deadline of the payment, and the promised days of dispatch and arrival after it; empty without a promise.
 */
export function promiseIfPaid(
  count: number,
  now: number,
  settings: DeliverySettings,
  { language, settings: { formats } }: MailingShop,
): readonly string[] {
  const promise = promiseAt(now, settings)
  if (!promise) return []
  const { payBy, leavesOn, arrivesFrom, arrivesTo } = promise
  const [leaves = '', from = '', to = ''] = [leavesOn, arrivesFrom, arrivesTo].map(formats.weekday)
  return [inLanguage(deliveryTexts, language).ifPaidBefore(count, formats.instant(payBy), leaves, from, to)]
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
  { language, settings: { formats } }: MailingShop,
): readonly string[] {
  const rule = deliveryRuleOf(settings)
  if (!rule) return []
  const { arrivesFrom, arrivesTo } = deliveryPromise(sentAt, rule)
  return [
    inLanguage(deliveryTexts, language).arrives(formats.weekday(arrivesFrom), formats.weekday(arrivesTo)),
  ]
}

/** Returns name and address in one line; undefined while the order has no address. */
function addressLine({ userName, deliveryName, deliveryAddress }: Delivered): string | undefined {
  if (!deliveryAddress?.trim()) return undefined
  return addressInOneLine({ name: deliveryName || userName, address: deliveryAddress })
}
