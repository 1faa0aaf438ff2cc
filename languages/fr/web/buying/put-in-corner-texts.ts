import type * as English from '../../../../web/buying/put-in-corner-texts.ts'
import { translation } from '../../../translation.ts'

export const putInCornerTexts = translation<typeof English.putInCornerTexts>()({
  add: 'Ajouter au panier',
  addProduct: (name) => `Ajouter au panier\u00a0: ${name}`,
})
