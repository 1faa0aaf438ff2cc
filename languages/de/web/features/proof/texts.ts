import type * as English from '../../../../../web/features/proof/texts.ts'
import { translation } from '../../../../translation.ts'

export const proofTexts = translation<typeof English.proofTexts>()({
  title: 'Nachweis',
  loading: 'Nachweis wird geladen',
  notLoaded: 'Der Nachweis konnte nicht geladen werden.',
  notOffered: 'Dieser Shop gleicht seine Zahlen nicht ab.',
  waiting: 'Der erste Abgleich läuft. In einem kleinen Shop dauert er eine Minute.',
  proved: 'Alle Zahlen stimmen',
  differ: (count) =>
    count === '1' ? '1 Zahl stimmt nicht überein' : `${count} Zahlen stimmen nicht überein`,
  since: (result, age) => `${result}, ${age} geprüft`,
  finished: 'Zuletzt abgeglichen am',
  what: 'Was abgeglichen wird',
  checked: 'Abgeglichen',
  result: 'Ergebnis',
  fine: 'alle stimmen',
  checks: {
    stock: 'Der Bestand jedes Produkts ist die Summe seiner Bewegungen',
    orders: 'Zu jeder bezahlten Bestellung gehört genau eine Abbuchung ihres Preises',
    charges: 'Jede Abbuchung gehört zu einer bezahlten Bestellung oder ist erstattet',
    credit: 'Im Guthaben-Journal steht genau, was Zahlungen, Erstattungen und Geschenkgutscheine sagen',
    receivables:
      'Der offene Betrag jeder Rechnung auf Ziel ist ihr Betrag minus Überweisungen, Karten und Erstattungen',
    invoices: 'Jede Zahlung hat eine Rechnung, jede Erstattung ihre Rechnungskorrektur, keine Nummer fehlt',
    mail: 'Keine E-Mail wartet länger als eine Stunde',
    changes: 'Das Protokoll der Änderungen ist vollständig',
    backup: 'In der letzten Woche wurde eine Datensicherung zurückgespielt, und alle Zahlen stimmten',
  },
  differences: 'Was nicht übereinstimmt',
  onlyFirst: 'Nur die ersten hundert sind aufgeführt.',
  name: 'Name',
  difference: 'Abweichung',
  todo: 'Nächster Schritt',
  toOrder: 'Zur Bestellung',
  toProduct: 'Zum Produkt',
  toMessages: 'Zu den Nachrichten',
  toChanges: 'Zu den Änderungen',
  toDashboard: 'Zu „Mein Bereich“',
  of: (name) => `: ${name}`,
})

const atProvider = 'Suchen Sie die Transaktion beim Zahlungsdienst, bevor Sie etwas versenden.'
const withBackup =
  'Vergleichen Sie mit einer Datensicherung, und klären Sie, wer in die Datenbank schreiben darf.'

