import { inLanguage } from '../../contract/languages/said.ts'
import { reminderTexts } from '../../domain/receivables/reminder-texts.ts'
import type { Email } from '../../server/operations/emails/email.ts'
import { invoiceCopyEmail, onAccountEmail } from '../../server/operations/emails/on-account-emails.ts'
import { invoiceSettledEmail, reminderEmail } from '../../server/operations/emails/receivable-emails.ts'
import { pseudoLanguage } from './pseudo-language.ts'
import { at, freeDelivery, mailing, order, pickedUp, settings, taxed, written } from './sample-orders.ts'

const reminded = { invoice: 'INV-00042', open: '$1.00', due: '1', bank: [] }

const accounts = [[order], [taxed, freeDelivery], [pickedUp]].map((orders) => {
  return { orders, company: written, dueAt: at, orderedAt: at }
})

/** The emails about invoices that a company pays later. */
export const sampleReceivableEmails: Readonly<Record<string, () => readonly Email[]>> = {
  onAccountEmail: () => accounts.map((account) => onAccountEmail(account, settings, mailing)),
  invoiceCopyEmail: () => accounts.map((account) => invoiceCopyEmail(account, settings, mailing)),
  invoiceSettledEmail: () => [
    invoiceSettledEmail({ number: 42, grossCents: 12_000, receivedOn: '2026-11-30' }, mailing),
  ],
  reminderEmail: () =>
    inLanguage(reminderTexts, pseudoLanguage).steps.map((words) =>
      reminderEmail({ words, ...reminded, orderId: 'order-1' }, mailing),
    ),
}
