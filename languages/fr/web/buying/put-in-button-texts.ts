import type * as English from '../../../../web/buying/put-in-button-texts.ts'
import { translation } from '../../../translation.ts'

export const putInButtonTexts = translation<typeof English.putInButtonTexts>()({
  add: 'Ajouter au panier',
  addProduct: (product) => `Ajouter au panier\u00a0: ${product}`,
})
