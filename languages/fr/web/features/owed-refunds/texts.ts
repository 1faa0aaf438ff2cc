import type * as English from '../../../../../web/features/owed-refunds/texts.ts'
import { translation } from '../../../../translation.ts'

export const owedRefundTexts = translation<typeof English.owedRefundTexts>()({
  heading: 'Remboursements à faire',
  why: 'Ces paiements sont arrivés trop tard ou avec un mauvais montant, et le prestataire de paiement a refusé de les rembourser. Cherchez la cause dans son espace. Réessayez ensuite ici, ou remboursez là-bas par un autre moyen.',
  notLoaded: 'Les remboursements à faire n’ont pas pu être chargés.',
  amount: 'Montant à rembourser',
  customer: 'Compte',
  gone: 'Le compte a été supprimé.',
  order: 'Commande',
  noOrder: 'Aucune commande trouvée.',
  seeOrder: (product) => `Voir la commande\u00a0: ${product}`,
  transaction: 'Transaction',
  failure: 'Réponse du prestataire de paiement',
  quoted: (sentence) => `«\u00a0${sentence}\u00a0»`,
  again: 'Réessayer',
  giving: 'Nouvel essai…',
  ofAmount: (amount) => `\u00a0: ${amount}`,
  nothing: 'Plus rien à faire ici.',
})
