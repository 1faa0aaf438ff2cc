import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import type { Email } from './email.ts'

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
export function requestCopyEmail({ kind, message }: Written, company: SectionValues['company']): Email {
  const shop = shownName(company)
  const what = kind === 'quote' ? 'request for a quote' : 'message'
  const within = company.answerWithin === '' ? '' : ` We answer within ${company.answerWithin}.`
  return {
    subject: `We have your ${what}`,
    paragraphs: [
      `This address was entered in a form at ${shop}, with the words below. The shop did not write them.${within}`,
      ...(link.test(message)
        ? ['We do not repeat them here, because they contain a link. The shop has all of them.']
        : message.split(/\n+/).map((line) => `> ${line}`)),
    ],
    closing: ['If you did not write to us, ignore this message.'],
  }
}
