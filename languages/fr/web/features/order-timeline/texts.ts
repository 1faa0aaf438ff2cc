import type * as English from '../../../../../web/features/order-timeline/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const timelineTexts = translation<typeof English.timelineTexts>()({
  heading: 'Historique',
  loading: 'Chargement de l’historique',
  notLoaded: 'L’historique de cette commande n’a pas pu être chargé.',
  booked: (pieces, amount) => `Réservation\u00a0: ${pieces} pour ${amount}.`,
  offered: (pieces, amount) => `Réservation à partir d’un devis\u00a0: ${pieces} pour ${amount}.`,
  reference: (reference) => `Numéro propre du client : ${reference}.`,
  pieces: (figure, count) => `${figure} ${plural(count, 'pièce', 'pièces')}`,
  discount: (amount) => `Une remise de ${amount} est déduite.`,
  discountEnded: 'La remise a pris fin, car le reste de l’achat n’en remplit pas les conditions.',
  repriced: (amount, delivery, country) =>
    country === undefined
      ? `Nouveau prix\u00a0: ${amount}, dont ${delivery} de livraison.`
      : `Nouveau prix\u00a0: ${amount}, dont ${delivery} de livraison (${country}).`,
  holdEnded: (pieces) => `La réservation a expiré. De retour en stock\u00a0: ${pieces}.`,
  retaken: (pieces) => `À nouveau réservé\u00a0: ${pieces}.`,
  opened: (amount) => `Paiement de ${amount} commencé.`,
  withCredit: (amount) => `Dont ${amount} avec le crédit.`,
  declined: 'Un paiement a été refusé. Rien n’a été débité.',
  closed: 'Le paiement s’est terminé sans débit.',
  paid: (amount) => `Payé\u00a0: ${amount}.`,
  onAccount: (amount, day) => `Commande sur facture\u00a0: ${amount}, à payer le ${day} au plus tard.`,
  chosenWay: {
    pickup: (amount) => `Retrait en magasin choisi. Prix\u00a0: ${amount}.`,
    parcel: (amount, delivery) =>
      delivery === undefined
        ? `Livraison choisie. Prix\u00a0: ${amount}.`
        : `Livraison choisie. Prix\u00a0: ${amount}, dont ${delivery} de livraison.`,
  },
  ready: 'Prête à être retirée.',
  pickedUp: 'Retirée en magasin.',
  sent: 'Expédiée.',
  codesMailed: 'Les codes ont été envoyés par e-mail.',
  furtherParcel: 'Un autre colis a été expédié.',
  parcel: (words) => `Colis\u00a0: ${words}`,
  address: {
    customer: 'Adresse de livraison indiquée\u00a0:',
    profile: 'Payé sans adresse de livraison. L’adresse du profil est utilisée\u00a0:',
    'earlier-profile': 'Adresse de livraison reprise du profil, où elle était enregistrée jusqu’ici\u00a0:',
  },
  transferred: (amount) => `Un virement a payé ${amount} de la facture.`,
  transferReversed: (amount) => `Un virement de ${amount} a été annulé. La facture est de nouveau ouverte.`,
  invoiceDisputed: 'Le client conteste la facture.',
  invoiceDisputeEnded: 'La contestation de la facture est terminée.',
  withdrawn: {
    customer: 'Vous avez exercé votre droit de rétractation pour cet achat.',
    staff: 'Le droit de rétractation a été exercé pour cet achat.',
  },
  withdrawalClosed: 'La rétractation est close.',
  withdrawalTakenBack: 'La rétractation est annulée. La commande est de nouveau valable.',
  cancelled: 'Annulée.',
  refunded: {
    due: (amount) => `${amount} en cours de remboursement.`,
    succeeded: (amount) => `${amount} ont été remboursés.`,
    failed: (amount) => `${amount} n’ont pas pu être remboursés.`,
  },
  lowersOpen: 'Ce montant vient en déduction de la facture.',
  freesTransfer: 'Ce montant reste à l’entreprise : son virement peut payer d’autres factures ou être rendu.',
  toCredit: 'Le montant est revenu dans le crédit du compte.',
  ofItDelivery: (amount) => `Dont ${amount} de livraison.`,
  disputed: (amount) => `La banque du client conteste ${amount}.`,
  disputeWon: (amount) => `Litige gagné\u00a0: la boutique garde ${amount}.`,
  disputeLost: (amount) => `Litige perdu\u00a0: ${amount} sont revenus au client.`,
  disputeReason: (words) => `Motif de la banque\u00a0: ${words}`,
  automatic: 'Ce paiement ne pouvait pas régler la commande, la boutique l’a donc remboursé.',
  atTheProvider: 'Fait dans l’interface du prestataire de paiement.',
  restocked: (pieces) => `De retour en stock\u00a0: ${pieces}.`,
  reason: (words) => `Motif\u00a0: ${words}`,
  failure: (words) => `Message du prestataire de paiement\u00a0: «\u00a0${words}\u00a0»`,
  by: (who) => `Par ${who}`,
  you: 'vous',
  mail: {
    due: (subject, to) => `E-mail pour ${to}, pas encore envoyé\u00a0: «\u00a0${subject}\u00a0»`,
    succeeded: (subject, to) => `E-mail pour ${to}\u00a0: «\u00a0${subject}\u00a0»`,
    failed: (subject, to) => `L’e-mail pour ${to} n’a pas pu être envoyé\u00a0: «\u00a0${subject}\u00a0»`,
  },
})
