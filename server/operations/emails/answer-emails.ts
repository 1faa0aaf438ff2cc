import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { contactAddress } from './page-links.ts'

interface Asked {
  readonly kind: 'quote' | 'contact'
  readonly partName: string | null
  readonly createdAt: number
}

/**
 * Sends what staff answered to a request. Neither the sender's name nor the request is repeated: anyone can enter
 * another person's address in the form.
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
