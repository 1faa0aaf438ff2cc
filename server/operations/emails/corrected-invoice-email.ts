import type { InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import type { Email } from './email.ts'
import { myOrdersAddress } from './page-links.ts'

const words: Readonly<Record<InvoiceKind, string>> = { invoice: 'invoice', 'credit-note': 'credit note' }

/**
 * Sends the customer the correction of an invoice or credit note. Omits the customer's name, which anyone can choose.
 */
export function correctedInvoiceEmail(
  { kind, name }: { readonly kind: InvoiceKind; readonly name: string },
  publicUrl: string,
): Email {
  const paper = words[kind]
  return {
    subject: `Corrected ${paper} for ${name}`,
    paragraphs: [
      `Some letters of your ${paper} ${name} could not be printed. The corrected ${paper} is attached.`,
      'The amounts are the same, and nothing is due. Keep both.',
    ],
    facts: [[`Corrected ${paper}`, name]],
    link: { text: 'My Orders', address: myOrdersAddress(publicUrl) },
  }
}
