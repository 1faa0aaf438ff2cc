import { inLanguage } from '../../contract/languages/said.ts'
import { reminderTexts } from '../../domain/receivables/reminder-texts.ts'
import type { Email } from '../../server/operations/emails/email.ts'
import { invoiceSettledEmail, reminderEmail } from '../../server/operations/emails/receivable-emails.ts'
import { pseudoLanguage } from './pseudo-language.ts'
import { mailing } from './sample-orders.ts'

const reminded = { invoice: 'INV-00042', open: '$1.00', due: '1', bank: [] }

/** The emails about invoices that a company pays later. */
export const sampleReceivableEmails: Readonly<Record<string, () => readonly Email[]>> = {
  invoiceSettledEmail: () => [
    invoiceSettledEmail({ number: 42, grossCents: 12_000, receivedOn: '2026-11-30' }, mailing),
  ],
  reminderEmail: () =>
    inLanguage(reminderTexts, pseudoLanguage).steps.map((words) =>
      reminderEmail({ words, ...reminded, orderId: 'order-1' }, mailing),
    ),
}
