import type * as English from '../../../../web/buying/put-in-corner-texts.ts'
import { translation } from '../../../translation.ts'

export const putInCornerTexts = translation<typeof English.putInCornerTexts>()({
  add: 'In den Warenkorb',
  addProduct: (name) => `In den Warenkorb: ${name}`,
})
