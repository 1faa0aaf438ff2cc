import type * as English from '../../../../../server/operations/emails/admin-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const adminEmailTexts = translation<typeof English.adminEmailTexts>()({
  seeToDo: 'Voir ce qui est à faire',
  unpaidOrders: {
    subject: 'Des commandes non payées retiennent le maximum de stock',
    what: (count) =>
      `Un compte a atteint la limite avec ${count} commandes non payées. Ses nouvelles réservations sont refusées.`,
    remedy:
      'Les réservations expirent d’elles-mêmes. Votre espace indique le compte. Si ce n’est pas un vrai client, remettez-y le stock en vente.',
  },
  declinedCards: {
    subject: 'Beaucoup de cartes refusées sur un compte',
    what: (count) =>
      `${count} cartes ont été refusées en une heure sur un compte. Ses paiements en cours sont fermés, et les nouveaux refusés pendant un moment.`,
    remedy: 'Votre espace indique le compte. Si vous connaissez cette personne, autorisez-y ses paiements.',
  },
  cardTesting: {
    subject: 'Des cartes volées sont sans doute testées dans votre boutique',
    what: (cards, accounts, networks) =>
      `${cards} cartes de nouveaux clients ont été refusées en une heure, sur ${accounts} comptes et depuis ${networks} réseaux.`,
    measures:
      'Tant que cela dure, un nouveau client peut essayer quatre cartes par heure au lieu de neuf, et quatre depuis un même réseau. Ceux qui ont déjà payé ne sont pas concernés. Aucune commande n’est perdue.',
    advice:
      'Examinez les paiements chez votre prestataire de cartes, bloquez-y les cartes ou les pays signalés et remboursez les paiements que vous ne reconnaissez pas.',
  },
  remainingPictures: {
    subject: 'Images à supprimer chez l’hébergeur',
    what: 'Un compte client a été supprimé. La boutique n’affiche plus ces images, mais l’hébergeur les a encore. Supprimez-les dans le compte où la boutique les envoie.',
    picture: (number) => `Image ${number}`,
  },
})
