import type * as English from '../../../../../server/operations/emails/request-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const requestEmailTexts = translation<typeof English.requestEmailTexts>()({
  copy: {
    subject: {
      quote: 'Ihre Angebotsanfrage ist angekommen',
      contact: 'Ihre Nachricht ist angekommen',
    },
    entered: (shop, within) =>
      `Diese Adresse wurde in einem Formular von ${shop} eingegeben, zusammen mit dem Text unten. Er stammt nicht von uns.${within === '' ? '' : ` Unsere Antwortzeit: ${within}.`}`,
    withLink: 'Wir wiederholen ihn hier nicht, weil er einen Link enthält. Uns liegt er vollständig vor.',
    notYou: 'Wenn Sie uns nicht geschrieben haben, müssen Sie nichts tun.',
  },
  answer: {
    subject: {
      quote: (part) => `Unsere Antwort auf Ihre Anfrage${part === '' ? '' : `: ${part}`}`,
      contact: (part) => `Unsere Antwort auf Ihre Nachricht${part === '' ? '' : `: ${part}`}`,
    },
    answers: {
      quote: (asked, page) =>
        `Das ist die Antwort auf Ihre Anfrage vom ${asked}. Wenn noch etwas offen ist, antworten Sie auf diese E-Mail oder schreiben Sie uns: ${page}`,
      contact: (asked, page) =>
        `Das ist die Antwort auf Ihre Nachricht vom ${asked}. Wenn noch etwas offen ist, antworten Sie auf diese E-Mail oder schreiben Sie uns: ${page}`,
    },
  },
})
