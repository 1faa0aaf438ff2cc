import type * as English from '../../../../../server/operations/orders/limit-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const limitTexts = translation<typeof English.limitTexts>()({
  minimum: (pieces) =>
    `Ce produit se réserve par ${pieces}\u00a0${plural(pieces, 'pièce', 'pièces')} au moins. Augmentez la quantité.`,
  left: (pieces) =>
    pieces === 0
      ? 'Ce produit est épuisé.'
      : `Il ne reste que ${pieces}\u00a0${plural(pieces, 'pièce', 'pièces')} de ce produit. Réduisez la quantité.`,
  short: (left, minimum) =>
    `Il n’en reste que ${left}, et la quantité minimale est de ${minimum}. Le produit pourra être réservé après la prochaine livraison.`,
  networkOrders:
    'Les commandes non payées de votre réseau ont atteint leur limite. Confirmez votre e-mail, ou réessayez dans une demi-heure.',
  networkPieces: (most) =>
    `Les commandes non payées de votre réseau peuvent réserver ${most}\u00a0${plural(most, 'pièce', 'pièces')} de ce produit au total. Réduisez la quantité, ou confirmez votre e-mail.`,
  pieces: (most) =>
    `Vos commandes non payées peuvent réserver ${most}\u00a0${plural(most, 'pièce', 'pièces')} de ce produit. Réduisez la quantité, ou payez d’abord une autre commande.`,
  purchases: (most) =>
    `Votre compte peut avoir ${most}\u00a0${plural(most, 'commande non payée', 'commandes non payées')}, et chaque achat compte pour une. Choisissez moins de lignes, ou payez d’abord une commande.`,
  lines: (most) =>
    `Votre compte peut avoir ${most}\u00a0${plural(most, 'commande non payée', 'commandes non payées')}, et chaque ligne compte pour une. Choisissez moins de lignes, payez d’abord une commande, ou confirmez votre e-mail.`,
  orders: (most) =>
    `Vous avez déjà ${most}\u00a0${plural(most, 'commande non payée', 'commandes non payées')}. Payez-en ou annulez-en une sous «\u00a0Mes commandes\u00a0».`,
  ordersOrVerify: (most) =>
    `Vous avez déjà ${most}\u00a0${plural(most, 'commande non payée', 'commandes non payées')}. Payez-en ou annulez-en une sous «\u00a0Mes commandes\u00a0», ou confirmez votre e-mail.`,
  urgent: (tooMany) => `${tooMany} C’est urgent\u202f? Écrivez-nous.`,
})
