import type * as English from '../../../../../server/operations/carts/cart-texts.ts'
import { translation } from '../../../../translation.ts'

export const cartTexts = translation<typeof English.cartTexts>()({
  price: (name, before, now) =>
    `${name}\u00a0: le prix a changé. La pièce coûtait ${before} quand le panier a été rempli, elle coûte maintenant ${now}.`,
  gone: (name) => `${name}\u00a0: la boutique ne propose plus cet article.`,
  soldOut: (name) => `${name}\u00a0: cet article est épuisé.`,
  aboveStock: (name, available, wanted) =>
    `${name}\u00a0: il n’en reste que ${available} sur les ${wanted} souhaités. Réduisez la quantité.`,
  belowMinimum: (name, minimum) =>
    `${name}\u00a0: la commande minimale est de ${minimum}. Augmentez la quantité.`,
  notFound: 'Ce panier n’existe pas. Il a peut-être expiré ou été supprimé. Créez-en un nouveau.',
  productNotFound: (id) => `Aucun article ${id} n’est en vente. Cherchez-le dans le catalogue.`,
  noneFound: 'Aucun de ces articles n’est en vente. Cherchez-les dans le catalogue.',
  priceFilterIgnored: (currency) =>
    `Les prix sont en ${currency}. Le filtre de prix ne vaut que si context.currency indique cette devise.`,
  estimate:
    'Ceci est une estimation. Le panier ne réserve aucun stock. La personne ouvre continue_url, vérifie le panier, se connecte et paie.',
  deliveryUnknown: 'La livraison n’est pas comprise dans le total, car son prix dépend du pays.',
  notDelivered: (country) =>
    `La boutique ne livre pas dans ce pays\u00a0: ${country}. Choisissez-en un autre.`,
  goods: 'Marchandises',
  delivery: 'Livraison',
  deliveryIncluded: 'Livraison (comprise)',
  total: (terms) => `Total, ${terms}`,
  returns: 'Retours',
  terms: 'Conditions générales',
  privacy: 'Confidentialité',
})
