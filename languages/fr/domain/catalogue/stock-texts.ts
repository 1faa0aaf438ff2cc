import type * as English from '../../../../domain/catalogue/stock-texts.ts'
import { translation } from '../../../translation.ts'

export const stockTexts = translation<typeof English.stockTexts>()({
  short: (available, minimum) => `reste ${available}, quantité minimale ${minimum}`,
})
