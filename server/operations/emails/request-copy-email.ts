import { inLanguage } from '../../../contract/languages/said.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { requestEmailTexts } from './request-email-texts.ts'

/** Matches text that a mail client turns into a link: a web address, or a name with a top-level domain. */
const link = /https?:|www\.|[\p{L}\d-]\.\p{L}{2}/iu

interface Written {
  readonly kind: 'quote' | 'contact'
  readonly message: string
}

/**
 * Sends a request to the email that was typed with it. A stranger may have typed both, so the email first says whose
 * words follow, marks each line as quoted, and omits words with a link.
 */
export function requestCopyEmail(
  { kind, message }: Written,
  company: SectionValues['company'],
  { language }: Pick<MailingShop, 'language'>,
): Email {
  const { copy: texts } = inLanguage(requestEmailTexts, language)
  return {
    language,
    subject: texts.subject[kind],
    paragraphs: [
      texts.entered(shownName(company), company.answerWithin),
      ...(link.test(message) ? [texts.withLink] : message.split(/\n+/).map((line) => `> ${line}`)),
    ],
    closing: [texts.notYou],
  }
}
