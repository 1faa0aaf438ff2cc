import { inLanguage } from '../../../contract/languages/said.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { ReminderText } from '../../../domain/receivables/fill-reminder.ts'
import type { CalendarDate } from '../../../domain/shop/shop-days.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { myOrdersAddress, orderAddress } from './page-links.ts'
import { receivableEmailTexts } from './receivable-email-texts.ts'

interface SettledInvoice {
  readonly number: number
  readonly grossCents: number
  /** The day at the bank. */
  readonly receivedOn: CalendarDate
}

/** Tells a customer that a transfer has paid the whole of an invoice. */
export function invoiceSettledEmail(
  { number, grossCents, receivedOn }: SettledInvoice,
  shop: MailingShop,
): Email {
  const { language, settings } = shop
  const texts = inLanguage(receivableEmailTexts, language)
  const invoice = formatInvoiceNumber({ kind: 'invoice', number })
  return {
    language,
    subject: texts.settled.subject(invoice),
    paragraphs: [texts.settled.what(invoice)],
    facts: [
      [texts.invoice, invoice],
      [texts.amount, settings.formats.amount(grossCents)],
      [texts.received, settings.formats.date(receivedOn)],
    ],
    link: { text: texts.see, address: myOrdersAddress(shop) },
  }
}

interface Reminder {
  /** The owner's words with their values. */
  readonly words: ReminderText
  readonly invoice: string
  /** The order that the customer may pay by card; unset in the copy for the bookkeeper of the company. */
  readonly orderId?: string | undefined
  readonly open: string
  readonly due: string
  /** The shop's bank account, as lines with a name and a value. */
  readonly bank: readonly (readonly [string, string])[]
}

/** Reminds a customer of an invoice in the words of the owner, with the figures and the shop's bank account. */
export function reminderEmail(
  { words, invoice, orderId, open, due, bank }: Reminder,
  shop: MailingShop,
): Email {
  const { language } = shop
  const texts = inLanguage(receivableEmailTexts, language)
  return {
    language,
    subject: words.subject,
    paragraphs: words.text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    facts: [[texts.invoice, invoice], [texts.due, due], [texts.open, open], ...bank],
    ...(orderId !== undefined && { link: { text: texts.pay, address: orderAddress(shop, orderId) } }),
  }
}
