import type * as English from '../../../../../server/operations/emails/refund-email-texts.ts'
import { translation } from '../../../../translation.ts'

const way = (toCard: boolean) => (toCard ? 'auf Ihre Karte' : 'über dieselbe Zahlungsart')

const refunded = (amount: string, isPart: boolean, toCard: boolean) =>
  `Wir haben ${isPart ? `diesen Teil, ${amount},` : `den ganzen Betrag von ${amount}`} ${way(toCard)} erstattet.`

export const refundEmailTexts = translation<typeof English.refundEmailTexts>()({
  order: 'Bestellung',
  refunded: 'Erstattet',
  ofItDelivery: 'Davon Versand',
  reason: 'Grund',
  seeMyOrders: 'Meine Bestellungen ansehen',
  bankTakes:
    'Bis Ihre Bank den Betrag anzeigt, können bis zu zehn Tage vergehen. Sie müssen nichts weiter tun.',
  automatic: {
    subject: (amount) => `Ihre Zahlung von ${amount} wird erstattet`,
    noOrder: (amount, isPart, toCard) =>
      `Zu Ihrer Zahlung gibt es keine offene Bestellung. ${refunded(amount, isPart, toCard)}`,
    tooLate: (orders, amount, isPart, toCard) =>
      `Als Ihre Zahlung für ${orders} ankam, war die Ware verkauft oder die Bestellung geschlossen, oder der Betrag stimmte nicht. ${refunded(amount, isPart, toCard)}`,
    rest: 'Mit dem Rest Ihrer Zahlung sind Ihre anderen Bestellungen bezahlt.',
  },
  byStaff: {
    subject: (amount, toCard) => `Wir erstatten ${amount} ${way(toCard)}`,
    what: (amount, toCard) => `Wir haben ${amount} ${way(toCard)} erstattet.`,
    ofOrders: (amount, orders, toCard) =>
      `Wir haben für Ihre Bestellung (${orders}) ${amount} ${way(toCard)} erstattet.`,
  },
  credit: {
    subject: (amount) => `${amount} sind wieder in Ihrem Guthaben`,
    automatic: (orders, amount) =>
      `Ihre Zahlung für ${orders} kam an, als die Ware schon verkauft oder die Bestellung geschlossen war. ${amount} davon waren Guthaben, Sie haben es wieder.`,
    byStaff: (orders, amount) =>
      `Sie hatten ${amount} Ihrer Bestellung (${orders}) mit Guthaben bezahlt. Diesen Betrag haben Sie wieder.`,
    usable: 'Sie können sofort damit bezahlen.',
    see: 'Mein Guthaben ansehen',
  },
  account: {
    credited: 'Gutgeschrieben',
    subject: (amount) => `${amount} weniger auf Ihrer Rechnung`,
    what: (orders, amount) =>
      `Wir haben ${amount} Ihrer Bestellung (${orders}) gutgeschrieben. Die Rechnungskorrektur liegt bei.`,
    less: 'Ihr Unternehmen überweist um diesen Betrag weniger.',
    kept: (amount) => `${amount} der Überweisung Ihres Unternehmens sind wieder frei`,
    other:
      'Die Rechnung war schon bezahlt. Mit dem Betrag werden andere Rechnungen Ihres Unternehmens bezahlt. Schreiben Sie uns, wenn Sie ihn zurückhaben möchten.',
  },
  staff: {
    automatic: {
      subject: (amount) => `Vom Shop erstattet: ${amount}`,
      what: (amount, reference) =>
        `Eine Zahlung von ${amount} für ${reference} passte zu keiner Bestellung und wurde erstattet.`,
    },
    atProvider: {
      subject: (amount) => `Beim Zahlungsdienst erstattet: ${amount}`,
      what: (amount, reference) =>
        `Von der Zahlung für ${reference} wurden beim Zahlungsdienst ${amount} erstattet.`,
    },
    failed: {
      subject: (amount) => `Eine Erstattung ist fehlgeschlagen: ${amount}`,
      what: (amount, reference) =>
        `Von der Zahlung für ${reference} konnten ${amount} nicht erstattet werden.`,
      providerSays: (failure) => `Der Zahlungsdienst meldet: „${failure}“`,
      check: 'Prüfen Sie die Zahlung beim Zahlungsdienst und zahlen Sie das Geld auf anderem Weg zurück.',
      tryAgain: 'Ist die Ursache behoben, kann der Shop es noch einmal versuchen: siehe „Aufgaben“.',
      seeToDo: 'Aufgaben ansehen',
    },
  },
})
