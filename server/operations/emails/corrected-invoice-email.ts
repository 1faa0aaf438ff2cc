import type { Email } from './email.ts'
import { myOrdersAddress } from './page-links.ts'

/** Sends the customer the correction of an invoice. Without the name, which anyone can choose. */
export function correctedInvoiceEmail(corrected: string, publicUrl: string): Email {
  return {
    subject: `Corrected invoice for ${corrected}`,
    paragraphs: [
      `Some letters of your invoice ${corrected} could not be printed. The corrected invoice is attached.`,
      'The amounts are the same, and nothing is due. Keep both.',
    ],
    facts: [['Corrected invoice', corrected]],
    link: { text: 'My Orders', address: myOrdersAddress(publicUrl) },
  }
}
