import { inLanguage } from '../../../contract/languages/said.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { contactAddress } from './page-links.ts'
import { requestEmailTexts } from './request-email-texts.ts'

interface Asked {
  readonly kind: 'quote' | 'contact'
  readonly partName: string | null
  readonly createdAt: number
}

/**
 * Sends the answer of staff to a request. Contains neither the sender's name nor the request, because anyone can enter
 * another person's email in the form.
 */
export function answerEmail({ kind, partName, createdAt }: Asked, text: string, shop: MailingShop): Email {
  const { language, settings } = shop
  const { answer: texts } = inLanguage(requestEmailTexts, language)
  return {
    language,
    subject: texts.subject[kind](partName ?? ''),
    paragraphs: text.split(/\n{2,}/),
    closing: [texts.answers[kind](settings.formats.instant(createdAt), contactAddress(shop))],
  }
}
