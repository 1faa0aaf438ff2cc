import type * as English from '../../../../../server/operations/emails/order-email-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const orderEmailTexts = translation<typeof English.orderEmailTexts>()({
  order: 'Commande',
  reference: 'Votre numéro de commande',
  purchase: 'Achat',
  customer: 'Client',
  toPay: 'À payer',
  heldUntil: 'Réservé jusqu’au',
  withdrawn: 'Rétractation',
  paid: 'Payé',
  paidOn: 'Payé le',
  transaction: 'Transaction',
  seeOrders: 'Voir les commandes',
  invoiceAttached: 'La facture est en pièce jointe.',
  afterHold:
    'Après la réservation, d’autres pourront l’acheter. Vous pourrez encore payer tant qu’il y aura assez de stock.',
  booked: {
    subject: (order) => `Vous avez réservé ${order}`,
    holdToSend: (order, until) =>
      `Nous réservons ${order} pour vous jusqu’au ${until}. Dès que vous aurez payé, nous vous l’enverrons.`,
    holdToPickUp: (order, until) =>
      `Nous réservons ${order} pour vous jusqu’au ${until}. Dès que vous aurez payé, nous le préparerons pour le retrait.`,
    holdToMail: (order, until) =>
      `Nous réservons ${order} pour vous jusqu’au ${until}. Dès que vous aurez payé, nous vous enverrons les codes par e-mail.`,
    holdExtends: (order, until, extendsTo) =>
      `Nous réservons ${order} pour vous jusqu’au ${until}. Commencez le paiement ou confirmez votre adresse e-mail d’ici là, et la réservation sera prolongée jusqu’au ${extendsTo}.`,
    link: 'Payer la commande',
    notCharged:
      'Rien n’est débité avant que vous ne payiez. Si vous changez d’avis, annulez la commande dans «\u00a0Mes commandes\u00a0».',
  },
  purchaseBooked: {
    subject: (count, purchase) =>
      `Vous avez réservé ${count} ${plural(count, 'article', 'articles')}\u00a0: ${purchase}`,
    holdToSend: (until) =>
      `Nous réservons tout pour vous jusqu’au ${until}. Dès que vous aurez payé, nous vous l’enverrons.`,
    holdToPickUp: (until) =>
      `Nous réservons tout pour vous jusqu’au ${until}. Dès que vous aurez payé, nous le préparerons pour le retrait.`,
    holdToMail: (until) =>
      `Nous réservons tout pour vous jusqu’au ${until}. Dès que vous aurez payé, nous vous enverrons les codes par e-mail.`,
    holdExtends: (until, extendsTo) =>
      `Nous réservons tout pour vous jusqu’au ${until}. Commencez le paiement ou confirmez votre adresse e-mail d’ici là, et la réservation sera prolongée jusqu’au ${extendsTo}.`,
    link: 'Tout payer',
    notCharged:
      'Rien n’est débité avant que vous ne payiez. Si vous changez d’avis, annulez une commande dans «\u00a0Mes commandes\u00a0».',
  },
  cancelled: {
    subject: (order) => `Annulé\u00a0: ${order}`,
    what: (order) =>
      `Votre commande (${order}) est annulée. Elle n’était pas payée, rien n’a donc été débité.`,
    notCharged: 'Non débité',
    seeTools: 'Voir tous les outils',
    bookAgain: 'Réserver de nouveau',
    notWithdrawn:
      'Si vous ne vous êtes pas rétracté, réservez de nouveau\u00a0: le stock est libéré. Répondez ensuite à cet e-mail.',
  },
  receipt: {
    subject: (paid, order) => `Reçu\u00a0: ${paid} pour ${order}`,
    arrived: 'Merci. Votre paiement est arrivé et votre commande est payée.',
    tool: 'Outil',
    quantity: 'Quantité',
    priceOfOne: 'Prix unitaire',
    link: 'Voir et imprimer le reçu',
  },
  setReceipt: {
    subject: (paid, count) => `Reçu\u00a0: ${paid} pour ${count} ${plural(count, 'commande', 'commandes')}`,
    arrived: 'Merci. Votre paiement est arrivé et ces commandes sont payées.',
    notPaid: (orders, amount, toCard) =>
      `Non payé\u00a0: ${orders}. Les pièces étaient vendues ou la commande fermée avant l’arrivée de l’argent. Nous remboursons cette partie, ${amount}, ${toCard ? 'sur votre carte' : 'par le même moyen de paiement'}.`,
  },
  openLink: {
    text: 'Suivre la commande sans se connecter',
    until: (until) =>
      `Le lien sans connexion fonctionne jusqu’au ${until}, pour toute personne qui l’a. Il montre les articles, l’état et le colis, mais aucune adresse.`,
  },
  guarantee: {
    notice: 'Votre garantie légale de conformité\u00a0: la notice harmonisée de l’Union européenne',
    officialPage: (page) => `La page officielle sur vos droits de garantie\u00a0: ${page}`,
  },
})
