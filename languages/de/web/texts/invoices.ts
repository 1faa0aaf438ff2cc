import type * as English from '../../../../web/texts/invoices.ts'
import { translation } from '../../../translation.ts'

export const invoiceTexts = translation<typeof English.invoiceTexts>()({
  invoice: 'Rechnung (PDF)',
  creditNote: (number) => `Rechnungskorrektur ${number} (PDF)`,
  corrected: (number) => `Rechnung ${number} (PDF)`,
  numbered: (number) => `: ${number}`,
  exportAll: 'Rechnungen als CSV',
  exportPostings: 'DATEV-Buchungsstapel',
})
