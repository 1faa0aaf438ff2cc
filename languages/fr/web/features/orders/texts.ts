import type * as English from '../../../../../web/features/orders/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const ordersTexts = translation<typeof English.ordersTexts>()({
  heading: 'Mes commandes',
  filter: 'Quelles commandes',
  ofPurchase: (number) => `de l’achat ${number}`,
  filters: { current: 'En cours', cancelled: 'Annulées', all: 'Toutes' },
  noneCancelled: 'Aucune commande n’est annulée.',
  withdrawn: 'Rétractation',
  withdrawnNext:
    'Vous avez exercé votre droit de rétractation. Renvoyez ce que vous avez reçu. Nous remboursons la commande.',
  withdrawalClosed:
    'Vous avez exercé votre droit de rétractation. La boutique a clos votre demande\u202f; notre e-mail en donne la raison.',
  cancelled: 'Annulée',
  cancelledBy: {
    customer: 'Annulée par vous',
    shop: 'Annulée par la boutique, car réservée avant la confirmation de votre adresse e-mail',
    unknown: 'Annulée',
  },
  notCharged: 'Rien n’a été débité.',
  deleted: (product) => `Commande annulée\u00a0: ${product}`,
  confirm: 'Confirmer\u202f?',
  confirmText: (quantity, product) => `Votre commande de ${quantity} × ${product} sera annulée.`,
  confirmYes: 'Annuler la commande',
  confirmNo: 'La garder',
  tool: 'Outil',
  quantity: 'Quantité',
  price: 'Prix',
  ofItDelivery: (amount) => `dont ${amount} de livraison`,
  state: 'État',
  actions: 'Actions',
  paid: 'Payée',
  unpaid: 'Non payée',
  onAccount: 'Sur facture',
  toPayBy: 'À payer avant le',
  payOwed: 'Payer la facture',
  transaction: 'Transaction',
  refunded: (amount, byCard) =>
    byCard
      ? `${amount} ont été remboursés sur votre carte.`
      : `${amount} ont été remboursés par le même moyen de paiement.`,
  refundDue: (amount, byCard) =>
    byCard
      ? `${amount} sont en cours de remboursement sur votre carte.`
      : `${amount} sont en cours de remboursement par le même moyen de paiement.`,
  refundStates: { part: 'Remboursée en partie', whole: 'Remboursée' },
  sent: 'Expédiée',
  leaves: (leaves, from, to) => `Départ au plus tard le ${leaves}, arrivée entre le ${from} et le ${to}.`,
  arrives: (from, to) => `Arrivée entre le ${from} et le ${to}.`,
  packing: 'Nous la préparons.',
  noAddress: 'Indiquer l’adresse de livraison',
  held: 'Réservée jusqu’au',
  heldLonger: 'Commencez le paiement pour prolonger la réservation jusqu’au',
  holdOver: 'La réservation a expiré\u00a0: le produit est peut-être épuisé.',
  pay: 'Payer',
  receipt: 'Reçu',
  review: 'Donner un avis',
  buyAllAgain: (count, purchase) => `Racheter les ${count} de ${purchase}`,
  buyAgain: 'Réserver à nouveau',
  cancel: 'Annuler',
  cancelling: 'Annulation…',
  paidCannotCancel: 'Une commande payée ne peut pas être annulée ici.',
  ofOrder: (quantity, product) => `\u00a0: ${quantity} × ${product}`,
  gone: 'Cette commande ne figure plus dans votre liste.',
  empty: 'Vous n’avez encore rien réservé.',
  emptyAction: 'Choisir un outil',
  loading: 'Chargement de vos commandes',
  notLoaded: 'Vos commandes n’ont pas pu être chargées.',
  notRefreshed: 'Cette liste n’a pas pu être actualisée.',
})

export const toPayTexts = translation<typeof English.toPayTexts>()({
  heading: 'À payer',
  nothingBooked: 'Rien à payer\u00a0: vous n’avez encore rien réservé.',
  nothingToPay: 'Rien à payer\u00a0: toutes les commandes sont réglées.',
  toTools: 'Voir tous les outils',
  toOrders: 'Toutes mes commandes',
  price: 'Prix',
  onItsWay: 'En route',
  sent: 'expédiée le',
  noNumber: 'La boutique n’a pas indiqué de numéro de suivi.',
  last: 'Dernières commandes',
  line: (quantity, product) => `${quantity} × ${product}`,
})

export const payTogetherTexts = translation<typeof English.payTogetherTexts>()({
  heading: (count) => `${count} commandes non payées, un seul paiement`,
  choose: 'Choisir les commandes',
  line: (quantity, product, price) => `${quantity} × ${product}, ${price}`,
  pay: (count, orders, amount) =>
    plural(orders, `Payer celle-ci\u00a0: ${amount}`, `Payer ces ${count} ensemble\u00a0: ${amount}`),
})
