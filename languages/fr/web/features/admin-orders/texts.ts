import type * as English from '../../../../../web/features/admin-orders/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

const plural = pluralOf('fr')

export const allOrdersTexts = translation<typeof English.allOrdersTexts>()({
  ...listTexts,
  caption: 'Toutes les commandes',
  loading: 'Chargement des commandes',
  notLoaded: 'Les commandes n’ont pas pu être chargées.',
  empty: 'Aucune commande pour le moment. Les nouvelles réservations apparaîtront ici.',
  searchHint: 'Nom, téléphone, produit ou numéro',
  count: countText('commande', 'commandes'),
  tool: 'Produit',
  customer: 'Commandé par',
  quantity: 'Quantité',
  price: 'Prix',
  state: 'État',
  created: 'Commandé le',
  unknown: '–',
  show: 'Afficher',
  newest: 'Plus récentes d’abord',
  oldest: 'Plus anciennes d’abord',
  all: 'Toutes les commandes',
  toSendOnly: 'Payées, à expédier',
  sentOnly: 'Expédiées',
  paidOnly: 'Payées',
  onAccountOnly: 'À payer sur facture',
  unpaidOnly: 'Non payées',
  totals: (formats, count, sum, paid, refunded) =>
    `${counted(formats, count, 'commande', 'commandes')}\u00a0: ${sum} en tout, dont ${paid} payés et ${refunded} remboursés.`,
  moreThan: (count) => `Plus de ${count} commandes.`,
  addUpAll: 'Tout additionner',
  addUpAgain: 'Recalculer',
  addedUp: (count) => `${count} commandes pour l’instant…`,
  stopAdding: 'Arrêter',
  manyTotals: (count) => `Plus de ${count}. Réduisez la liste pour additionner les commandes.`,
  holdExpiredOnly: 'Non payées, réservation expirée',
  withdrawnOnly: 'Rétractation, à rembourser',
})

export const orderStateTexts = translation<typeof English.orderStateTexts>()({
  paid: 'Payée',
  unpaid: 'Non payée',
  onAccount: 'Sur facture',
  toPayBy: 'Facture à payer avant le',
  withdrawn: 'Rétractation',
  withdrawnAt: 'Rétractation reçue le',
  withdrawalClosedAt: 'Rétractation clôturée le',
  cancelled: 'Annulée',
  cancelledBy: {
    customer: 'Depuis le compte client,',
    shop: 'Avec les réservations antérieures du compte,',
    unknown: 'Le',
  },
  toSend: 'À expédier',
  noAddress: 'Sans adresse',
  sent: 'Expédiée le',
  held: 'Réservée jusqu’au',
  holdOver: 'La réservation a expiré. Le stock est de nouveau disponible.',
  refunded: (amount) => `${amount} remboursés.`,
  refundDue: (amount) => `${amount} en cours de remboursement.`,
  disputes: { open: 'Paiement contesté', lost: 'Litige perdu', won: 'Litige gagné' },
  refundStates: { part: 'Remboursée en partie', whole: 'Remboursée' },
})

export const orderTexts = translation<typeof English.orderTexts>()({
  unprinted: (paper, letters) => `Ces caractères manquent sur ${paper}\u00a0: ${letters}`,
  correction: (paper) => `Correction de ${paper}`,
  correctInvoice: (paper) =>
    paper.startsWith('CN') ? 'Émettre un avoir rectificatif' : 'Émettre une facture rectificative',
  correctedName: 'Nom en d’autres lettres',
  correctedAddress: 'Adresse en d’autres lettres',
  correctedHint: 'Laissez vide pour garder la version imprimée.',
  changes: 'Modifications de cette commande par l’équipe',
  page: 'Commande',
  back: 'Toutes les commandes',
  loading: 'Chargement de la commande',
  notLoaded: 'La commande n’a pas pu être chargée.',
  notRefreshed: 'La commande n’a pas pu être actualisée.',
  heading: (quantity, product) => `${quantity} × ${product}`,
  figures: 'Quantité et prix',
  delivery: 'Livraison',
  ofPrice: 'compris dans le prix',
  deliveryTo: (country) => `pays\u00a0: ${country}`,
  priceOfOne: 'Prix unitaire',
  priceFrom: (quantity) => `à partir de ${quantity} pièces`,
  fromOffer: 'selon un devis',
  who: 'Commandé par',
  shownName: 'Nom affiché au client',
  where: 'Adresse de livraison',
  noAddress: 'Pas encore d’adresse. Demandez-la par e-mail.',
  notOffered: 'Cette boutique ne transmet pas l’adresse. Demandez-la par e-mail.',
  phone: 'Téléphone',
  bookedPhone: 'Téléphone de la réservation',
  transaction: 'Transaction',
  order: 'Commande',
  booked: 'Commandé le',
  markSent: 'Marquer comme expédiée',
  marking: 'Enregistrement…',
  markedSent: (product) => `Commande «\u00a0${product}\u00a0» marquée comme expédiée`,
  print: 'Imprimer la commande',
  unpaidCannotBeSent: 'Une commande ne peut être expédiée qu’après le paiement.',
})

