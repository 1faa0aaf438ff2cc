import type * as English from '../../../../../server/operations/emails/receivable-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const receivableEmailTexts = translation<typeof English.receivableEmailTexts>()({
  settled: {
    subject: (invoice) => `Rechnung ${invoice} ist bezahlt`,
    what: (invoice) => `Vielen Dank. Ihre Überweisung ist angekommen, und Rechnung ${invoice} ist bezahlt.`,
  },
  invoice: 'Rechnung',
  amount: 'Betrag',
  received: 'Eingegangen am',
  due: 'Fällig am',
  open: 'Noch offen',
  see: 'Meine Bestellungen ansehen',
  pay: 'Jetzt bezahlen',
})
