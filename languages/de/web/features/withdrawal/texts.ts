import type * as English from '../../../../../web/features/withdrawal/texts.ts'
import { translation } from '../../../../translation.ts'

export const withdrawalTexts = translation<typeof English.withdrawalTexts>()({
  lead: (days) =>
    `Sie können jederzeit widerrufen, bevor wir Ihren Kauf versenden, und noch ${days} Tage, nachdem er angekommen ist. Einen Grund müssen Sie nicht nennen.`,
  step: (step) => `Schritt ${step} von 2`,
  number: 'Nummer der Bestellung oder des Kaufs',
  numberHint: 'Sie steht in jeder E-Mail zur Bestellung, zum Beispiel TW-1042-9 oder P-1042-3.',
  email: 'E-Mail',
  emailHint: 'Die E-Mail-Adresse, mit der Sie gebucht haben.',
  find: 'Kauf suchen',
  finding: 'Wird gesucht …',
  choose: 'Welche Bestellungen widerrufen Sie?',
  line: (quantity, product) => `${quantity} × ${product}`,
  states: {
    open: '',
    withdrawn: 'Sie haben sie widerrufen.',
    refunded: 'Sie ist erstattet.',
    cancelled: 'Sie ist storniert.',
    late: 'Die Widerrufsfrist ist abgelaufen.',
  },
  unpaid: 'Nicht bezahlt: Sie wird sofort storniert.',
  notSent: 'Bezahlt, nicht versandt: Wir erstatten sie und versenden sie nicht.',
  sent: 'Versandt: Senden Sie sie zurück, dann erstatten wir sie. Widerruf möglich bis',
  nothingOpen:
    'Keine dieser Bestellungen können Sie hier widerrufen. Stimmt etwas mit einer Bestellung nicht, schreiben Sie uns.',
  confirm: 'Widerruf bestätigen',
  confirming: 'Wird widerrufen …',
  back: 'Andere Nummer eingeben',
  done: 'Wir haben Ihren Widerruf erhalten.',
  mailed: (email) => `Eine E-Mail an ${email} bestätigt ihn.`,
  cancelledOn: 'Storniert, es wird nichts abgebucht. Eingegangen am',
  refundOn: 'Wir erstatten auf dem Weg, auf dem Sie bezahlt haben. Eingegangen am',
  sendBack: 'Senden Sie, was Sie erhalten haben, an:',
  contact: 'Uns schreiben',
  notOffered:
    'Hier können Sie nicht widerrufen. Schreiben Sie uns, um welche Bestellung es geht und mit welcher E-Mail-Adresse Sie sie gebucht haben.',
  chooseOne: 'Wählen Sie mindestens eine Bestellung aus.',
})
