import type * as English from '../../../../../web/features/credit/texts.ts'
import { translation } from '../../../../translation.ts'

export const creditTexts = translation<typeof English.creditTexts>()({
  heading: 'Crédit',
  loading: 'Chargement du crédit',
  notLoaded: 'Le crédit n’a pas pu être chargé.',
  notRefreshed: 'C’est le crédit de tout à l’heure.',
  notOffered: 'Cette boutique n’a pas de crédit.',
  balance: 'Votre crédit',
  use: 'Il est utilisé avant la carte au moment de payer, sauf si vous le gardez.',
  reserved: 'Dont mis de côté',
  whyReserved:
    'Un paiement commencé l’a mis de côté. Vous pouvez quand même l’utiliser pour une autre commande.',
  gift: 'Vous avez une carte cadeau\u00a0? Son montant s’ajoute à votre crédit.',
  movements: 'Ce qui a changé votre crédit',
  none: 'Rien n’a encore changé le crédit.',
  newest: (count) => `Seuls les ${count} derniers changements sont affichés.`,
  what: 'Quoi',
  amount: 'Montant',
  when: 'Quand',
  reasons: {
    'gift-card': 'Carte cadeau utilisée',
    given: 'Accordé par la boutique',
    takenBack: 'Repris par la boutique',
    spent: 'Utilisé pour payer',
    returned: 'Retour d’un paiement non terminé',
    refunded: 'Remboursement',
  },
})

export const customerCreditTexts = translation<typeof English.customerCreditTexts>()({
  heading: 'Crédit d’un client',
  of: (email) => `Crédit de ${email}`,
  balance: 'Crédit maintenant',
  movements: 'Ce qui a changé le crédit',
  noCustomer: 'Choisissez un client dans «\u00a0Tous les utilisateurs\u00a0», puis «\u00a0Crédit\u00a0».',
  give: 'Accorder du crédit',
  amount: 'Montant',
  amountHint: 'Un montant négatif reprend ce qui a été accordé par erreur.',
  amountRequired: 'Saisissez un montant.',
  reason: 'Motif',
  reasonHint: 'Le client le reçoit par e-mail.',
  reasonRequired: 'Saisissez un motif. Le client le verra.',
  submit: 'Accorder du crédit',
  submitting: 'Enregistrement du crédit…',
  done: (amount, email) => `${email} a maintenant ${amount} de crédit`,
})
