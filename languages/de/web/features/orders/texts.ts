import type * as English from '../../../../../web/features/orders/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const ordersTexts = translation<typeof English.ordersTexts>()({
  heading: 'Meine Bestellungen',
  filter: 'Welche Bestellungen',
  ofPurchase: (number) => `aus ${number}`,
  filters: { current: 'Laufende', cancelled: 'Stornierte', all: 'Alle' },
  noneCancelled: 'Keine Bestellung ist storniert.',
  withdrawn: 'Widerrufen',
  withdrawnNext:
    'Sie haben widerrufen. Senden Sie zurück, was Sie erhalten haben. Wir erstatten die Bestellung.',
  withdrawalClosed:
    'Sie haben widerrufen. Der Shop hat Ihren Widerruf abgeschlossen; den Grund nennt unsere E-Mail.',
  cancelled: 'Storniert',
  cancelledBy: {
    customer: 'Von Ihnen storniert',
    shop: 'Vom Shop storniert, weil Ihre E-Mail-Adresse bei der Bestellung noch nicht bestätigt war',
    unknown: 'Storniert',
  },
  notCharged: 'Es wurde nichts abgebucht.',
  deleted: (product) => `Bestellung storniert: ${product}`,
  confirm: 'Sind Sie sicher?',
  confirmText: (quantity, product) => `Ihre Bestellung von ${quantity} × ${product} wird storniert.`,
  confirmYes: 'Bestellung stornieren',
  confirmNo: 'Behalten',
  tool: 'Produkt',
  quantity: 'Menge',
  price: 'Preis',
  ofItDelivery: (amount) => `davon ${amount} Versand`,
  state: 'Status',
  actions: 'Aktionen',
  paid: 'Bezahlt',
  unpaid: 'Unbezahlt',
  onAccount: 'Auf Rechnung',
  toPayBy: 'Zu bezahlen bis',
  payOwed: 'Rechnung bezahlen',
  transaction: 'Transaktion',
  refunded: (amount, byCard) =>
    byCard
      ? `${amount} wurden auf Ihre Karte erstattet.`
      : `${amount} wurden über Ihre Zahlungsart erstattet.`,
  refundDue: (amount, byCard) =>
    byCard
      ? `Die Erstattung von ${amount} auf Ihre Karte ist unterwegs.`
      : `Die Erstattung von ${amount} über Ihre Zahlungsart ist unterwegs.`,
  refundStates: { part: 'Teilweise erstattet', whole: 'Erstattet' },
  sent: 'Versandt',
  leaves: (leaves, from, to) => `Versand bis ${leaves}, Ankunft zwischen ${from} und ${to}.`,
  arrives: (from, to) => `Ankunft zwischen ${from} und ${to}.`,
  packing: 'Wir packen Ihre Bestellung gerade.',
  noAddress: 'Lieferadresse angeben',
  held: 'Reserviert bis',
  heldLonger: 'Sobald Sie mit der Zahlung beginnen, gilt die Reservierung bis',
  holdOver: 'Die Reservierung ist abgelaufen, die Ware kann also ausverkauft sein.',
  pay: 'Bezahlen',
  receipt: 'Beleg',
  review: 'Bewerten',
  buyAllAgain: (count, purchase) => `Alle ${count} von ${purchase} noch einmal`,
  buyAgain: 'Nachbestellen',
  cancel: 'Stornieren',
  cancelling: 'Wird storniert …',
  paidCannotCancel: 'Eine bezahlte Bestellung lässt sich hier nicht stornieren.',
  ofOrder: (quantity, product) => `: ${quantity} × ${product}`,
  gone: 'Diese Bestellung steht nicht mehr in Ihrer Liste.',
  empty: 'Sie haben noch nichts bestellt.',
  emptyAction: 'Werkzeug aussuchen',
  loading: 'Ihre Bestellungen werden geladen',
  notLoaded: 'Ihre Bestellungen wurden nicht geladen.',
  notRefreshed: 'Diese Liste konnte nicht aktualisiert werden.',
})

export const toPayTexts = translation<typeof English.toPayTexts>()({
  heading: 'Zu bezahlen',
  nothingBooked: 'Nichts zu bezahlen: Sie haben noch nichts bestellt.',
  nothingToPay: 'Nichts zu bezahlen: Alle Bestellungen sind bezahlt.',
  toTools: 'Alle Werkzeuge ansehen',
  toOrders: 'Alle meine Bestellungen',
  price: 'Preis',
  onItsWay: 'Unterwegs',
  sent: 'versandt am',
  noNumber: 'Der Shop hat keine Sendungsnummer eingetragen.',
  last: 'Letzte Bestellungen',
  line: (quantity, product) => `${quantity} × ${product}`,
})

export const payTogetherTexts = translation<typeof English.payTogetherTexts>()({
  heading: (count) => `${count} unbezahlte Bestellungen, eine Zahlung`,
  choose: 'Bestellungen auswählen',
  line: (quantity, product, price) => `${quantity} × ${product}, ${price}`,
  pay: (count, orders, amount) =>
    plural(orders, `Diese eine bezahlen: ${amount}`, `Diese ${count} zusammen bezahlen: ${amount}`),
})
