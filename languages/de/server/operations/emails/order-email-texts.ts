import type * as English from '../../../../../server/operations/emails/order-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const orderEmailTexts = translation<typeof English.orderEmailTexts>()({
  order: 'Bestellung',
  reference: 'Ihre Bestellnummer',
  purchase: 'Kauf',
  customer: 'Kundendaten',
  toPay: 'Zu bezahlen',
  heldUntil: 'Reserviert bis',
  withdrawn: 'Widerrufen',
  paid: 'Bezahlt',
  paidOn: 'Bezahlt am',
  transaction: 'Transaktion',
  seeOrders: 'Bestellungen ansehen',
  invoiceAttached: 'Die Rechnung liegt bei.',
  afterHold:
    'Nach Ablauf der Reservierung können auch andere die Ware kaufen. Bezahlen können Sie weiterhin, solange der Bestand reicht.',
  booked: {
    subject: (order) => `Sie haben ${order} bestellt`,
    holdToSend: (order, until) =>
      `Wir reservieren ${order} bis ${until} für Sie. Sobald Sie bezahlt haben, versenden wir die Ware.`,
    holdToPickUp: (order, until) =>
      `Wir reservieren ${order} bis ${until} für Sie. Sobald Sie bezahlt haben, legen wir die Ware zur Abholung bereit.`,
    holdToMail: (order, until) =>
      `Wir reservieren ${order} bis ${until} für Sie. Sobald Sie bezahlt haben, schicken wir Ihnen die Codes per E-Mail.`,
    holdExtends: (order, until, extendsTo) =>
      `Wir reservieren ${order} bis ${until} für Sie. Wenn Sie bis dahin die Zahlung beginnen oder Ihre E-Mail-Adresse bestätigen, verlängert sich die Reservierung bis ${extendsTo}.`,
    link: 'Bestellung bezahlen',
    notCharged:
      'Bis Sie bezahlen, wird nichts abgebucht. Wenn Sie es sich anders überlegen, stornieren Sie die Bestellung unter „Meine Bestellungen“.',
  },
  purchaseBooked: {
    subject: (count, purchase) => `Sie haben ${count} Produkte bestellt: ${purchase}`,
    holdToSend: (until) =>
      `Wir reservieren alles bis ${until} für Sie. Sobald Sie bezahlt haben, versenden wir die Ware.`,
    holdToPickUp: (until) =>
      `Wir reservieren alles bis ${until} für Sie. Sobald Sie bezahlt haben, legen wir die Ware zur Abholung bereit.`,
    holdToMail: (until) =>
      `Wir reservieren alles bis ${until} für Sie. Sobald Sie bezahlt haben, schicken wir Ihnen die Codes per E-Mail.`,
    holdExtends: (until, extendsTo) =>
      `Wir reservieren alles bis ${until} für Sie. Wenn Sie bis dahin die Zahlung beginnen oder Ihre E-Mail-Adresse bestätigen, verlängert sich die Reservierung bis ${extendsTo}.`,
    link: 'Alles bezahlen',
    notCharged:
      'Bis Sie bezahlen, wird nichts abgebucht. Wenn Sie es sich anders überlegen, stornieren Sie eine Bestellung unter „Meine Bestellungen“.',
  },
  cancelled: {
    subject: (order) => `Storniert: ${order}`,
    what: (order) =>
      `Ihre Bestellung (${order}) ist storniert. Sie war noch nicht bezahlt, deshalb wurde nichts abgebucht.`,
    notCharged: 'Nicht abgebucht',
    seeTools: 'Alle Werkzeuge ansehen',
    bookAgain: 'Noch einmal bestellen',
    notWithdrawn:
      'Wenn Sie nicht widerrufen haben, bestellen Sie noch einmal: Die Ware ist wieder frei. Antworten Sie danach auf diese E-Mail.',
  },
  receipt: {
    subject: (paid, order) => `Zahlungsbeleg: ${paid} für ${order}`,
    arrived: 'Vielen Dank. Ihre Zahlung ist angekommen, Ihre Bestellung ist bezahlt.',
    tool: 'Produkt',
    quantity: 'Menge',
    priceOfOne: 'Stückpreis',
    link: 'Beleg ansehen und drucken',
  },
  setReceipt: {
    subject: (paid, count) =>
      `Zahlungsbeleg: ${paid} für ${count === 1 ? '1 Bestellung' : `${count} Bestellungen`}`,
    arrived: 'Vielen Dank. Ihre Zahlung ist angekommen, diese Bestellungen sind bezahlt.',
    notPaid: (orders, amount, toCard) =>
      `Nicht bezahlt: ${orders}. Als das Geld ankam, war die Ware schon verkauft oder die Bestellung geschlossen. Diesen Teil, ${amount}, erstatten wir ${toCard ? 'auf Ihre Karte' : 'über dieselbe Zahlungsart'}.`,
  },
  openLink: {
    text: 'Stand der Bestellung ohne Anmeldung ansehen',
    until: (until) =>
      `Der Link ohne Anmeldung gilt bis ${until}, für alle, die ihn haben. Er zeigt Ware, Stand und Paket, aber weder Adresse noch Preis.`,
  },
  guarantee: {
    notice: 'Harmonisierte Mitteilung der Europäischen Union über das gesetzliche Gewährleistungsrecht',
    officialPage: (page) => `Amtliche Seite zu Ihren Gewährleistungsrechten: ${page}`,
  },
})
