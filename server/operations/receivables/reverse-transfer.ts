import { done, type Outcome } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { Transaction } from '../../data/database.ts'
import { listOrdersOfItems } from '../../data/queries/payments/open-items.ts'
import { findReceivable } from '../../data/queries/payments/receivables.ts'
import { listParts, setReversed } from '../../data/queries/payments/transfers.ts'
import { recordChange } from '../changes/record-change.ts'
import { lockOrders } from '../payments/lock-payment-with-orders.ts'
import type { Caller, Shop } from '../shop.ts'
import { addMovement } from './add-movement.ts'
import { lockWithCompany } from './record-transfer.ts'

/** Takes back a transfer that was recorded by mistake: the invoices that it paid are open again. */
export function reverseTransfer(
  shop: Shop,
  caller: Caller,
  id: string,
  note: string,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const locked = await lockWithCompany(transaction, id)
    if (!locked.ok) return locked
    const { transfer, companyName } = locked.value
    const parts = await listParts(transaction.db, [id])
    const invoiceIds = parts.map(({ invoiceId }) => invoiceId)
    await lockOrdersOf(transaction, invoiceIds)
    for (const { invoiceId, cents } of parts) {
      const movement = { invoiceId, amountCents: cents, reason: 'transfer' } as const
      await addMovement(transaction, { ...movement, transferId: id, createdBy: caller.userId }, now)
    }
    await setReversed(transaction, id, caller.userId, now)
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'transfer.reversed',
      subject: { kind: 'transfer', id, name: companyName },
      before: {
        amount: transfer.amountCents,
        rest: transfer.restCents,
        parts: parts.map(({ number, cents }) => ({
          invoice: formatInvoiceNumber({ kind: 'invoice', number }),
          amount: cents,
        })),
      },
      after: { note },
    })
    return done(true)
  })
}

async function lockOrdersOf(transaction: Transaction, invoiceIds: readonly string[]): Promise<void> {
  const items = await Promise.all(invoiceIds.map((invoiceId) => findReceivable(transaction.db, invoiceId)))
  const intents = items.flatMap((item) => (item ? [item.intentId] : []))
  const orders = [...(await listOrdersOfItems(transaction.db, intents)).values()].flat()
  await lockOrders(
    transaction,
    orders.map(({ id }) => id),
  )
}
