import type * as English from '../../../../../server/operations/emails/invoice-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoiceEmailTexts = translation<typeof English.invoiceEmailTexts>()({
  invoice: {
    subject: (number) => `Facture rectifiée pour ${number}`,
    attached: (number) =>
      `Certains caractères de votre facture ${number} n’ont pas pu être imprimés. Vous trouverez la facture rectifiée en pièce jointe.`,
    corrected: 'Facture rectifiée',
  },
  'credit-note': {
    subject: (number) => `Facture d’avoir rectifiée pour ${number}`,
    attached: (number) =>
      `Certains caractères de votre facture d’avoir ${number} n’ont pas pu être imprimés. Vous trouverez la version rectifiée en pièce jointe.`,
    corrected: 'Facture d’avoir rectifiée',
  },
  sameAmounts: 'Les montants sont les mêmes et rien n’est dû. Conservez les deux.',
  link: 'Mes commandes',
})
