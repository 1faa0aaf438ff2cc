import type * as English from '../../../../web/buying/put-in-button-texts.ts'
import { translation } from '../../../translation.ts'

export const putInButtonTexts = translation<typeof English.putInButtonTexts>()({
  add: 'In den Warenkorb',
  addProduct: (product) => `In den Warenkorb: ${product}`,
})
