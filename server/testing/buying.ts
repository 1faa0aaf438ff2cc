import { formatOrderNumber } from '../../domain/orders/order-number.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import { findOrder } from '../data/queries/orders/orders.ts'
import { type Booking, bookProduct } from '../operations/orders/book-product.ts'
import { type Basket, bookTogether } from '../operations/orders/book-together.ts'
import { cancelOrder } from '../operations/orders/cancel-order.ts'
import { addParcel } from '../operations/orders/change-parcels.ts'
import { expireHolds } from '../operations/orders/expire-holds.ts'
import { sendOrder } from '../operations/orders/send-order.ts'
import { createPaymentIntent } from '../operations/payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../operations/payments/handle-payment-event.ts'
import { recordPayment } from '../operations/payments/record-payment.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { addAdmin, addCustomer, addTool, granted } from './shop-contents.ts'
import type { TestShop } from './test-shop.ts'

/** Makes a booking like the form. */
export function booking(productId: string, change: Partial<Booking> = {}): Booking {
  return { productId, quantity: 1, userName: '', userPhone: '', idempotencyKey: undefined, ...change }
}

/** Makes a basket like the browser. */
export function basket(lines: Basket['lines'], change: Partial<Basket> = {}): Basket {
  return { lines, userName: '', userPhone: '', idempotencyKey: undefined, ...change }
}

export interface Bought {
  readonly customer: Caller
  readonly productId: string
  readonly orderId: string
  readonly priceCents: number
}

/** Books pieces of a new product, by default as a new customer. */
export async function bookSomething(
  shop: Shop,
  {
    stock = 10,
    quantity = 2,
    ...given
  }: { stock?: number; quantity?: number; customer?: Caller; name?: string } = {},
): Promise<Bought> {
  const [customer, productId] = await Promise.all([
    given.customer ?? addCustomer(shop),
    addTool(shop, { stock, ...(given.name && { name: given.name }) }),
  ])
  const { orderId, priceCents } = granted(await bookProduct(shop, customer, booking(productId, { quantity })))
  return { customer, productId, orderId, priceCents }
}

/** Books one piece of each of several new products, as a new customer. */
export async function bookBasket(shop: Shop, count: number, stock = 10) {
  const customer = await addCustomer(shop)
  const lines = []
  while (lines.length < count) lines.push({ productId: await addTool(shop, { stock }), quantity: 1 })
  const { orders } = granted(await bookTogether(shop, customer, basket(lines)))
  return { customer, orders, orderIds: orders.map(({ id }) => id) }
}

/** Opens the payment of orders at the default price of a product, like the basket; returns the intent's id. */
export async function openSet(shop: Shop, customer: Caller, orderIds: readonly string[]): Promise<string> {
  const priceCents = orderIds.length * 1250
  return granted(await createPaymentIntent(shop, customer, { priceCents, orderIds })).replace(/_secret$/, '')
}

/** Books a basket, pays for it with one charge and records the payment. */
export async function payForBasket(shop: TestShop, count: number) {
  const booked = await bookBasket(shop, count)
  const intentId = await openSet(shop, booked.customer, booked.orderIds)
  if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
  granted(await recordPayment(shop, booked.customer, booked.orderIds[0] ?? '', intentId))
  return { ...booked, intentId }
}

/** Opens the payment of an order like the payment page; returns the intent's id. */
export async function openPayment(
  shop: TestShop,
  { customer, orderId, priceCents }: Bought,
): Promise<string> {
  const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId }))
  return secret.replace(/_secret$/, '')
}

/** Pays for an order at the provider without recording the payment in the shop; returns the intent's id. */
export async function payAtProvider(shop: TestShop, bought: Bought): Promise<string> {
  const intentId = await openPayment(shop, bought)
  if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
  return intentId
}

/** Records a payment; the outcome's value is whether this call settled it. */
export async function recordNow(
  shop: Shop,
  ...recorded: Parameters<typeof recordPayment> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Outcome<boolean>> {
  const settled = await recordPayment(shop, ...recorded)
  return settled.ok ? done(settled.value.now) : settled
}

/** Books and pays for an order as a new customer, and records the payment in the shop. */
export async function payForSomething(
  shop: TestShop,
  what?: Parameters<typeof bookSomething>[1],
): Promise<Bought> {
  const bought = await bookSomething(shop, what)
  const intentId = await payAtProvider(shop, bought)
  granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))
  return bought
}

/**
 * Pays for an order after its cancellation while the provider refuses refunds, so that the shop owes the money; returns
 * the intent's id.
 */
export async function payCancelledOrder(shop: TestShop, bought?: Bought): Promise<string> {
  const late = bought ?? (await bookSomething(shop))
  const intentId = await openPayment(shop, late)
  granted(await cancelOrder(shop, late.customer, late.orderId))
  // The provider failed to cancel the intent.
  shop.cards.change(intentId, { status: 'succeeded' })
  shop.cards.refusal = { refused: 'charge_disputed', message: 'Charged back.' }
  await handlePaymentEvent(shop, { id: `evt_late_${intentId}`, type: 'payment_intent.succeeded', intentId })
  shop.cards.refusal = undefined
  return intentId
}

/**
 * Expires a booking's hold while the provider is down, so that its payment stays open, and books the same number of
 * pieces for another customer.
 */
export async function sellToAnotherCustomer(
  shop: TestShop,
  productId: string,
  quantity: number,
): Promise<void> {
  shop.clock.moveBy(shop.holdMs)
  shop.cards.down = true
  await expireHolds(shop)
  shop.cards.down = false
  granted(await bookProduct(shop, await addCustomer(shop), booking(productId, { quantity })))
}

/** Returns the number and the email with which the customer withdraws from an order. */
export async function claimOf(shop: Shop, { customer, orderId }: Pick<Bought, 'customer' | 'orderId'>) {
  const order = await findOrder(shop.database.read, orderId)
  if (!order) throw new Error('The order does not exist')
  return { number: formatOrderNumber(order.number), email: customer.email }
}

/** Marks an order as sent, like a client that does not check the address. */
export function sendAnyway(shop: Shop, caller: Caller, orderId: string) {
  return sendOrder(shop, caller, orderId, { carrier: '', tracking: '', withoutAddress: true })
}

/** Pays for something and sends it in two parcels; returns the id of the second one. */
export async function sentInTwoParcels(shop: TestShop) {
  const bought = await payForSomething(shop)
  const admin = await addAdmin(shop)
  granted(await sendAnyway(shop, admin, bought.orderId))
  const second = { carrier: 'DHL', tracking: '0034' }
  return { ...bought, parcelId: granted(await addParcel(shop, admin, bought.orderId, second)) }
}
