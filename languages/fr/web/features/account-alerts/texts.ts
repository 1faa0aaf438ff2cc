import type * as English from '../../../../../web/features/account-alerts/texts.ts'
import { translation } from '../../../../translation.ts'

export const alertTexts = translation<typeof English.alertTexts>()({
  heading: 'Comptes à vérifier',
  notLoaded: 'Les comptes à vérifier n’ont pas pu être chargés.',
  account: 'Compte',
  since: 'Depuis le',
  kinds: {
    'unpaid-orders': {
      what: (count) => `${count} commandes non payées ont atteint la limite de stock réservé`,
      why: 'Toute nouvelle commande est refusée jusqu’à la fin des réservations en cours. Si ce compte n’est pas celui d’une vraie personne, libérez le stock maintenant. Les commandes restent et peuvent être payées tant qu’il y a du stock.',
      act: 'Libérer le stock',
      done: 'Le stock se libère en quelques secondes.',
    },
    'declined-cards': {
      what: (count) => `${count} cartes refusées en une heure`,
      why: 'Les nouveaux paiements sont refusés pendant une heure au plus. Si vous connaissez ce compte, autorisez le paiement.',
      act: 'Autoriser le paiement',
      done: 'Ce compte peut de nouveau payer.',
    },
  },
  acting: 'Un instant…',
  ofAccount: (email) => `\u00a0: ${email}`,
  nothing: 'Plus rien à faire ici.',
})
