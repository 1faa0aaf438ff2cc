import type * as English from '../../../../../web/features/search/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const searchTexts = translation<typeof English.searchTexts>()({
  label: 'Suggestions',
  found: (formats, count) =>
    count === 0
      ? 'Aucun résultat.'
      : `${wholeNumber(formats, count)} ${plural(count, 'suggestion', 'suggestions')}.`,
  corrected: (words) => `Résultats pour «\u00a0${words}\u00a0».`,
  all: (words) => `Tous les résultats pour «\u00a0${words}\u00a0»`,
  part: 'Pièce\u00a0: demander un devis',
  category: (name) => `Catégorie\u00a0: ${name}`,
  page: (title) => `À lire\u00a0: ${title}`,
  soldOut: 'Épuisé',
  ownOrder: (number, product) => `Mes commandes\u00a0: ${number}, ${product}`,
  ownPurchase: (number) => `Mes commandes\u00a0: achat ${number}`,
  anyPurchase: (number) => `Commandes de l’achat ${number}`,
  anyOrder: (number, product) => `Commande\u00a0: ${number}, ${product}`,
})
