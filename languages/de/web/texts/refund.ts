import type * as English from '../../../../web/texts/refund.ts'
import { translation } from '../../../translation.ts'

export const refundTexts = translation<typeof English.refundTexts>()({
  heading: 'Erstattung',
  left: 'Erstattbar',
  what: 'Was erstattet wird',
  whats: {
    all: (most) => `Ware und Versand: ${most}`,
    goods: (most) => `Ware ohne Versand: ${most}`,
    delivery: (most) => `Nur Versand: ${most}`,
  },
  whatWithdrawn:
    'Wird der ganze Kauf widerrufen, erstatten Sie auch die Versandkosten. Wird nur ein Teil widerrufen, erstatten Sie die des behaltenen Teils nicht.',
  amount: 'Betrag',
  amountRequired: 'Geben Sie den Betrag ein.',
  amountHint: (left) => `Höchstens ${left}. Sie können jetzt einen Teil erstatten und den Rest später.`,
  aboveLeft: (left) => `Höchstens ${left} können erstattet werden.`,
  reason: 'Grund',
  reasonRequired: 'Geben Sie den Grund ein.',
  reasonHint: 'Er steht in der E-Mail und unter „Meine Bestellungen“.',
  restock: 'Ware zurück in den Bestand',
  restockSent:
    'Die Bestellung ist versandt, die Erstattung ändert den Bestand nicht. Erhöhen Sie den Bestand, sobald die Ware zurück ist.',
  pieces: 'Wie viele Stück',
  piecesHint: (ordered) => `Bestellt: ${ordered}.`,
  piecesRequired: 'Geben Sie die Stückzahl ein.',
  abovePieces: (ordered) => `Höchstens ${ordered}.`,
  go: 'Erstatten …',
  sure: (amount, card) => `${amount} auf ${card} erstatten? Das lässt sich nicht rückgängig machen.`,
  sureInParts: (amount, toCard, card, toCredit) =>
    `${amount} erstatten: ${toCard} auf ${card}, ${toCredit} auf das Guthaben? Das lässt sich nicht rückgängig machen.`,
  sureOnAccount: (amount) =>
    `${amount} gutschreiben? Das mindert den offenen Betrag der Rechnung. Was das Unternehmen dafür schon überwiesen hat, bleibt ihm: Es bezahlt andere Rechnungen, oder Sie überweisen es zurück. Das lässt sich nicht rückgängig machen.`,
  theWayPaid: 'das Konto, von dem bezahlt wurde',
  credit: 'das Guthaben',
  card: (name, last4) => `die Karte ${name} mit den letzten Ziffern ${last4}`,
  andPieces: (count, one) =>
    one ? `${count} Stück geht zurück in den Bestand.` : `${count} Stück gehen zurück in den Bestand.`,
  yes: (amount) => `Ja, ${amount} erstatten`,
  no: 'Ändern',
  refunding: 'Wird erstattet …',
  done: (money) => `Erstattet: ${money}`,
  due: (money) =>
    `Der Zahlungsdienst antwortet nicht. Sobald er wieder antwortet, erstattet der Shop ${money} von selbst.`,
})
