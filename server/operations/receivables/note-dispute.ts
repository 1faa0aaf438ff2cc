import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { readInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { Reader } from '../../data/database.ts'
import { findOpenItem, type OpenItem } from '../../data/queries/payments/open-items.ts'
import { closeDispute, openDispute } from '../../data/queries/payments/receivable-history.ts'
import { lockReceivable } from '../../data/queries/payments/receivables.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { numberOf } from './assign-parts.ts'

interface Noted {
  readonly disputed: boolean
  readonly note: string
}

/** Notes that a company disputes an open invoice, or that this ended. No reminder is sent meanwhile. */
export function noteDispute(
  shop: Shop,
  caller: Caller,
  number: string,
  { disputed, note }: Noted,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const item = await findByNumber(transaction.db, number)
    const locked = item && (await lockReceivable(transaction, item.id))
    if (!item || !locked) return refused('RECEIVABLE_NOT_FOUND')
    const was = locked.disputedAt !== null
    if (disputed && locked.closedAt !== null) return refused('RECEIVABLE_PAID')
    if (was === disputed) return refused(was ? 'RECEIVABLE_DISPUTED' : 'RECEIVABLE_NOT_DISPUTED')
    const dispute = { invoiceId: item.id, note, by: caller.userId }
    if (disputed) await openDispute(transaction, { ...dispute, id: newId() }, now)
    else await closeDispute(transaction, dispute, now)
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: disputed ? 'invoice.disputed' : 'invoice.dispute-ended',
      subject: { kind: 'invoice', id: item.id, name: numberOf(item) },
      after: { note },
    })
    return done(true)
  })
}

/** Returns the invoice on account of a printed number. */
export async function findByNumber(read: Reader, number: string): Promise<OpenItem | undefined> {
  const wanted = readInvoiceNumber(number)
  return wanted?.kind === 'invoice' ? findOpenItem(read, wanted) : undefined
}
