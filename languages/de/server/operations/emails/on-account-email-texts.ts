import type * as English from '../../../../../server/operations/emails/on-account-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const onAccountEmailTexts = translation<typeof English.onAccountEmailTexts>()({
  subject: (amount, day) => `Auf Rechnung bestellt: ${amount}, fällig am ${day}`,
  ordered: 'Vielen Dank für Ihre Bestellung. Ihr Unternehmen bezahlt die Rechnung später.',
  copySubject: (name, amount, day) => `Rechnung für ${name}: ${amount}, fällig am ${day}`,
  copy: (name) => `${name} hat für Ihr Unternehmen auf Rechnung bestellt.`,
  transfer: (amount, day) =>
    `Bitte überweisen Sie ${amount} bis zum ${day} auf das unten genannte Konto, mit der Nummer der beiliegenden Rechnung.`,
  orCard: 'Sie können auch mit Karte bezahlen: Öffnen Sie dazu die Bestellung unter „Meine Bestellungen“.',
  toPayBy: 'Zu bezahlen bis',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  link: 'Bestellung ansehen',
})
