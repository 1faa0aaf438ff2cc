import type * as English from '../../../../../web/features/payment/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const paymentTexts = translation<typeof English.paymentTexts>()({
  heading: 'Zahlung',
  congrats: 'Vielen Dank! Die Zahlung ist abgeschlossen',
  transaction: 'Transaktion',
  order: 'Ihre Bestellung',
  orders: (count) => `${count} Bestellungen`,
  line: (quantity, product) => `${quantity} × ${product}`,
  showAll: (count) => `Alle ${count} Bestellungen anzeigen`,
  quantity: 'Menge',
  price: 'Zu bezahlen',
  priceOnInvoice: 'Preis',
  pricePaid: 'Bezahlt',
  goods: 'Ware',
  delivery: 'Versand',
  repriced:
    'Für diese Adresse gelten andere Versandkosten, deshalb wurde noch nichts abgebucht. Auf der Schaltfläche steht der neue Betrag; mit ihr bezahlen Sie.',
  piece: (_count) => 'Stück',
  held: 'Reserviert bis',
  holdOver:
    'Die Reservierung dieser Bestellung ist abgelaufen. Sie können trotzdem bezahlen, solange die Ware auf Lager ist.',
  oneHoldOver:
    'Die Reservierung einer Bestellung ist abgelaufen. Sie können trotzdem bezahlen, solange die Ware auf Lager ist.',
  ways: 'Zahlungsart',
  andMore: (names, more) => `${names} und ${more} weitere`,
  way: { card: 'Karte', other: 'Andere Zahlungsarten' },
  otherWaysLoading: 'Die anderen Zahlungsarten werden geladen',
  otherWaysAway: 'Die anderen Zahlungsarten wurden nicht geladen. Es wurde nichts abgebucht.',
  returning: 'Das Ergebnis der Zahlung wird abgefragt',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  cvc: 'Prüfziffer',
  pay: (amount) => `${amount} bezahlen`,
  saving: 'Die Adresse wird gespeichert …',
  notDelivered: (why) => `Es wurde nichts abgebucht, weil die Adresse nicht gespeichert ist. ${why}`,
  checking: 'Die Karte wird geprüft …',
  confirming: 'Wir warten auf Ihre Bank …',
  preparing: 'Die Zahlung wird vorbereitet …',
  sandbox: 'Dies ist ein Test. Keine echte Karte wird belastet.',
  sandboxCard: 'Bezahlen Sie mit der Testkarte',
  sandboxRest: 'einem beliebigen künftigen Ablaufdatum und einer beliebigen Prüfziffer.',
  providerAway: 'Die Kartenfelder wurden nicht geladen. Es wurde nichts abgebucht.',
  noAnswer:
    'Der Zahlungsdienst antwortet nicht. Drücken Sie noch einmal auf Bezahlen: Eine Bestellung wird nie zweimal abgebucht.',
  afterDecline:
    'Es wurde nichts abgebucht. Bezahlen Sie mit einer anderen Karte, oder fragen Sie Ihre Bank nach dem Grund.',
  notCompleted:
    'Der Zahlungsdienst hat diese Zahlung nicht abgeschlossen. Drücken Sie noch einmal auf Bezahlen.',
  processing:
    'Der Zahlungsdienst bearbeitet die Zahlung noch. Sobald sie durch ist, steht die Bestellung unter „Meine Bestellungen“ als bezahlt.',
  noting: 'Die Zahlung wird verbucht …',
  noted: 'Die Zahlung ist verbucht.',
  notNoted: 'Sie haben bezahlt. Der Shop antwortet gerade nicht; er verbucht die Zahlung später von selbst.',
  notNotedElsewhere:
    'Sie haben bezahlt, aber die Zahlung ist noch nicht verbucht. Versuchen Sie es noch einmal. Gelingt das nicht, schreiben Sie uns mit der Transaktionsnummer.',
  noteAgain: 'Noch einmal verbuchen',
  alreadyPaid: 'Diese Bestellung ist bezahlt. Es ist nichts mehr offen.',
  allPaid: 'Diese Bestellungen sind bezahlt. Es ist nichts mehr offen.',
  chosenPaid:
    'Die ausgewählten Bestellungen sind bezahlt. Eine andere auf dieser Seite ist noch offen; sehen Sie unter „Meine Bestellungen“ nach.',
  changed: 'Seit Sie diese Seite geöffnet haben, hat sich etwas geändert. Es wurde nichts abgebucht.',
  paidElsewhere: 'Diese Bestellung ist schon bezahlt.',
  cancelled: 'Sie wurde storniert.',
  payRest: (count, orders, amount) =>
    plural(
      orders,
      `Nur die andere Bestellung bezahlen: ${amount}`,
      `Die anderen ${count} Bestellungen bezahlen: ${amount}`,
    ),
  missing: (count, orders) =>
    plural(
      orders,
      'Eine der gewählten Bestellungen wurde storniert oder steht nicht in Ihrer Liste. Sie bezahlen die anderen.',
      `${count} der gewählten Bestellungen wurden storniert oder stehen nicht in Ihrer Liste. Sie bezahlen die anderen.`,
    ),
  noneFound: 'Diese Bestellungen stehen nicht in Ihrer Liste. Vielleicht wurden sie storniert.',
  refunded: (amount) => `${amount} wurden erstattet.`,
  notFound: 'Diese Bestellung steht nicht in Ihrer Liste. Vielleicht wurde sie storniert.',
  notLoaded: 'Diese Bestellung wurde nicht geladen.',
  loading: 'Ihre Bestellung wird geladen',
  toOrders: 'Meine Bestellungen',
})

