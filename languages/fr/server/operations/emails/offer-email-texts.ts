import type * as English from '../../../../../server/operations/emails/offer-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const offerEmailTexts = translation<typeof English.offerEmailTexts>()({
  validUntil: 'Valable jusqu’au',
  heldUntil: 'Réservé jusqu’au',
  total: 'Total',
  linePrice: (price, each) => `${price} (${each} l’unité)`,
  made: {
    subject: (until) => `Notre devis, valable jusqu’au ${until}`,
    toRequest: (asked) => `Voici notre devis pour votre demande du ${asked}.`,
    toMessage: (asked) => `Voici notre devis pour votre message du ${asked}.`,
    link: 'Voir et accepter le devis',
    notHeld:
      'Rien n’est réservé pour vous avant que vous ne l’acceptiez, et rien n’est débité avant que vous ne payiez. Toute personne qui a le lien peut accepter le devis\u00a0: gardez-le pour vous.',
    ask: (page) => `Une question\u202f? Répondez à cet e-mail ou écrivez-nous\u00a0: ${page}`,
  },
  withdrawn: {
    subject: 'Notre devis est retiré',
    what: 'Nous avons retiré notre devis, son lien ne fonctionne donc plus. Nous en sommes désolés.',
    reason: 'Motif',
    ask: (page) => `Si vous voulez toujours ces pièces, répondez à cet e-mail ou écrivez-nous\u00a0: ${page}`,
  },
  accepted: {
    subject: 'Vous avez accepté notre devis',
    held: (until) =>
      `Chaque ligne du devis est maintenant une commande dans «\u00a0Mes commandes\u00a0». Tout est réservé pour vous jusqu’au ${until}. Dès que vous aurez payé, nous vous l’enverrons.`,
    after:
      'Ensuite, d’autres pourront l’acheter. Vous pourrez encore payer au prix du devis tant qu’il y aura assez de stock.',
    link: 'Payer dans «\u00a0Mes commandes\u00a0»',
    notCharged:
      'Rien n’est débité avant que vous ne payiez. Si vous changez d’avis, annulez une commande dans «\u00a0Mes commandes\u00a0».',
  },
})
