import type * as English from '../../../../../server/http/mcp/tool-texts.ts'
import { translation } from '../../../../translation.ts'

export const toolTexts = translation<typeof English.toolTexts>()({
  nothingFound: 'Aucun résultat.',
  found: (count) => `Trouvés\u00a0: ${count}.`,
  more: 'Il y en a d’autres\u00a0: rappelez l’outil avec le curseur.',
  product: (name, price, stock) => `${name}\u00a0: ${price} la pièce, ${stock}.`,
  inStock: (available, minimum) => `${available} en stock, commande minimale ${minimum}`,
  soldOut: 'épuisé',
  byQuote: 'sur demande, sans stock',
  reduced: (lowest) =>
    `Le prix est réduit\u00a0: le prix le plus bas des 30\u00a0jours précédant la réduction était ${lowest}.`,
  sale: (name, regular) => `Promotion «\u00a0${name}\u00a0»\u00a0: le prix normal est ${regular}.`,
  priceBreak: (from, price) => `À partir de ${from} pièces, ${price} l’une.`,
  warning: (text) => `Avertissement\u00a0: ${text}`,
  productNotFound: 'Aucun article en vente n’a cet identifiant ou cette référence. Cherchez-le d’abord.',
  idOrSku: 'Indiquez soit l’identifiant, soit la référence (SKU) d’un article.',
  argumentUnknown: (name) => `Cet outil n’a pas d’argument «\u00a0${name}\u00a0». Voyez son schéma d’entrée.`,
  noToolsThatFit: 'La boutique ne vend ni outil ni pièce pour cela.',
  chooseGroup:
    'Indiquez un groupe et une mesure avec sa valeur, ou une norme. La réponse donne tous les groupes et leurs mesures.',
  delivery: (country, fee) => `La livraison (${country}) coûte ${fee}.`,
  deliveryIncluded: (country) => `La livraison (${country}) est comprise dans les prix.`,
  notDelivered: (country) => `La boutique ne livre pas dans ce pays\u00a0: ${country}.`,
  freeFrom: (amount) => `Elle est gratuite à partir de ${amount} d’articles.`,
  days: (from, to) => `Elle prend de ${from} à ${to} jours ouvrés.`,
  daysFarthest: (days) => `Vers les pays les plus lointains, elle prend jusqu’à ${days} jours ouvrés.`,
  daysUnknown: 'La boutique n’indique pas combien de jours elle prend.',
  returnDays: (days) => `Les retours sont acceptés ${days} jours après la livraison.`,
  refundDays: (days) => `Le remboursement est fait ${days} jours au plus après l’arrivée du retour.`,
  returnsUnknown: 'La boutique n’indique pas de délai de retour. Sa page sur les retours donne les règles.',
  shop: (name, currency, terms) =>
    `${name}\u00a0: prix en ${currency}, ${terms}. Une personne se connecte et paie\u00a0; les programmes ne peuvent pas acheter.`,
  cart: (lines, total, address) =>
    `Le panier compte ${lines} pour ${total}. Donnez cette adresse à la personne, qui vérifie le panier, se connecte et paie\u00a0: ${address}`,
  lines: (count) => (count === '1' ? '1\u00a0ligne' : `${count}\u00a0lignes`),
  cancelled: 'Le panier est supprimé.',
})