export const receiptTexts = translation<typeof English.receiptTexts>()({
  label: 'Zahlungsbeleg',
  order: 'Beleg für Bestellung',
  paidAt: 'Bezahlt',
  card: 'Karte',
  cardText: (name, last4) => `${name} mit den Endziffern ${last4}`,
  sums: 'Was bezahlt wurde',
  line: (quantity, product) => `${quantity} × ${product}`,
  lineAt: (quantity, product, unitPrice) => `${quantity} × ${product}, je ${unitPrice}`,
  total: (terms) => (terms === '' ? 'Gesamtbetrag' : `Gesamtbetrag, ${terms}`),
  purchase: 'Kauf',
  notPaid: (line) => `Nicht bezahlt, erstattet: ${line}`,
  whyBack:
    'Einige Bestellungen waren ausverkauft oder storniert, als die Zahlung ankam. Wir erstatten sie über dieselbe Zahlungsart.',
  wentBack: 'Erstattet',
  kept: 'Bezahlt nach Erstattungen',
  booked: 'Bestellt',
  who: 'Gekauft von',
  where: 'Lieferadresse',
  arrives: 'Ankunft',
  promised: (from, to) => `${from} bis ${to}`,
  print: 'Beleg drucken',
})

export const deliveryTexts = translation<typeof English.deliveryTexts>()({
  heading: 'Lieferadresse',
  lead: 'Für die Lieferung brauchen wir Name, Adresse und Telefonnummer.',
  addLater: 'Sie können sie auch nach der Zahlung angeben, bis die Bestellung versandt ist.',
  kept: 'Ihre Adressen',
  another: 'Andere Adresse',
  change: 'Adresse ändern',
  keep: 'Adresse behalten',
  differ: 'Diese Bestellungen gehen an verschiedene Adressen. Jede behält ihre eigene.',
  useOne: 'Alle an eine Adresse liefern',
  forAll: 'Alle diese Bestellungen bekommen diese Adresse, auch die mit einer anderen.',
  keepEach: 'Jede Adresse behalten',
  save: 'Adresse speichern',
  pricedElsewhere:
    'Der Betrag gilt für ein anderes Land. Ändert er sich, zeigen wir Ihnen beim Bezahlen zuerst den neuen Betrag; abgebucht wird noch nichts.',
  askCountry:
    'Zu jeder Adresse gehört jetzt ein Land. Wählen Sie es einmal aus, und prüfen Sie die Felder, die sich öffnen.',
  before: 'Bisher gespeichert als:',
})
