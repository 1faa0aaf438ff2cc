import type * as English from '../../../../contract/moving/moving-field-texts.ts'
import { translation } from '../../../translation.ts'

export const movingFieldTexts = translation<typeof English.movingFieldTexts>()({
  source: 'Écrivez l’ancien chemin, comme /products/cle-a-cone.',
  chooseTarget:
    'Écrivez le chemin d’une page de cette boutique, ou la référence ou l’identifiant d’un produit.',
  email: 'Écrivez l’adresse e-mail du client.',
})
