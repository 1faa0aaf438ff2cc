import type { Transaction } from '../../data/database.ts'
import { listDisputes, markDisputed } from '../../data/queries/disputes.ts'
import type { DisputeState } from '../../data/schema.ts'

/** The worst of several disputes stands on the order: one to answer before one that is lost. */
const byWeight: readonly DisputeState[] = ['open', 'lost', 'won']

/** Notes on an order what has become of the disputes about its payments. */
export async function markOrderDisputed(transaction: Transaction, orderId: string): Promise<void> {
  const states = (await listDisputes(transaction.db, 'order_id', orderId)).map(({ state }) => state)
  const worst = byWeight.find((state) => states.includes(state))
  if (worst) await markDisputed(transaction, orderId, worst)
}
