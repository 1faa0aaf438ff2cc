import type * as English from '../../../../../server/operations/emails/receivable-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const receivableEmailTexts = translation<typeof English.receivableEmailTexts>()({
  settled: {
    subject: (invoice) => `La facture ${invoice} est payée`,
    what: (invoice) => `Merci. Votre virement est arrivé, et la facture ${invoice} est payée.`,
  },
  invoice: 'Facture',
  amount: 'Montant',
  received: 'Reçu le',
  due: 'Due le',
  open: 'Reste dû',
  see: 'Voir mes commandes',
  pay: 'Payer maintenant',
})
