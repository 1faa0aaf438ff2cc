import type * as English from '../../../../../server/operations/emails/refund-email-texts.ts'
import { translation } from '../../../../translation.ts'

const way = (toCard: boolean) => (toCard ? 'sur votre carte' : 'par le même moyen de paiement')

const refunded = (amount: string, isPart: boolean, toCard: boolean) =>
  `Nous avons remboursé ${isPart ? 'cette partie' : 'la totalité'}, ${amount}, ${way(toCard)}.`

export const refundEmailTexts = translation<typeof English.refundEmailTexts>()({
  order: 'Commande',
  refunded: 'Remboursé',
  ofItDelivery: 'Dont livraison',
  reason: 'Motif',
  seeMyOrders: 'Voir mes commandes',
  bankTakes: 'Votre banque peut mettre jusqu’à dix jours à l’afficher. Vous n’avez rien à faire.',
  automatic: {
    subject: (amount) => `Votre paiement de ${amount} est remboursé`,
    noOrder: (amount, isPart, toCard) =>
      `Nous n’avons trouvé aucune commande non payée du montant que vous avez versé. ${refunded(amount, isPart, toCard)}`,
    tooLate: (orders, amount, isPart, toCard) =>
      `À l’arrivée de votre paiement pour ${orders}, les pièces étaient vendues, la commande était fermée ou le montant ne correspondait pas. ${refunded(amount, isPart, toCard)}`,
    rest: 'Le reste de votre paiement a réglé vos autres commandes.',
  },
  byStaff: {
    subject: (amount, toCard) => `Remboursement de ${amount} ${way(toCard)}`,
    what: (amount, toCard) => `Nous avons remboursé ${amount} ${way(toCard)}.`,
    ofOrders: (amount, orders, toCard) =>
      `Pour votre commande (${orders}), nous avons remboursé ${amount} ${way(toCard)}.`,
  },
  credit: {
    subject: (amount) => `${amount} sont de nouveau dans votre crédit`,
    automatic: (orders, amount) =>
      `Votre paiement pour ${orders} est arrivé alors que les articles étaient vendus ou la commande close. ${amount} venaient de votre crédit\u00a0: vous les retrouvez.`,
    byStaff: (orders, amount) =>
      `Vous aviez payé ${amount} de votre commande (${orders}) avec votre crédit. Vous retrouvez ce montant.`,
    usable: 'Vous pouvez l’utiliser tout de suite.',
    see: 'Voir mon crédit',
  },
  account: {
    credited: 'Crédité',
    subject: (amount) => `${amount} de moins à payer sur votre facture`,
    what: (orders, amount) =>
      `Nous avons crédité ${amount} de votre commande (${orders}). L’avoir est joint.`,
    less: 'Votre entreprise vire ce montant en moins.',
    kept: (amount) => `${amount} du virement de votre entreprise sont de nouveau disponibles`,
    other:
      'La facture était déjà payée. Ce montant servira à payer d’autres factures de votre entreprise. Écrivez-nous si vous souhaitez le récupérer.',
  },
  staff: {
    automatic: {
      subject: (amount) => `Remboursé par la boutique\u00a0: ${amount}`,
      what: (amount, reference) =>
        `Un paiement de ${amount} pour ${reference} n’a pas pu servir et a été remboursé.`,
    },
    atProvider: {
      subject: (amount) => `Remboursé chez le prestataire de cartes\u00a0: ${amount}`,
      what: (amount, reference) =>
        `${amount} du paiement pour ${reference} ont été remboursés chez le prestataire de cartes.`,
    },
    failed: {
      subject: (amount) => `Un remboursement a échoué\u00a0: ${amount}`,
      what: (amount, reference) => `${amount} du paiement pour ${reference} n’ont pas pu être remboursés.`,
      providerSays: (failure) => `Le prestataire de cartes indique\u00a0: «\u00a0${failure}\u00a0»`,
      check: 'Vérifiez le paiement chez votre prestataire de cartes et rendez l’argent par un autre moyen.',
      tryAgain:
        'Une fois la cause réglée, la boutique peut réessayer\u00a0: voyez la page «\u00a0À faire\u00a0».',
      seeToDo: 'Voir ce qui est à faire',
    },
  },
})