export const parcelTexts = translation<typeof English.parcelTexts>()({
  heading: 'Colis',
  unnumbered: 'Colis sans numéro',
  sent: 'Expédié le',
  shared: (formats, others) =>
    `Contient aussi ${counted(formats, others, 'autre commande', 'autres commandes')} du même compte.`,
  add: 'Ajouter un colis',
  enter: 'Saisir le numéro',
  correct: 'Corriger',
  remove: 'Retirer',
  ofParcel: (parcel) => `\u00a0: ${parcel}`,
  numberMissing: 'Saisissez le numéro de suivi.',
  additionTo: (name) => `Ajouter un colis à ${name}`,
  correctionOf: (parcel) => `Corriger ${parcel}`,
  saveAddition: 'Ajouter le colis',
  saveCorrection: 'Enregistrer la correction',
  saving: 'Enregistrement…',
  notNow: 'Annuler',
  additionTold: 'Un e-mail partira dans une minute pour l’annoncer.',
  correctionTold: (orders) =>
    `${orders > 1 ? `Le numéro vaudra pour les ${orders} commandes du colis. ` : ''}Si un autre numéro a déjà été communiqué, un e-mail partira dans une minute.`,
  added: (parcel) => `Colis ajouté\u00a0: ${parcel}`,
  corrected: (parcel) => `Colis corrigé\u00a0: ${parcel}`,
  removed: (parcel) => `Colis retiré\u00a0: ${parcel}`,
  removeQuestion: (parcel) => `Retirer ${parcel}\u202f?`,
  removeText: 'Il disparaîtra du compte client. Aucun e-mail n’est envoyé.',
  removeShared: 'Seule cette commande est retirée du colis, les autres y restent. Aucun e-mail n’est envoyé.',
  keep: 'Garder',
})

export const sendTexts = translation<typeof English.sendTexts>()({
  column: 'Expédition',
  send: 'Expédier',
  ofOrder: (name, product) => `\u00a0: ${name}, ${product}`,
  formOf: (name) => `Expédier ${name}`,
  carrier: 'Transporteur',
  tracking: 'Numéro de suivi',
  trackingWrong: 'N’utilisez que des lettres, chiffres, espaces, tirets, points et barres obliques.',
  noAddress: 'Cette commande n’a pas encore d’adresse de livraison.',
  sendAnyway: 'Expédier sans adresse',
  notNow: 'Annuler',
  undo: 'Annuler l’expédition',
  undone: (product) => `Commande «\u00a0${product}\u00a0»\u00a0: expédition annulée`,
  several: 'En plusieurs colis',
  further: 'Autres colis (facultatif)',
  furtherHint: 'Un colis par ligne\u00a0: numéro de suivi, transporteur.',
  parcels: 'Numéros de suivi (facultatif)',
  parcelsHint:
    'Un colis par ligne\u00a0: numéro de commande, numéro de suivi, transporteur. «\u00a0tous\u00a0» au lieu du numéro de commande les met tous dans un colis. Une liste collée peut contenir des tabulations ou des points-virgules.',
  everyOrder: 'tous',
  parcelWrong: (line, problem) => `«\u00a0${line}\u00a0»\u00a0: ${problem}`,
  parcelOfNone: (line) =>
    `«\u00a0${line}\u00a0» ne correspond à aucune commande à expédier. Commencez la ligne par le numéro de commande.`,
  parcelWithoutNumber: (line) =>
    `Le numéro de suivi manque dans «\u00a0${line}\u00a0». Chaque colis supplémentaire en a besoin.`,
  tooManyParcels: (most) => `Une commande compte au plus ${most} colis.`,
  bulk: 'Marquer comme expédiées',
  bulkConfirm: (formats, count) =>
    count === 0
      ? ''
      : `Marquer ${counted(formats, count, 'commande comme expédiée', 'commandes comme expédiées')}\u202f? Les e-mails partiront dans une minute.`,
  bulkNoAddress: (count) =>
    `${count} ${plural(count, 'commande n’a pas d’adresse et reste', 'commandes n’ont pas d’adresse et restent')} à expédier.`,
  bulkSendAnyway: (count) =>
    plural(count, 'L’expédier aussi, sans adresse', `Expédier aussi ces ${count} commandes, sans adresse`),
  bulkNothingToSend: 'Aucune des commandes choisies n’a d’adresse. Confirmez l’expédition sans adresse.',
  bulkDone: (_formats, count) =>
    `${count} ${plural(count, 'commande marquée comme expédiée', 'commandes marquées comme expédiées')}.`,
})

export const taxSumTexts = translation<typeof English.taxSumTexts>()({
  loading: 'Chargement des taxes',
  notLoaded: 'Les taxes n’ont pas pu être chargées.',
  none: 'Aucune facture émise ces jours-là.',
})
