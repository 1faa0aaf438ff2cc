import type * as English from '../../../../../web/features/overview/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('fr')

export const overviewTexts = translation<typeof English.overviewTexts>()({
  heading: 'Chiffres',
  loading: 'Calcul en cours',
  notLoaded: 'Les chiffres n’ont pas pu être chargés.',
  notOffered: 'Les comptes, produits et commandes sont dans le menu.',
  periods: 'Période',
  lengths: { 7: '7 jours', 14: '14 jours', 30: '30 jours', 90: '90 jours', 365: 'Un an' },
  taken: (days) => `Chiffre d’affaires, ${days} ${plural(days, 'jour', 'jours')}`,
  ofItDelivery: (amount) => `dont livraison ${amount}`,
  ofItTax: (amount) => `dont taxes ${amount}`,
  afterCredit: 'Factures moins avoirs de ces jours.',
  orders: 'Commandes',
  paid: 'Commandes payées',
  paidOf: (paid, booked) => `${paid} sur ${booked}`,
  shareBefore: (share) => `${share} sur la période précédente`,
  held: 'Réservé actuellement',
  bookings: (formats, count) => counted(formats, count, 'réservation', 'réservations'),
  owed: 'Dû par des entreprises',
  invoices: (formats, count) => counted(formats, count, 'facture', 'factures'),
  ofItOverdue: (amount) => `dont en retard ${amount}`,
  givenBack: 'Remboursé',
  refunds: (formats, count) => counted(formats, count, 'remboursement', 'remboursements'),
  more: (percent) => `+${percent}\u00a0% par rapport à la période précédente`,
  less: (percent) => `−${percent}\u00a0% par rapport à la période précédente`,
  same: 'Comme la période précédente',
  nothingBefore: 'Rien sur la période précédente',
  from: 'Du',
  to: 'Au',
  measure: 'Par jour',
  measures: { taken: 'Chiffre d’affaires', orders: 'Commandes', paid: 'Part payée' },
  eachDay: {
    taken: { label: 'Chiffre d’affaires par jour' },
    orders: { label: 'Commandes par jour', value: 'Passées', part: 'Payées depuis' },
    paid: { label: 'Part des commandes payées par jour', value: 'Payées' },
  },
  chart: {
    day: 'Jour',
    before: 'Période précédente',
    none: 'aucune commande',
    all: 'Tous les jours',
    asTable: 'En tableau',
    asPicture: 'En graphique',
  },
  sellers: 'Meilleures et moins bonnes ventes',
  best: 'Les plus vendus',
  least: 'Les moins vendus',
  unsold: 'Aucune vente en 60 jours',
  tool: 'Produit',
  pieces: 'Pièces',
  takenBy: 'Chiffre d’affaires',
  nothingSold: 'Aucune vente sur cette période.',
})

export const toSendTexts = translation<typeof English.toSendTexts>()({
  heading: 'À expédier',
  loading: 'Chargement des commandes à expédier',
  notLoaded: 'Les commandes à expédier n’ont pas pu être chargées.',
  nothing: 'Toutes les commandes payées sont expédiées.',
  all: 'Tout expédier par liste',
  slips: (formats, count) => `Imprimer ${counted(formats, count, 'bon de livraison', 'bons de livraison')}`,
  allOrders: 'Toutes les commandes',
  line: (quantity, product) => `${quantity} × ${product}`,
  paid: 'payée le',
  sent: 'expédiée le',
  addressMissing: 'adresse manquante',
})

export const lowTexts = translation<typeof English.lowTexts>()({
  heading: 'Stock bas',
  loading: 'Chargement des stocks bas',
  notLoaded: 'Les stocks bas n’ont pas pu être chargés.',
  nothing: 'Le stock suffit pour tous les produits.',
  noTools: 'Aucun outil en boutique pour le moment.',
  firstTool: 'Ajouter le premier outil',
  all: 'Outils par stock',
  allParts: 'Pièces par stock',
  soldOut: 'épuisé',
  left: (pieces) => `encore ${pieces}`,
  sells: (aWeek) => `ventes\u00a0: ${aWeek} par semaine`,
  sellsSlowly: 'moins d’une vente par semaine',
  sellsNone: 'aucune vente en 4 semaines',
  gone: (days) => (days <= 1 ? 'épuisé dans un jour' : `épuisé dans ${days} jours`),
  waiting: (people) => plural(people, '1 personne l’attend', `${people} personnes l’attendent`),
  addPieces: 'Réassortir',
  close: 'Annuler',
  ofTool: (name) => `\u00a0: ${name}`,
})

