import type * as English from '../../../../web/texts/taxes.ts'
import { translation } from '../../../translation.ts'

export const taxTexts = translation<typeof English.taxTexts>()({
  caption: 'TVA par pays',
  rate: 'Taux',
  noRate: 'Factures sans taux par pays',
  net: 'HT',
  tax: 'TVA',
  gross: 'TTC',
})
