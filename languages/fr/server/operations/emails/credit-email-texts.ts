import type * as English from '../../../../../server/operations/emails/credit-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const creditEmailTexts = translation<typeof English.creditEmailTexts>()({
  given: {
    subject: (amount) => `Vous avez ${amount} de crédit en plus`,
    what: (amount) =>
      `Nous avons ajouté ${amount} à votre crédit. Il est utilisé avant la carte au moment de payer, sauf si vous préférez le garder.`,
  },
  takenBack: {
    subject: (amount) => `${amount} de votre crédit ont été repris`,
    what: (amount) => `Nous avons repris ${amount} de votre crédit.`,
  },
  reason: 'Motif',
  nowCredit: 'Votre crédit maintenant',
  see: 'Voir mon crédit',
  giftCards: {
    subject: (cards, amount) =>
      cards === 1 ? `Votre carte cadeau de ${amount}` : `Vos ${cards} cartes cadeaux de ${amount} chacune`,
    thanks: (cards) =>
      cards === 1
        ? 'Merci. Voici le code de votre carte cadeau. Gardez-le bien\u00a0: il n’est que dans cet e-mail, et toute personne qui l’a peut l’utiliser.'
        : 'Merci. Voici les codes de vos cartes cadeaux. Gardez-les bien\u00a0: ils ne sont que dans cet e-mail, et toute personne qui en a un peut l’utiliser.',
    again: (cards) =>
      cards === 1
        ? 'Voici le nouveau code de votre carte cadeau. L’ancien code n’est plus valable.'
        : 'Voici les nouveaux codes de vos cartes cadeaux. Les anciens codes ne sont plus valables.',
    how: 'Offrez-la à qui vous voulez. Le code se saisit sur la page «\u00a0Crédit\u00a0» d’un compte, ou au moment de payer. Son montant sert ensuite pour tout dans la boutique, en une ou plusieurs commandes.',
    card: (piece) => `Carte cadeau ${piece}`,
    value: 'Valeur',
    order: 'Commande',
    link: 'Utiliser un code',
  },
})
