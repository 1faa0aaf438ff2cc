import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { readOrderNumber, readPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { leastReturnDays, withdrawalState } from '../../../domain/orders/withdrawal.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import type { Transaction } from '../../data/database.ts'
import { findNumberedOrders } from '../../data/queries/orders/numbered-orders.ts'
import { markWithdrawn } from '../../data/queries/orders/order-marks.ts'
import { listOrders, lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { staffWithdrawalEmail, withdrawalEmail } from '../emails/withdrawal-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { writeToStaff } from '../notifications/write-to-staff.ts'
import type { Shop } from '../shop.ts'
import { cancelUnpaid } from './cancel-order.ts'

/** The input of a withdrawal: the number of an order or a purchase, and the email that booked it. */
interface Claim {
  readonly number: string
  readonly email: string
}

/** Returns the orders of a number and an email. The refusal is the same for an unknown number and a wrong email. */
export async function findWithdrawable(shop: Shop, claim: Claim): Promise<Outcome<readonly OrderRow[]>> {
  const { number } = claim
  if (readOrderNumber(number) === undefined && readPurchaseNumber(number) === undefined)
    return refusedAt('number', 'ORDER_NUMBER_WRONG')
  const orders = await findNumberedOrders(shop.database.read, claim)
  return orders.length > 0 ? done(orders) : refused('WITHDRAWAL_NOT_FOUND')
}

/**
 * Withdraws from orders, each once. Cancels an unpaid order and emails the customer. Marks paid orders in one
 * transaction, with one email to the customer and one to staff, who then refund. A repeated call changes nothing.
 *
 * @param wanted numbers of orders; all must belong to the claim.
 *
 * @returns the orders after the withdrawal.
 */
export async function withdraw(
  shop: Shop,
  claim: Claim,
  wanted: readonly string[],
): Promise<Outcome<readonly OrderRow[]>> {
  const found = await findWithdrawable(shop, claim)
  if (!found.ok) return found
  const numbers = new Set(wanted.map(readOrderNumber))
  const orders = found.value.filter(({ number }) => numbers.has(number))
  if (orders.length < numbers.size) return refused('WITHDRAWAL_NOT_FOUND')
  const settings = await shop.settings.read()
  const states = orders.map((order) => withdrawalState(order, shop.clock(), settings))
  if (states.includes('late')) return refused('WITHDRAWAL_LATE')
  for (const [index, { id, state }] of orders.entries()) {
    if (state !== 'unpaid' || states[index] !== 'open') continue
    const cancelled = await cancelUnpaid(shop, id, { withdraws: true })
    // The order was paid or cancelled meanwhile; the transaction below reads its state again.
    const isOther = cancelled.ok || ['ORDER_PAID_CANNOT_CANCEL', 'ORDER_NOT_FOUND'].includes(cancelled.code)
    if (!isOther) return cancelled
  }
  const ids = orders.map(({ id }) => id)
  const marked = await shop.database.write((transaction) => markPaidOnes(shop, transaction, ids))
  return marked.ok ? done(await listOrders(shop.database.read, ids)) : marked
}

/** Locks the orders by id, as settling does, and marks the paid ones that can be withdrawn from. */
async function markPaidOnes(
  shop: Shop,
  transaction: Transaction,
  ids: readonly string[],
): Promise<Outcome<null>> {
  const at = shop.clock()
  const settings = await shop.settings.readWithin(transaction.db)
  const marked: OrderRow[] = []
  for (const id of ids.toSorted()) {
    const order = await lockOrder(transaction, id)
    if (order?.state !== 'paid' || withdrawalState(order, at, settings) !== 'open') continue
    await markWithdrawn(transaction, id, at)
    marked.push(order)
  }
  const [first, ...others] = marked.toSorted((one, other) => one.number - other.number)
  if (!first) return done(null)
  const { company, delivery } = settings
  const returns = {
    address: company.address,
    shopName: shownName(company),
    refundDays: delivery.refundDays ?? leastReturnDays,
  }
  const all = [first, ...others] as const
  const shown = [asShown(first), ...others.map(asShown)] as const
  await writeEmail(shop, transaction, withdrawalEmail(shown, at, returns, mailingIn(shop, first.language)), {
    // The instant allows another email after an undone withdrawal.
    event: `withdrawn:${first.id}:${at}`,
    recipient: first.customerEmail,
    orderId: first.id,
  })
  await writeToStaff(shop, transaction, (mailing) => staffWithdrawalEmail(all, at, mailing), {
    kind: 'withdrawals',
    event: `withdrawn-staff:${first.id}:${at}`,
    orderId: first.id,
  })
  return done(null)
}
