import type { TimelineEntry } from '../../../contract/orders/order-timeline.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import { amountOf } from '../../../domain/money.ts'
import type { Reader } from '../../data/database.ts'
import { listDisputesOf, listMovementsOf } from '../../data/queries/payments/receivable-history.ts'
import { findReceivableOfPayment } from '../../data/queries/payments/receivables.ts'
import type { Caller } from '../shop.ts'

/** Returns the transfers for the invoice of a payment on account, and for staff who recorded them, and the disputes. */
export async function historyOfReceivable(
  read: Reader,
  intentId: string | null,
  { role }: Pick<Caller, 'role'>,
  shopsCurrency: string,
): Promise<readonly TimelineEntry[]> {
  const receivable = intentId === null ? undefined : await findReceivableOfPayment(read, intentId)
  if (!receivable) return []
  const { invoiceId, currency } = receivable
  const forStaff = isStaff(role)
  const [movements, disputes] = await Promise.all([
    listMovementsOf(read, invoiceId),
    forStaff ? listDisputesOf(read, invoiceId) : [],
  ])
  const other = currency !== shopsCurrency && { currency }
  return [
    ...movements
      .filter(({ reason }) => reason === 'transfer')
      .map(({ at, amountCents, by }) => ({
        at,
        kind: amountCents < 0 ? ('transferred' as const) : ('transfer-reversed' as const),
        amount: amountOf(Math.abs(amountCents)),
        ...other,
        ...(forStaff && byOf(by)),
      })),
    ...disputes.flatMap(({ openedAt, note, openedBy, closedAt, closingNote, closedBy }) => [
      { at: openedAt, kind: 'invoice-disputed' as const, reason: note, ...byOf(openedBy) },
      ...(closedAt === null
        ? []
        : [
            {
              at: closedAt,
              kind: 'invoice-dispute-ended' as const,
              reason: closingNote,
              ...byOf(closedBy),
            },
          ]),
    ]),
  ]
}

/** The email of a deleted account has no @. */
function byOf(by: string | null) {
  return by?.includes('@') ? { by } : {}
}
