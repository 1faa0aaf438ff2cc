import type * as English from '../../../../web/texts/taxes.ts'
import { translation } from '../../../translation.ts'

export const taxTexts = translation<typeof English.taxTexts>()({
  caption: 'Steuer nach Land',
  rate: 'Steuersatz',
  noRate: 'Rechnungen ohne Steuersatz nach Land',
  net: 'Netto',
  tax: 'Steuer',
  gross: 'Brutto',
})
