import type * as English from '../../../../../server/operations/emails/invoice-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoiceEmailTexts = translation<typeof English.invoiceEmailTexts>()({
  invoice: {
    subject: (number) => `Berichtigte Rechnung zu ${number}`,
    attached: (number) =>
      `Einige Zeichen Ihrer Rechnung ${number} ließen sich nicht drucken. Die berichtigte Rechnung liegt bei.`,
    corrected: 'Berichtigte Rechnung',
  },
  'credit-note': {
    subject: (number) => `Berichtigte Rechnungskorrektur zu ${number}`,
    attached: (number) =>
      `Einige Zeichen Ihrer Rechnungskorrektur ${number} ließen sich nicht drucken. Die berichtigte Fassung liegt bei.`,
    corrected: 'Berichtigte Rechnungskorrektur',
  },
  sameAmounts: 'Die Beträge sind dieselben, zu zahlen ist nichts. Bewahren Sie bitte beide auf.',
  link: 'Meine Bestellungen',
})
