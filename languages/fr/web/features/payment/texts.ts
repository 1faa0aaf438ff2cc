import type * as English from '../../../../../web/features/payment/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const paymentTexts = translation<typeof English.paymentTexts>()({
  heading: 'Paiement',
  congrats: 'Merci\u202f! Le paiement est effectué',
  transaction: 'Transaction',
  order: 'Votre commande',
  orders: (count) => `${count} commandes`,
  line: (quantity, product) => `${quantity} × ${product}`,
  showAll: (count) => `Afficher les ${count} commandes`,
  quantity: 'Quantité',
  price: 'À payer',
  priceOnInvoice: 'Prix',
  pricePaid: 'Payé',
  goods: 'Articles',
  delivery: 'Livraison',
  repriced:
    'La livraison à cette adresse a un autre prix\u00a0: rien n’a été débité. Le bouton affiche le nouveau montant. Appuyez dessus pour payer.',
  piece: (count) => plural(count, 'pièce', 'pièces'),
  held: 'Réservé jusqu’au',
  holdOver:
    'La réservation de cette commande a expiré. Vous pouvez encore la payer si les outils sont en stock.',
  oneHoldOver:
    'La réservation d’une commande a expiré. Vous pouvez encore la payer si les outils sont en stock.',
  ways: 'Mode de paiement',
  andMore: (names, more) => `${names} et ${more} de plus`,
  way: { card: 'Carte', other: 'Autres modes de paiement' },
  otherWaysLoading: 'Chargement des autres modes de paiement',
  otherWaysAway: 'Les autres modes de paiement n’ont pas pu être chargés. Rien n’a été débité.',
  returning: 'Vérification du paiement…',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  cvc: 'Code de sécurité',
  pay: (amount) => `Payer ${amount}`,
  saving: 'Enregistrement de l’adresse…',
  notDelivered: (why) => `Rien n’a été débité, car l’adresse n’a pas été enregistrée. ${why}`,
  checking: 'Vérification de la carte…',
  confirming: 'En attente de votre banque…',
  preparing: 'Préparation du paiement…',
  sandbox: 'Ceci est un test. Aucune vraie carte n’est débitée.',
  sandboxCard: 'Payez avec la carte de test',
  sandboxRest: 'une date d’expiration future et un code de sécurité au choix.',
  providerAway: 'Le formulaire de carte n’a pas pu être chargé. Rien n’a été débité.',
  noAnswer:
    'Le prestataire de paiement ne répond pas. Appuyez à nouveau sur Payer\u00a0: une commande n’est jamais débitée deux fois.',
  afterDecline: 'Rien n’a été débité. Payez avec une autre carte ou demandez la raison à votre banque.',
  notCompleted: 'Le prestataire de paiement n’a pas terminé ce paiement. Appuyez à nouveau sur Payer.',
  processing:
    'Le prestataire de paiement traite encore le paiement. La commande apparaîtra comme payée dans Mes commandes dès que c’est fait.',
  noting: 'Enregistrement du paiement…',
  noted: 'Le paiement est enregistré.',
  notNoted:
    'Vous avez payé. La boutique ne répond pas pour le moment\u202f; elle enregistrera le paiement d’elle-même.',
  notNotedElsewhere:
    'Vous avez payé, mais le paiement n’est pas encore enregistré. Enregistrez-le à nouveau. En cas d’échec, écrivez-nous en indiquant le numéro de transaction.',
  noteAgain: 'Enregistrer à nouveau',
  alreadyPaid: 'Cette commande est payée. Il n’y a plus rien à régler.',
  allPaid: 'Ces commandes sont payées. Il n’y a plus rien à régler.',
  chosenPaid:
    'Les commandes choisies sont payées. Une autre commande de cette page ne l’est pas encore\u202f; voir Mes commandes.',
  changed: 'Quelque chose a changé depuis l’ouverture de cette page. Rien n’a été débité.',
  paidElsewhere: 'Cette commande est déjà payée.',
  cancelled: 'Elle a été annulée.',
  payRest: (count, orders, amount) =>
    plural(
      orders,
      `Payer seulement l’autre commande\u00a0: ${amount}`,
      `Payer les ${count} autres commandes\u00a0: ${amount}`,
    ),
  missing: (count, orders) =>
    plural(
      orders,
      'L’une des commandes choisies a été annulée ou ne figure pas dans votre liste. Vous payez les autres.',
      `${count} des commandes choisies ont été annulées ou ne figurent pas dans votre liste. Vous payez les autres.`,
    ),
  noneFound: 'Ces commandes ne figurent pas dans votre liste. Elles ont peut-être été annulées.',
  refunded: (amount) => `${amount} ont été remboursés.`,
  notFound: 'Cette commande ne figure pas dans votre liste. Elle a peut-être été annulée.',
  notLoaded: 'Cette commande n’a pas pu être chargée.',
  loading: 'Chargement de votre commande',
  toOrders: 'Mes commandes',
})

export const receiptTexts = translation<typeof English.receiptTexts>()({
  label: 'Reçu',
  order: 'Reçu de la commande',
  paidAt: 'Payé le',
  card: 'Carte',
  cardText: (name, last4) => `${name} se terminant par ${last4}`,
  sums: 'Ce qui a été payé',
  line: (quantity, product) => `${quantity} × ${product}`,
  lineAt: (quantity, product, unitPrice) => `${quantity} × ${product} à ${unitPrice} pièce`,
  total: (terms) => (terms === '' ? 'Total' : `Total (${terms})`),
  purchase: 'Achat',
  notPaid: (line) => `Non payé, remboursé\u00a0: ${line}`,
  whyBack:
    'Certaines commandes étaient épuisées ou annulées à l’arrivée du paiement. Nous les remboursons par le même moyen de paiement.',
  wentBack: 'Remboursé',
  kept: 'Payé après remboursements',
  booked: 'Réservé le',
  who: 'Acheté par',
  where: 'Adresse de livraison',
  arrives: 'Arrivée',
  promised: (from, to) => `du ${from} au ${to}`,
  print: 'Imprimer le reçu',
})

export const deliveryTexts = translation<typeof English.deliveryTexts>()({
  heading: 'Adresse de livraison',
  lead: 'Pour la livraison, il nous faut un nom, une adresse et un numéro de téléphone.',
  addLater: 'Vous pouvez aussi les indiquer après le paiement, tant que la commande n’est pas expédiée.',
  kept: 'Vos adresses',
  another: 'Autre adresse',
  change: 'Modifier l’adresse',
  keep: 'Garder l’adresse',
  differ: 'Ces commandes partent à des adresses différentes. Chacune garde la sienne.',
  useOne: 'Tout livrer à une seule adresse',
  forAll: 'Toutes ces commandes prennent cette adresse, même celles qui en ont une autre.',
  keepEach: 'Garder chaque adresse',
  save: 'Enregistrer l’adresse',
  pricedElsewhere:
    'Le montant vaut pour un autre pays. S’il change, rien n’est débité d’abord\u00a0: le nouveau montant s’affiche.',
  askCountry:
    'Les adresses comportent désormais un pays. Choisissez-le une fois et vérifiez les champs qui s’ouvrent.',
  before: 'Enregistrée jusqu’ici sous\u00a0:',
})
