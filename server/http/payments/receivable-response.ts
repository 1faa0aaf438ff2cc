import type { OwnReceivable, Receivable } from '../../../contract/payments/receivables.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { daysOverdue } from '../../../domain/receivables/receivable-ages.ts'
import type { OpenItem, OrderOnAccount } from '../../data/queries/payments/open-items.ts'
import { numberOf } from '../../operations/receivables/assign-parts.ts'

/** What the answers depend on besides the rows. */
export interface ListedAs {
  readonly timeZone: string
  /** The shop's, in lower case. */
  readonly currency: string
  readonly now: number
}

/** Returns an invoice on account for staff. */
export function toReceivable(item: OpenItem, orders: readonly OrderOnAccount[], shown: ListedAs): Receivable {
  const { companyId, companyName, customerEmail, closedAt } = item
  return {
    ...common(item, orders, shown),
    company: { _id: companyId, name: companyName },
    customer: customerEmail.includes('@') ? customerEmail : '',
    disputedAt: item.disputedAt,
    disputeNote: item.disputeNote,
    reminders: item.remindedStep,
    remindedAt: item.remindedAt,
    paidAt: closedAt,
  }
}

/** Returns an open invoice for the people of its company. */
export function toOwnReceivable(
  item: OpenItem,
  orders: readonly OrderOnAccount[],
  { userId, ...shown }: ListedAs & { readonly userId: string },
): OwnReceivable {
  return {
    ...common(item, orders, shown),
    disputed: item.disputedAt !== null,
    mine: item.userId === userId,
  }
}

function common(item: OpenItem, orders: readonly OrderOnAccount[], { timeZone, currency, now }: ListedAs) {
  const { issuedAt, dueAt, closedAt } = item
  return {
    number: numberOf(item),
    orders: orders.map(({ id, number }) => ({ _id: id, number: formatOrderNumber(number) })),
    references: referencesOf(orders),
    issuedAt,
    dueAt,
    overdueDays: closedAt === null ? Math.max(0, daysOverdue(timeZone, dueAt, now)) : 0,
    gross: amountOf(item.grossCents),
    open: amountOf(item.openCents),
    ...(item.currency !== currency && { currency: item.currency }),
  }
}

/** Returns the customer's own numbers of orders, each once. */
function referencesOf(orders: readonly OrderOnAccount[]): string[] {
  return [...new Set(orders.flatMap(({ reference }) => reference ?? []))]
}
