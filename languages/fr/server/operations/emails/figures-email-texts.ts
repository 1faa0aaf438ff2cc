import type * as English from '../../../../../server/operations/emails/figures-email-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const figuresEmailTexts = translation<typeof English.figuresEmailTexts>()({
  subject: (date, revenue, paid, toSend) =>
    `${date}\u00a0: chiffre d’affaires ${revenue}, ${paid} ${plural(paid, 'commande payée', 'commandes payées')}, ${toSend} à envoyer`,
  yesterday: 'La journée d’hier dans la boutique, selon son fuseau horaire.',
  day: 'Jour',
  revenue: 'Chiffre d’affaires',
  ordersPaid: 'Commandes payées',
  ordersBooked: 'Nouvelles réservations',
  refunded: 'Remboursé',
  refundedIn: (amount, refunds) =>
    `${amount} en ${refunds} ${plural(refunds, 'remboursement', 'remboursements')}`,
  toSend: 'À envoyer maintenant',
  low: 'Articles au stock bas',
  owed: 'Dû par des entreprises maintenant',
  overdue: 'Dont en retard',
  link: 'Voir mon espace',
})
