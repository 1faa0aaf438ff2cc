import type * as English from '../../../../../web/features/withdrawal/texts.ts'
import { translation } from '../../../../translation.ts'

export const withdrawalTexts = translation<typeof English.withdrawalTexts>()({
  lead: (days) =>
    `Sie können jederzeit widerrufen, bevor wir Ihren Kauf versenden, und noch ${days} Tage, nachdem er angekommen ist. Einen Grund müssen Sie nicht nennen.`,
  step: (step) => `Schritt ${step} von 2`,
  number: 'Nummer der Bestellung oder des Kaufs',
  numberHint: 'Sie steht in jeder E-Mail zur Bestellung, zum Beispiel TW-1042-9 oder P-1042-3.',
  email: 'E-Mail',
  emailHint: 'Die E-Mail-Adresse, mit der Sie bestellt haben.',
  find: 'Kauf suchen',
  finding: 'Wird gesucht …',
  choose: 'Welche Bestellungen widerrufen Sie?',
  line: (quantity, product) => `${quantity} × ${product}`,
  states: {
    open: '',
    withdrawn: 'Schon widerrufen.',
    refunded: 'Schon erstattet.',
    cancelled: 'Storniert.',
    late: 'Die Widerrufsfrist ist abgelaufen.',
  },
  unpaid: 'Nicht bezahlt: Wir stornieren sofort.',
  notSent: 'Bezahlt, nicht versandt: Wir erstatten und versenden nichts.',
  sent: 'Versandt: Senden Sie die Ware zurück, dann erstatten wir. Widerruf möglich bis',
  nothingOpen:
    'Keine dieser Bestellungen können Sie hier widerrufen. Stimmt etwas mit einer Bestellung nicht, schreiben Sie uns.',
  confirm: 'Widerruf bestätigen',
  confirming: 'Wird widerrufen …',
  back: 'Andere Nummer eingeben',
  done: 'Wir haben Ihren Widerruf erhalten.',
  mailed: (email) => `Eine E-Mail an ${email} bestätigt ihn.`,
  cancelledOn: 'Storniert, es wird nichts abgebucht. Eingegangen am',
  refundOn: 'Wir erstatten über dieselbe Zahlungsart. Eingegangen am',
  sendBack: 'Senden Sie, was Sie erhalten haben, an:',
  contact: 'Nachricht schreiben',
  notOffered:
    'Hier können Sie nicht widerrufen. Schreiben Sie uns, um welche Bestellung es geht und mit welcher E-Mail-Adresse Sie bestellt haben.',
  chooseOne: 'Wählen Sie mindestens eine Bestellung aus.',
})