export const problemTexts = translation<typeof English.problemTexts>()({
  'stock-differs': {
    says: (expected, found) => `Laut Bewegungen ${expected} Stück, laut Bestand ${found}`,
    todo: 'Zählen Sie nach und korrigieren Sie den Bestand mit einem Grund. Eine Zeile wurde außerhalb des Shops geändert.',
  },
  'order-without-charge': {
    says: (expected, _found) => `Als bezahlt markiert (${expected}), aber ohne Abbuchung`,
    todo: atProvider,
  },
  'charge-not-taken': {
    says: (expected, _found) => `Als bezahlt markiert (${expected}), aber die Abbuchung ist fehlgeschlagen`,
    todo: atProvider,
  },
  'amount-differs': {
    says: (expected, found) => `Die Bestellung kostet ${expected}, abgebucht wurden ${found}`,
    todo: 'Erstatten Sie den überzahlten Betrag, oder bitten Sie um den Rest.',
  },
  'parts-differ': {
    says: (expected, found) =>
      `Die Teile dieser Bestellung (Ware, Rabatt, Versand) ergeben ${found} statt ${expected}`,
    todo: 'Vergleichen Sie die Bestellung mit ihrer Rechnung, und melden Sie das als Fehler des Shops.',
  },
  'several-charges': {
    says: (_expected, found) => `${found} Abbuchungen statt einer für diese Bestellung`,
    todo: 'Erstatten Sie beim Zahlungsdienst alle bis auf eine.',
  },
  'charge-without-order': {
    says: (expected, found) => `${expected} ohne bezahlte Bestellung abgebucht, davon ${found} erstattet`,
    todo: 'Erstatten Sie beim Zahlungsdienst, oder suchen Sie die zugehörige Bestellung.',
  },
  'credit-of-payment-differs': {
    says: (expected, found) => `Eine Zahlung hat ${expected} Guthaben verwendet, nachgewiesen sind ${found}`,
    todo: 'Vergleichen Sie das Guthaben des Kunden mit der Bestellung, und melden Sie es als Fehler des Shops.',
  },
  'credit-of-refund-differs': {
    says: (expected, found) => `${expected} hätten ins Guthaben gehen sollen, im Journal stehen ${found}`,
    todo: 'Vergleichen Sie das Guthaben des Kunden mit der Bestellung, und melden Sie es als Fehler des Shops.',
  },
  'gift-card-differs': {
    says: (expected, found) =>
      `Ein Geschenkgutschein hätte ${expected} Guthaben bringen sollen, im Journal stehen ${found}`,
    todo: 'Vergleichen Sie die Bestellung des Gutscheins mit dem Guthaben, und melden Sie es als Fehler des Shops.',
  },
  'credit-below-zero': {
    says: (_expected, found) => `Ein Konto hat ${found} Guthaben, also weniger als nichts`,
    todo: 'Sehen Sie sich das Guthaben des Kontos an, und melden Sie es als Fehler des Shops.',
  },
  'open-differs': {
    says: (expected, found) => `Bei einer Rechnung auf Ziel sollten es ${expected} sein, es sind ${found}`,
    todo: 'Vergleichen Sie die Rechnung mit ihren Überweisungen, Karten und Erstattungen, und melden Sie es als Fehler des Shops.',
  },
  'settled-differs': {
    says: (_expected, _found) =>
      'Eine Bestellung auf Rechnung gilt als bezahlt, obwohl ihre Rechnung offen ist, oder umgekehrt',
    todo: 'Vergleichen Sie die Bestellung mit ihrer Rechnung, und melden Sie es als Fehler des Shops.',
  },
  'transfer-differs': {
    says: (expected, found) =>
      `Eine Überweisung müsste ${expected} ergeben, ihre Rechnungen, ihr Rest und was zurückgezahlt ist ergeben ${found}`,
    todo: 'Vergleichen Sie die Überweisung mit ihren Rechnungen, und melden Sie das als Fehler des Shops.',
  },
  'refund-waits': {
    says: (expected, _found) => `Seit mehr als einer Stunde sind ${expected} zu erstatten`,
    todo: 'Öffnen Sie „Mein Bereich“, und versuchen Sie die Erstattung erneut.',
  },
  'invoice-missing': {
    says: (expected, _found) => `${expected} wurden bezahlt, aber zu dieser Zahlung fehlt die Rechnung`,
    todo: 'Lassen Sie die Rechnung von der technischen Betreuung des Shops von Hand ausstellen, und informieren Sie die Buchhaltung.',
  },
  'invoice-differs': {
    says: (expected, found) => `Die bezahlten Bestellungen kosten ${expected}, die Rechnung nennt ${found}`,
    todo: 'Vergleichen Sie die Rechnung mit ihren Bestellungen, und informieren Sie die Buchhaltung.',
  },
  'credit-differs': {
    says: (expected, found) => `${expected} wurden erstattet, die Rechnungskorrekturen nennen ${found}`,
    todo: 'Vergleichen Sie Erstattungen und Rechnungskorrekturen, und informieren Sie die Buchhaltung.',
  },
  'tax-differs': {
    says: (expected, found) => `Die Belege nennen ${expected} Steuer, ihre Sätze ergeben ${found}`,
    todo: 'Vergleichen Sie Rechnung und Rechnungskorrekturen mit ihren Steuersätzen, und informieren Sie die Buchhaltung.',
  },
  'number-missing': { says: (_expected, _found) => 'Diese Nummer fehlt in der Reihe', todo: withBackup },
  'mail-waits': {
    says: (_expected, _found) => 'Die E-Mail wartet seit mehr als einer Stunde',
    todo: 'Öffnen Sie die Nachrichten: Bei der E-Mail steht, warum sie nicht gesendet wurde.',
  },
  'chain-broken': {
    says: (_expected, _found) =>
      'Dieser Eintrag des Protokolls fehlt oder wurde außerhalb des Shops verändert',
    todo: withBackup,
  },
  'backup-not-proved': {
    says: (_expected, days) => `Seit ${days} Tagen wurde keine Datensicherung zur Probe zurückgespielt`,
    todo: 'Die technische Betreuung soll jede Nacht npm run backup -- FILE --prove ausführen.',
  },
  'backup-not-restorable': {
    says: (_expected, _found) =>
      'Die letzte Datensicherung ließ sich nicht zurückspielen, oder ihre Zahlen weichen ab',
    todo: 'Die technische Betreuung soll sofort eine neue anlegen: npm run backup -- FILE --prove. Die letzte Zeile nennt den Fehler.',
  },
})
