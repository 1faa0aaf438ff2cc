import type * as English from '../../../../contract/prices/price-list-field-texts.ts'
import { translation } from '../../../translation.ts'

export const priceListFieldTexts = translation<typeof English.priceListFieldTexts>()({
  name: 'Saisissez un nom. Seule votre équipe le lit.',
  percent: 'Saisissez un pourcentage de 0 à 95, avec deux décimales au plus. 0 n’enlève rien.',
  file: 'Choisissez un fichier, ou collez au moins une ligne avec un numéro et un prix.',
  lines: (most) => `Demandez au plus ${most}\u00a0produits à la fois.`,
})
