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
    'Wird der ganze Einkauf widerrufen, werden auch die Versandkosten erstattet. Bleibt ein Teil bei der Kundschaft, bleiben dessen Versandkosten bezahlt.',
  amount: 'Betrag',
  amountRequired: 'Der Betrag fehlt',
  amountHint: (left) => `Höchstens ${left}. Ein Teil jetzt, der Rest später ist möglich.`,
  aboveLeft: (left) => `Höchstens ${left} können erstattet werden.`,
  reason: 'Grund',
  reasonRequired: 'Der Grund fehlt',
  reasonHint: 'Die Kundschaft sieht ihn.',
  restock: 'Ware zurück in den Bestand',
  restockSent:
    'Die Bestellung ist versandt, die Erstattung ändert den Bestand nicht. Buchen Sie die Ware ein, wenn sie zurück ist.',
  pieces: 'Wie viele Stück',
  piecesHint: (ordered) => `Bestellt: ${ordered}.`,
  piecesRequired: 'Die Stückzahl fehlt',
  abovePieces: (ordered) => `Höchstens ${ordered}.`,
  go: 'Erstatten…',
  sure: (amount, card) => `${amount} erstatten auf ${card}? Das lässt sich nicht rückgängig machen.`,
  theWayPaid: 'das Konto, von dem bezahlt wurde',
  card: (name, last4) => `die Karte ${name} mit den Endziffern ${last4}`,
  andPieces: (count, one) =>
    one ? `${count} Stück geht zurück in den Bestand.` : `${count} Stück gehen zurück in den Bestand.`,
  yes: (amount) => `Ja, ${amount} erstatten`,
  no: 'Ändern',
  refunding: 'Wird erstattet…',
  done: (money) => `Erstattet: ${money}`,
  due: (money) =>
    `Der Kartendienst antwortet nicht. Der Shop erstattet ${money} von selbst, sobald er wieder antwortet.`,
})
