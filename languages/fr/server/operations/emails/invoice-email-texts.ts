import type * as English from '../../../../../server/operations/emails/invoice-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoiceEmailTexts = translation<typeof English.invoiceEmailTexts>()({
  invoice: {
    subject: (number) => `Facture rectificative pour ${number}`,
    attached: (number) =>
      `Certains caractères de votre facture ${number} n’ont pas pu être imprimés. Vous trouverez la facture rectificative en pièce jointe.`,
    corrected: 'Facture rectificative',
  },
  'credit-note': {
    subject: (number) => `Avoir rectificatif pour ${number}`,
    attached: (number) =>
      `Certains caractères de votre avoir ${number} n’ont pas pu être imprimés. Vous trouverez l’avoir rectificatif en pièce jointe.`,
    corrected: 'Avoir rectificatif',
  },
  sameAmounts: 'Les montants sont les mêmes et rien n’est dû. Conservez les deux.',
  link: 'Mes commandes',
})