export const requestTexts = translation<typeof English.requestTexts>()({
  heading: 'Demandes à traiter',
  loading: 'Chargement des demandes',
  notLoaded: 'Les demandes n’ont pas pu être chargées.',
  nothing: 'Toutes les demandes sont traitées.',
  all: 'Toutes les demandes à traiter',
  answer: 'Répondre',
  offer: 'Faire un devis',
  ofSender: (name) => `\u00a0: ${name}`,
})

export const paymentTexts = translation<typeof English.paymentTexts>()({
  heading: 'Paiements à vérifier',
  loading: 'Chargement des paiements',
  notLoaded: 'Les paiements n’ont pas pu être chargés.',
  nothing: 'Aucun paiement à vérifier.',
  all: 'Tous les paiements à vérifier',
  kinds: {
    dispute: 'Une banque conteste le paiement',
    owed: 'Remboursement échoué, toujours dû',
    late: 'Remboursement pas encore effectué',
    withdrawal: 'Rétractation\u00a0: à rembourser',
  },
  noOrder: 'Paiement sans commande',
  look: 'Voir',
  refund: 'Rembourser ou clore',
  ofTool: (name) => `\u00a0: ${name}`,
  notOffered: 'Seuls le propriétaire et la comptabilité peuvent traiter les paiements.',
  columns: {
    what: 'Ce qui s’est passé',
    order: 'Commande',
    amount: 'Montant',
    since: 'Depuis le',
    todo: 'À faire',
  },
  todo: {
    dispute:
      'Répondez avant la date limite dans l’espace du prestataire de paiement, avec une preuve de livraison.',
    owed: 'Relancez le remboursement. S’il échoue encore, remboursez par un autre moyen.',
    late: 'La boutique rembourse dès que le prestataire de paiement répond. Après un jour, vérifiez dans son espace.',
    withdrawal:
      'N’expédiez pas la commande. Remboursez-la sur sa page, tout de suite ou au retour des pièces. Ou clôturez la rétractation ici.',
  },
  toOwed: 'Ouvrir les remboursements',
})

export const failedMailTexts = translation<typeof English.failedMailTexts>()({
  heading: 'E-mails non distribués',
  loading: 'Chargement des e-mails',
  notLoaded: 'Les e-mails n’ont pas pu être chargés.',
  nothing: 'Aucun e-mail en échec.',
  all: 'Tous les e-mails non distribués',
  again: 'Renvoyer',
  sending: 'Envoi…',
  sentAgain: (email) => `Le message à ${email} est renvoyé`,
  ofMail: (subject) => `\u00a0: ${subject}`,
})

export const missingTexts = translation<typeof English.missingTexts>()({
  heading: 'Exigé par la loi dans l’UE',
  loading: 'Chargement des obligations légales',
  notLoaded: 'Les obligations légales n’ont pas pu être chargées.',
  kinds: {
    'tools-without-maker': (formats, count) => `${counted(formats, count, 'outil', 'outils')} sans fabricant`,
    'parts-without-maker': (formats, count) => `${counted(formats, count, 'pièce', 'pièces')} sans fabricant`,
    'makers-without-responsible': (formats, count) =>
      `${counted(formats, count, 'fabricant', 'fabricants')} hors de l’UE sans personne responsable`,
    'no-notice': () => 'La notice harmonisée sur la garantie légale de conformité manque',
  },
})

export const nameTexts = translation<typeof English.nameTexts>()({
  heading: 'Traductions',
  loading: 'Chargement des traductions',
  notLoaded: 'Les traductions n’ont pas pu être chargées.',
  missing: (formats, count, kind, language) =>
    `${kind === 'tool' ? counted(formats, count, 'outil', 'outils') : counted(formats, count, 'pièce', 'pièces')} sans nom en ${language.toLowerCase()}`,
})

export const weightTexts = translation<typeof English.weightTexts>()({
  heading: 'Livraison selon le poids',
  loading: 'Chargement des poids',
  notLoaded: 'Les poids n’ont pas pu être chargés.',
  missing: (formats, count, kind) =>
    `${kind === 'tool' ? counted(formats, count, 'outil', 'outils') : counted(formats, count, 'pièce', 'pièces')} sans poids`,
  countsAs: (grams) => `Une pièce sans poids compte pour ${grams}\u00a0g.`,
})

export const discountTexts = translation<typeof English.discountTexts>()({
  heading: 'Remises',
  name: 'Remise',
  orders: 'Commandes',
  turnover: 'Marchandise',
  discount: 'Remise accordée',
  note: 'Commandes payées dans cette période. Marchandise après remise, sans les remboursements.',
  all: 'Toutes les remises',
})
