import type { Transaction } from '../../data/database.ts'
import {
  findReceivable,
  insertMovement,
  listOrdersOnAccount,
  lockReceivable,
  type Receivable,
  type ReceivableMovement,
  setOpen,
  setSettled,
} from '../../data/queries/payments/receivables.ts'
import { newId } from '../../platform/ids.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'

/** What is open of an invoice after a movement. */
export interface Moved {
  readonly openCents: number
  /** The orders that the movement paid: nothing of their invoice is open any more. */
  readonly settledOrders: readonly string[]
}

/**
 * Locks the open item of an invoice with its orders, so that what is open stays as it was read until the transaction
 * ends. The company must be locked before, if the transaction locks it at all.
 */
export async function lockOpenItem(
  transaction: Transaction,
  invoiceId: string,
): Promise<Receivable | undefined> {
  const found = await findReceivable(transaction.db, invoiceId)
  if (!found) return undefined
  await lockOrders(transaction, await listOrdersOnAccount(transaction.db, found.intentId))
  return lockReceivable(transaction, invoiceId)
}

type NewMovement = Omit<ReceivableMovement, 'id' | 'invoiceId'>

/** Adds one movement as `addMovements` does. */
export function addMovement(
  transaction: Transaction,
  { invoiceId, ...movement }: Omit<ReceivableMovement, 'id'>,
  now: number,
): Promise<Moved> {
  return addMovements(transaction, invoiceId, [movement], now)
}

/**
 * Adds movements to the ledger of an invoice on account, and keeps what is open, when it was closed and when its
 * orders were settled in step with it (docs/decisions/0161). The caller checks under `lockOpenItem` that no more is
 * taken off than is open. An invoice that is paid before and after all movements is not open in between.
 *
 * @throws if the invoice is not on account, or the movements take off more than is open.
 */
export async function addMovements(
  transaction: Transaction,
  invoiceId: string,
  movements: readonly NewMovement[],
  now: number,
): Promise<Moved> {
  const receivable = await lockOpenItem(transaction, invoiceId)
  if (!receivable) throw new Error('A movement names an invoice that is not on account')
  const openCents = movements.reduce((sum, { amountCents }) => sum + amountCents, receivable.openCents)
  if (openCents < 0) throw new Error('Movements take off more than is open')
  for (const movement of movements)
    await insertMovement(transaction, { ...movement, invoiceId, id: newId() }, now)
  const closedAt = openCents === 0 ? (receivable.closedAt ?? now) : null
  await setOpen(transaction, receivable.invoiceId, { openCents, closedAt })
  const changed = await setSettled(transaction, receivable.intentId, closedAt)
  // A transfer that was taken back: programs outside hear that the order is owed again.
  transaction.tell(closedAt === null ? 'order.on-account' : 'order.paid', ...changed)
  return { openCents, settledOrders: closedAt === null ? [] : changed }
}
