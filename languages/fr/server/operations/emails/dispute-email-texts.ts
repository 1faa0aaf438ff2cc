import type * as English from '../../../../../server/operations/emails/dispute-email-texts.ts'
import { translation } from '../../../../translation.ts'

/** The reasons of the card provider that are common. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'la banque ne peut pas traiter le paiement',
  credit_not_processed: 'remboursement non reçu',
  customer_initiated: 'à la demande du client',
  debit_not_authorized: 'prélèvement non autorisé',
  duplicate: 'paiement en double',
  fraudulent: 'fraude',
  general: 'motif général',
  incorrect_account_details: 'coordonnées bancaires inexactes',
  insufficient_funds: 'provision insuffisante',
  product_not_received: 'article non reçu',
  product_unacceptable: 'article défectueux ou non conforme',
  subscription_canceled: 'abonnement résilié',
  unrecognized: 'paiement non reconnu',
}

export const disputeEmailTexts = translation<typeof English.disputeEmailTexts>()({
  opened: {
    subject: (amount) => `Un paiement est contesté\u00a0: ${amount}`,
    what: (amount, orders, reason) =>
      `La banque du client conteste ${amount} du paiement pour ${orders}. Motif\u00a0: ${reasons[reason] ?? reason.replaceAll('_', ' ')}.`,
    look: 'Examinez le litige chez votre prestataire de cartes.',
    answerBy: (instant) =>
      `Répondez chez votre prestataire de cartes, ou acceptez-y le litige, avant le ${instant}. Sans réponse, l’argent est perdu.`,
    doNotSend: 'Si la commande n’est pas encore partie, ne l’envoyez pas. Ne la remboursez pas en plus.',
  },
  won: {
    subject: (amount) => `Litige gagné\u00a0: ${amount}`,
    what: (amount, orders) =>
      `Le litige sur ${amount} du paiement pour ${orders} est gagné\u00a0: la boutique garde l’argent.`,
  },
  lost: {
    subject: (amount) => `Litige perdu\u00a0: ${amount}`,
    what: (amount, orders) =>
      `Le litige sur ${amount} du paiement pour ${orders} est perdu\u00a0: le montant a été rendu au client.`,
  },
})
