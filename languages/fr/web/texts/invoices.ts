import type * as English from '../../../../web/texts/invoices.ts'
import { translation } from '../../../translation.ts'

export const invoiceTexts = translation<typeof English.invoiceTexts>()({
  invoice: 'Facture (PDF)',
  creditNote: (number) => `Avoir ${number} (PDF)`,
  corrected: (number) => `Facture ${number} (PDF)`,
  numbered: (number) => `\u00a0: ${number}`,
  exportAll: 'Factures en CSV',
  exportPostings: 'DATEV en CSV',
})
