import { seenState } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { mayCardPay } from '../../../domain/payments/on-account.ts'
import type { Reader, Transaction } from '../../data/database.ts'
import { markCharged } from '../../data/queries/orders/order-marks.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import {
  findReceivableOfPayment,
  type Receivable,
  sumTransferred,
} from '../../data/queries/payments/receivables.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { addMovement, lockOpenItem } from './add-movement.ts'

/** Returns the payment on account that all of these orders are owed on; undefined without a common one. */
function commonAccount(orders: readonly OrderRow[]): string | undefined {
  const [first] = orders
  if (!first || !orders.every((order) => seenState(order) === 'on-account')) return undefined
  const of = first.accountPaymentId
  return of !== null && orders.every(({ accountPaymentId }) => accountPaymentId === of) ? of : undefined
}

/**
 * Checks that a card or credit can pay these orders together: none is on account, or all are on one invoice of which
 * nothing is transferred or credited. What settles the payment decides again, under the locks.
 */
export async function refuseMixedAccounts(read: Reader, orders: readonly OrderRow[]): Promise<Outcome<null>> {
  if (!orders.some((order) => seenState(order) === 'on-account')) return done(null)
  const account = commonAccount(orders)
  if (account === undefined) return refused('ON_ACCOUNT_APART')
  const item = await findReceivableOfPayment(read, account)
  if (item && (await isPayable(read, item, orders))) return done(null)
  return refused('ON_ACCOUNT_PARTLY_PAID')
}

async function isPayable(read: Reader, item: Receivable, orders: readonly OrderRow[]): Promise<boolean> {
  const transferredCents = await sumTransferred(read, item.invoiceId)
  return mayCardPay({ openCents: item.openCents, transferredCents }, orders)
}

/**
 * Locks the open item that these locked orders are owed on, and returns it if their payment can settle them. Other
 * orders need no statement.
 */
export async function lockPayableItem(
  transaction: Transaction,
  orders: readonly OrderRow[],
): Promise<Receivable | undefined> {
  const account = commonAccount(orders)
  if (account === undefined) return undefined
  const found = await findReceivableOfPayment(transaction.db, account)
  const item = found && (await lockOpenItem(transaction, found.invoiceId))
  return item && (await isPayable(transaction.db, item, orders)) ? item : undefined
}

interface Charged {
  readonly item: Receivable
  readonly intent: CardIntent
  readonly orders: readonly OrderRow[]
  /** The shares of credit in the payment, by order. */
  readonly credits: ReadonlyMap<string, number>
}

/**
 * Settles orders on account by a charge, in the transaction that settles it: refunds go to the charge from now on, the
 * invoice stays, and so much less of it is open.
 *
 * @returns the orders after the change.
 */
export async function payOpenItem(
  transaction: Transaction,
  { item, intent, orders, credits }: Charged,
  now: number,
): Promise<readonly OrderRow[]> {
  const paid: OrderRow[] = []
  for (const [index, order] of orders.entries()) {
    const charge = {
      transactionId: intent.id,
      card: intent.card,
      creditCents: credits.get(order.id) ?? 0,
    }
    paid.push(await markCharged(transaction, { id: order.id, place: index + 1 }, charge, now))
  }
  const paidCents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const movement = { invoiceId: item.invoiceId, amountCents: -paidCents, reason: 'card' } as const
  await addMovement(transaction, { ...movement, intentId: intent.id }, now)
  return paid
}
