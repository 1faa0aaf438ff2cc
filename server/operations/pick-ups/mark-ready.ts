import { randomInt } from 'node:crypto'
import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { pickUpCodeDigits } from '../../../domain/orders/pick-up.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import type { Transaction } from '../../data/database.ts'
import { lockHolders } from '../../data/queries/orders/held-stock.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { isCodeTaken, listReadyOrders, setReady, setReadyTold } from '../../data/queries/orders/pick-ups.ts'
import { minuteMs } from '../../platform/clock.ts'
import { recordChange } from '../changes/record-change.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { readyEmail } from '../emails/ready-email.ts'
import { writeEmail } from '../emails/write-email.ts'
import { undoMs } from '../orders/tell-of-parcels.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import type { Caller, Shop } from '../shop.ts'

/** What became of one of several orders: whether it changed now, or why it was refused. */
export interface OfOrder {
  readonly orderId: string
  readonly outcome: Outcome<boolean>
}

/** The event of the email that tells a customer of the orders that became ready at one instant. */
export const readyEvent = ({ userId, readyAt }: Pick<OrderRow, 'userId' | 'readyAt'>) =>
  `ready:${userId}:${readyAt}`

/**
 * Marks paid orders as ready to be picked up, each once, and tells each customer in one email. One that is refused
 * stops no other. All orders of a customer that wait have one code, which is made when the first of them is ready.
 */
export async function markReady(
  shop: Shop,
  caller: Caller,
  orderIds: readonly string[],
): Promise<readonly OfOrder[]> {
  const marked = await shop.database.write(async (transaction) => {
    // One packer after another, because two must not choose the same code.
    await lockHolders(transaction, ['pick-up codes'])
    const orders = await lockOrders(transaction, [...new Set(orderIds)])
    const outcomes = new Map(orders.map((order) => [order.id, outcomeOf(order)]))
    const ready = orders.filter(({ id }) => isChange(outcomes.get(id)))
    const groups = [...Map.groupBy(ready, ({ userId }) => userId).values()]
    for (const group of groups) await getReady(shop, transaction, group)
    for (const order of ready) await record(transaction, shop.clock(), caller, 'order.ready', order)
    return done(
      orderIds.map((orderId) => {
        return { orderId, outcome: outcomes.get(orderId) ?? refused('ORDER_NOT_FOUND') }
      }),
    )
  })
  // The transaction itself refuses nothing.
  return marked.ok ? marked.value : []
}

/** Returns whether an order becomes ready now, or why it cannot. */
function outcomeOf(order: OrderRow): Outcome<boolean> {
  const refusal = refusalOfCounter(order)
  if (refusal) return refusal
  return order.sentAt === null ? done(order.readyAt === null) : refused('ORDER_HANDED_OUT')
}

/** Returns whether an outcome is a change that is made now. */
export function isChange(outcome: Outcome<boolean> | undefined): boolean {
  return outcome?.ok === true && outcome.value
}

/** Refuses what cannot be handed out at the counter. */
export function refusalOfCounter(order: OrderRow): Refusal | undefined {
  if (order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
  if (order.deliveryWay !== 'pickup') return refused('ORDER_NOT_PICKED_UP')
  if (order.state !== 'paid') return refused('ORDER_NOT_PAID')
  if (order.sentAt !== null) return undefined
  if (order.givenBackCents >= order.priceCents) return refused('ORDER_REFUNDED')
  return order.withdrawnAt === null ? undefined : refused('ORDER_WITHDRAWN')
}

/** Marks the orders of one customer, and writes the email about them. */
async function getReady(shop: Shop, transaction: Transaction, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders
  if (!first) return
  const waiting = await listReadyOrders(transaction.db, first.userId)
  // Later than the customer's others, because the email is named after the instant.
  const now = Math.max(shop.clock(), ...waiting.map(({ readyAt }) => (readyAt ?? 0) + 1))
  const code = waiting.find(({ pickupCode }) => pickupCode !== null)?.pickupCode
  const used = code ?? (await freeCode(transaction, now))
  for (const { id } of orders) await setReady(transaction, id, used, now)
  await tell(shop, transaction, { orders, code: used, event: readyEvent({ ...first, readyAt: now }) })
}

/** Codes stay taken until a handing out can no longer be undone. */
async function freeCode({ db }: Transaction, now: number): Promise<string> {
  for (;;) {
    const code = String(randomInt(10 ** pickUpCodeDigits)).padStart(pickUpCodeDigits, '0')
    if (!(await isCodeTaken(db, code, now - undoMs))) return code
  }
}

interface Told {
  /** One customer's orders, at least one. */
  readonly orders: readonly OrderRow[]
  readonly code: string
  readonly event: string
}

async function tell(shop: Shop, transaction: Transaction, { orders, code, event }: Told): Promise<void> {
  const [first] = orders
  if (!first) return
  const mailing = mailingIn(shop, first.language)
  const { pickup } = settingsIn(await shop.settings.readWithin(transaction.db), mailing.language)
  const email = readyEmail({ orders: orders.map(asShown), code, pickup }, mailing)
  await writeEmail(shop, transaction, withOrderLink(shop, mailing, email, { kind: 'order', id: first.id }), {
    event,
    recipient: first.customerEmail,
    orderId: first.id,
  })
}

/** Tells a customer again of all orders that are ready, at most once a minute. */
export function tellReadyAgain(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const named = await lockOrder(transaction, id)
    const refusal = named ? refusalOfCounter(named) : refused('ORDER_NOT_FOUND')
    if (!named || refusal) return refusal ?? refused('ORDER_NOT_FOUND')
    if (named.sentAt !== null) return refused('ORDER_HANDED_OUT')
    if (named.readyAt === null || named.pickupCode === null) return refused('ORDER_NOT_READY')
    const now = shop.clock()
    if (named.readyToldAt !== null && now < named.readyToldAt + minuteMs) return refused('READY_JUST_TOLD')
    const orders = await listReadyOrders(transaction.db, named.userId)
    const event = `ready-again:${id}:${now}`
    await setReadyTold(transaction, [id], now)
    await tell(shop, transaction, { orders, code: named.pickupCode, event })
    await record(transaction, now, caller, 'order.ready-told-again', named)
    return done(true)
  })
}

/** Records a change of an order by staff. Call it after all locks. */
export async function record(
  transaction: Transaction,
  at: number,
  by: Caller,
  action: 'order.ready' | 'order.ready-told-again' | 'order.handed-out',
  { id, productName }: OrderRow,
): Promise<void> {
  const subject = { kind: 'order', id, name: productName } as const
  const after = action === 'order.handed-out' ? { handedOut: true } : { ready: true }
  await recordChange(transaction, { at, by, action, subject, after })
}
