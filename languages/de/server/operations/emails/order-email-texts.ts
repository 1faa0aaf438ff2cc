import type * as English from '../../../../../server/operations/emails/order-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const orderEmailTexts = translation<typeof English.orderEmailTexts>()({
  order: 'Bestellung',
  purchase: 'Einkauf',
  customer: 'Kundendaten',
  toPay: 'Zu zahlen',
  heldUntil: 'Reserviert bis',
  withdrawn: 'Widerrufen',
  paid: 'Bezahlt',
  paidOn: 'Bezahlt am',
  transaction: 'Transaktion',
  seeOrders: 'Bestellungen ansehen',
  invoiceAttached: 'Die Rechnung liegt bei.',
  afterHold:
    'Nach Ablauf der Reservierung können auch andere die Ware kaufen. Zahlen können Sie weiterhin, solange der Bestand reicht.',
  booked: {
    subject: (order) => `Sie haben ${order} gebucht`,
    holdToSend: (order, until) =>
      `Wir halten ${order} bis ${until} für Sie zurück. Sobald Sie gezahlt haben, verschicken wir die Ware.`,
    holdToPickUp: (order, until) =>
      `Wir halten ${order} bis ${until} für Sie zurück. Sobald Sie gezahlt haben, stellen wir die Ware zur Abholung bereit.`,
    holdExtends: (order, until, extendsTo) =>
      `Wir halten ${order} bis ${until} für Sie zurück. Wenn Sie bis dahin die Zahlung beginnen oder Ihre E-Mail-Adresse bestätigen, verlängert sich die Reservierung bis ${extendsTo}.`,
    link: 'Bestellung bezahlen',
    notCharged:
      'Bis Sie zahlen, wird nichts abgebucht. Wenn Sie es sich anders überlegen, stornieren Sie die Bestellung unter „Meine Bestellungen“.',
  },
  purchaseBooked: {
    subject: (count, purchase) => `Sie haben ${count} Artikel gebucht: ${purchase}`,
    holdToSend: (until) =>
      `Wir halten alles bis ${until} für Sie zurück. Sobald Sie gezahlt haben, verschicken wir die Ware.`,
    holdToPickUp: (until) =>
      `Wir halten alles bis ${until} für Sie zurück. Sobald Sie gezahlt haben, stellen wir die Ware zur Abholung bereit.`,
    holdExtends: (until, extendsTo) =>
      `Wir halten alles bis ${until} für Sie zurück. Wenn Sie bis dahin die Zahlung beginnen oder Ihre E-Mail-Adresse bestätigen, verlängert sich die Reservierung bis ${extendsTo}.`,
    link: 'Alles bezahlen',
    notCharged:
      'Bis Sie zahlen, wird nichts abgebucht. Wenn Sie es sich anders überlegen, stornieren Sie eine Bestellung unter „Meine Bestellungen“.',
  },
  cancelled: {
    subject: (order) => `Storniert: ${order}`,
    what: (order) =>
      `Ihre Bestellung (${order}) ist storniert. Sie war noch nicht bezahlt, deshalb wurde nichts abgebucht.`,
    notCharged: 'Nicht abgebucht',
    seeTools: 'Alle Werkzeuge ansehen',
    bookAgain: 'Noch einmal buchen',
    notWithdrawn:
      'Wenn Sie nicht widerrufen haben, buchen Sie noch einmal: Der Bestand ist wieder frei. Antworten Sie danach auf diese E-Mail.',
  },
  receipt: {
    subject: (paid, order) => `Zahlungsbeleg: ${paid} für ${order}`,
    arrived: 'Vielen Dank. Ihre Zahlung ist angekommen, Ihre Bestellung ist bezahlt.',
    tool: 'Werkzeug',
    quantity: 'Menge',
    priceOfOne: 'Stückpreis',
    link: 'Beleg ansehen und drucken',
  },
  setReceipt: {
    subject: (paid, count) =>
      `Zahlungsbeleg: ${paid} für ${count === 1 ? '1 Bestellung' : `${count} Bestellungen`}`,
    arrived: 'Vielen Dank. Ihre Zahlung ist angekommen, diese Bestellungen sind bezahlt.',
    notPaid: (orders, amount, toCard) =>
      `Nicht bezahlt: ${orders}. Bevor das Geld ankam, war die Ware verkauft oder die Bestellung geschlossen. Diesen Teil, ${amount}, erstatten wir ${toCard ? 'auf Ihre Karte' : 'auf dem Weg, auf dem Sie gezahlt haben'}.`,
  },
  openLink: {
    text: 'Stand der Bestellung ohne Anmeldung ansehen',
    until: (until) =>
      `Der Link ohne Anmeldung gilt bis ${until}, und zwar für alle, die ihn haben. Er zeigt Ware, Stand und Paket, aber keine Adresse.`,
  },
  guarantee: {
    notice: 'Ihre gesetzliche Gewährleistung: der offizielle Hinweis der Europäischen Union',
    officialPage: (page) => `Die offizielle Seite zu Ihren Gewährleistungsrechten: ${page}`,
  },
})
