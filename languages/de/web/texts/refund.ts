import type * as English from '../../../../web/texts/refund.ts'
import { translation } from '../../../translation.ts'

export const refundTexts = translation<typeof English.refundTexts>()({
  heading: 'Erstattung',
  left: 'Erstattbar',
  what: 'Was erstattet wird',
  whats: {
    all: (most) => `Waren und Versand: ${most}`,
    goods: (most) => `Waren ohne Versand: ${most}`,
    delivery: (most) => `Nur Versand: ${most}`,
  },
  whatWithdrawn:
    'Wird der ganze Einkauf widerrufen, werden auch die Versandkosten erstattet. Behält die Kundschaft einen Teil, werden die Versandkosten dieses Teils nicht erstattet.',
  amount: 'Betrag',
  amountRequired: 'Bitte den Betrag angeben',
  amountHint: (left) => `Höchstens ${left}. Sie können jetzt einen Teil erstatten und den Rest später.`,
  aboveLeft: (left) => `Höchstens ${left} können erstattet werden.`,
  reason: 'Grund',
  reasonRequired: 'Bitte den Grund angeben',
  reasonHint: 'Für die Kundschaft sichtbar.',
  restock: 'Ware zurück in den Bestand',
  restockSent:
    'Die Bestellung ist versandt, die Erstattung ändert den Bestand nicht. Erhöhen Sie den Bestand, sobald die Ware zurück ist.',
  pieces: 'Wie viele Stück',
  piecesHint: (ordered) => `Bestellt: ${ordered}.`,
  piecesRequired: 'Bitte die Stückzahl angeben',
  abovePieces: (ordered) => `Höchstens ${ordered}.`,
  go: 'Erstatten …',
  sure: (amount, card) => `${amount} auf ${card} erstatten? Das lässt sich nicht rückgängig machen.`,
  theWayPaid: 'das Konto, von dem bezahlt wurde',
  card: (name, last4) => `die Karte ${name} mit den letzten Ziffern ${last4}`,
  andPieces: (count, one) =>
    one ? `${count} Stück geht zurück in den Bestand.` : `${count} Stück gehen zurück in den Bestand.`,
  yes: (amount) => `Ja, ${amount} erstatten`,
  no: 'Ändern',
  refunding: 'Wird erstattet …',
  done: (money) => `Erstattet: ${money}`,
  due: (money) =>
    `Der Zahlungsanbieter antwortet nicht. Sobald er wieder antwortet, erstattet der Shop ${money} von selbst.`,
})
