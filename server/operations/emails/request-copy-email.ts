import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import type { Email } from './email.ts'

/** Text that a mail client turns into a link: a web address, or a name with a top-level domain. */
const link = /https?:|www\.|[\p{L}\d-]\.\p{L}{2}/iu

interface Written {
  readonly kind: 'quote' | 'contact'
  readonly message: string
}

/**
 * Repeats a request to the address that was typed with it. A stranger may have typed both, so the frame says first
 * whose words they are, each line is marked as quoted, and words with a link are not repeated.
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
