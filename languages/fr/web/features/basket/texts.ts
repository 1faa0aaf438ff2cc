import type * as English from '../../../../../web/features/basket/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const basketTexts = translation<typeof English.basketTexts>()({
  lines: 'Contenu de votre panier',
  loading: 'Chargement de votre panier',
  needsScript:
    'Le panier a besoin de JavaScript. Activez-le dans votre navigateur, réservez un outil sur sa propre page, ou écrivez-nous et nous réservons pour vous.',
  empty:
    'Votre panier est vide. Ajoutez des outils et des pièces avec «\u00a0Ajouter au panier\u00a0», ou saisissez leurs numéros ci-dessous.',
  toTools: 'Voir tous les outils',
  toItems: 'Voir toutes les pièces',
  notLoaded: 'Les prix et le stock n’ont pas pu être chargés.',
  each: 'pièce',
  quantityOf: (name) => `Quantité\u00a0: ${name}`,
  keepAsList: 'Garder comme liste',
  remove: 'Retirer',
  total: 'Total',
  totalUnknown: '–',
  hold: (hours) =>
    hours === undefined ? 'Réserver' : `Réserver pour ${hours} ${plural(hours, 'heure', 'heures')} au plus`,
  holding: 'Réservation en cours…',
  holdNote:
    'Rien n’est débité pour l’instant. Nous réservons toutes les lignes ou aucune, et vous payez ensuite. Tant que votre adresse e-mail n’est pas confirmée, la réservation est plus courte, jusqu’à ce que vous commenciez à payer.',
  signedOut: 'Il faut d’abord vous connecter. Votre panier est conservé.',
  priceUnknown: 'Son prix n’est pas disponible pour le moment\u00a0: impossible de le réserver ici.',
  gone: 'Nous ne proposons plus ce produit. Retirez-le pour réserver les autres.',
  soldOut: 'Produit épuisé. Retirez-le pour réserver les autres.',
  priceChanged: (before, now) =>
    `Le prix a changé\u00a0: il était de ${before} lors de l’ajout au panier, il est maintenant de ${now}.`,
  belowMinimum: (minimum) => `La quantité minimale est de ${minimum}.`,
  aboveStock: (available) => `Il n’en reste que ${available}.`,
  noQuantity: 'Saisissez un nombre entier de pièces.',
  mostOfLine: (most) => `${most} pièces au maximum.`,
  raise: (minimum) => `Passer à ${minimum}`,
  lower: (available) => `Ramener à ${available}`,
})

export const heldTexts = translation<typeof English.heldTexts>()({
  heading: 'Réservé pour vous. Payez pour lancer l’envoi.',
  booked: 'Réservation enregistrée',
  number: 'Numéro d’achat',
  orders: 'Commandes',
  price: 'À payer',
  held: 'Réservé pour vous jusqu’au',
  heldLonger: 'Commencez le paiement pour prolonger la réservation jusqu’au',
  pay: 'Payer maintenant',
  payEach: 'Payer dans Mes commandes',
  toOrders: 'Voir dans Mes commandes',
  earlier:
    'Votre première tentative avait déjà réservé ces produits. Rien n’est réservé deux fois. Vous pouvez annuler une commande dans Mes commandes.',
  priceDiffers: (shown) =>
    `Un prix a changé depuis le chargement de cette page\u00a0: le total était de ${shown}. Vous pouvez annuler une commande dans Mes commandes.`,
})
