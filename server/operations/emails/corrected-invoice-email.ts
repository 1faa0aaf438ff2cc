import { inLanguage } from '../../../contract/languages/said.ts'
import type { InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { invoiceEmailTexts } from './invoice-email-texts.ts'
import { myOrdersAddress } from './page-links.ts'

/**
 * Sends the customer the correction of an invoice or credit note. Omits the customer's name, which anyone can choose.
 */
export function correctedInvoiceEmail(
  { kind, name }: { readonly kind: InvoiceKind; readonly name: string },
  shop: MailingShop,
): Email {
  const { language } = shop
  const texts = inLanguage(invoiceEmailTexts, language)
  const paper = texts[kind]
  return {
    language,
    subject: paper.subject(name),
    paragraphs: [paper.attached(name), texts.sameAmounts],
    facts: [[paper.corrected, name]],
    link: { text: texts.link, address: myOrdersAddress(shop) },
  }
}
