import type * as English from '../../../../../server/operations/emails/request-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const requestEmailTexts = translation<typeof English.requestEmailTexts>()({
  copy: {
    subject: {
      quote: 'Nous avons reçu votre demande de devis',
      contact: 'Nous avons reçu votre message',
    },
    entered: (shop, within) =>
      `Cette adresse a été saisie dans un formulaire de ${shop}, avec le texte ci-dessous. Il n’est pas de nous.${within === '' ? '' : ` Délai de réponse\u00a0: ${within}.`}`,
    withLink: 'Nous ne le répétons pas ici, parce qu’il contient un lien. Nous l’avons reçu en entier.',
    notYou: 'Si vous ne nous avez pas écrit, ne tenez pas compte de ce message.',
  },
  answer: {
    subject: {
      quote: (part) => `Notre réponse à votre demande${part === '' ? '' : `\u00a0: ${part}`}`,
      contact: (part) => `Notre réponse à votre message${part === '' ? '' : `\u00a0: ${part}`}`,
    },
    answers: {
      quote: (asked, page) =>
        `Voici notre réponse à votre demande du ${asked}. Pour continuer, répondez à cet e-mail ou écrivez-nous\u00a0: ${page}`,
      contact: (asked, page) =>
        `Voici notre réponse à votre message du ${asked}. Pour continuer, répondez à cet e-mail ou écrivez-nous\u00a0: ${page}`,
    },
  },
})
