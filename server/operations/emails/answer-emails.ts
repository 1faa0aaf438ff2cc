import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { contactAddress } from './page-links.ts'

interface Asked {
  readonly kind: 'quote' | 'contact'
  readonly partName: string | null
  readonly createdAt: number
}

/**
 * Sends the answer of staff to a request. Contains neither the sender's name nor the request, because anyone can enter
 * another person's email in the form.
 */
export function answerEmail(
  asked: Asked,
  text: string,
  { publicUrl, settings: { formats } }: MailingShop,
): Email {
  const about = asked.partName === null ? '' : ` about ${asked.partName}`
  const what = asked.kind === 'quote' ? 'your request' : 'your message'
  return {
    subject: `Our answer to ${what}${about}`,
    paragraphs: text.split(/\n{2,}/),
    closing: [
      `This answers ${what} of ${formats.instant(asked.createdAt)}. To continue, answer this email or write to us: ${contactAddress(publicUrl)}`,
    ],
  }
}
