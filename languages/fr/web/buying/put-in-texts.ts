import type * as English from '../../../../web/buying/put-in-texts.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('fr')

export const putInTexts = translation<typeof English.putInTexts>()({
  done: (quantity, name) => `Ajouté au panier\u00a0: ${quantity} × ${name}.`,
  many: (lines, count) => `${lines} ${plural(count, 'produit ajouté', 'produits ajoutés')} au panier.`,
  full: (most) => `Le panier est plein\u00a0: il contient ${most} lignes. Réservez-en ou retirez-en d’abord.`,
})
