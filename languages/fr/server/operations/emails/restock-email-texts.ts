import type * as English from '../../../../../server/operations/emails/restock-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const restockEmailTexts = translation<typeof English.restockEmailTexts>()({
  asked: {
    subject: (product) => `À confirmer\u00a0: votre alerte de retour en stock, ${product}`,
    entered: (product) =>
      `Cette adresse a été saisie pour être prévenue du retour en stock de cet article\u00a0: ${product}.`,
    until: (until) => `Pour confirmer, ouvrez le lien avant le ${until}.`,
    link: 'Oui, me prévenir',
    notYou:
      'Si vous n’avez rien demandé, ne tenez pas compte de ce message\u00a0: nous effacerons l’adresse. Vous pourrez aussi la retirer plus tard, sur la page du lien.',
  },
  noted: {
    subject: (product) => `Nous vous écrirons au retour en stock\u00a0: ${product}`,
    what: (product) =>
      `Vous recevrez un e-mail dès que l’article ${product} pourra de nouveau être commandé. Nous suivons l’ordre des demandes.`,
    link: 'Voir ou retirer ma demande',
  },
  back: {
    subject: (product) => `De retour en stock\u00a0: ${product}`,
    what: (product) =>
      `L’article ${product} peut de nouveau être commandé. Nous prévenons autant de personnes que le stock le permet, dans l’ordre des demandes. Il n’est pas réservé pour vous.`,
    link: 'Voir l’article',
    deleted: 'C’est le seul e-mail que vous aviez demandé. Votre adresse est effacée de la liste.',
  },
})
