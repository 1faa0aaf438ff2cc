import { mostReminders } from '../../../contract/shop/reminders.ts'
import type { Reader } from '../../data/database.ts'
import { listMovementsOf } from '../../data/queries/payments/receivable-history.ts'
import { findReceivableOfPayment } from '../../data/queries/payments/receivables.ts'

/** Returns the event of the email that says that a transfer has paid an invoice. */
export function settledEvent(intentId: string, transferId: string): string {
  return `invoice-settled:${intentId}:${transferId}`
}

/** Returns the event of the email of a reminder. */
export function reminderEvent(intentId: string, step: number): string {
  return `invoice-reminded:${intentId}:${step}`
}

/** Returns the event of the copy of an email for the company's mailbox for invoices. */
export function copyOf(event: string): string {
  return `${event}:company`
}

/** Returns the events of emails about the invoice of a payment on account; none for other orders. */
export async function eventsOnAccount(read: Reader, intentId: string | null): Promise<readonly string[]> {
  const receivable = intentId === null ? undefined : await findReceivableOfPayment(read, intentId)
  if (!receivable) return []
  const movements = await listMovementsOf(read, receivable.invoiceId)
  const transfers = new Set(movements.flatMap(({ transferId }) => transferId ?? []))
  const reminders = Array.from({ length: mostReminders }, (_, step) =>
    reminderEvent(receivable.intentId, step + 1),
  )
  return [
    ...reminders.flatMap((event) => [event, copyOf(event)]),
    ...[...transfers].map((transferId) => settledEvent(receivable.intentId, transferId)),
  ]
}
