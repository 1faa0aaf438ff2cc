import type * as English from '../../../../../web/features/admin-orders/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

const plural = pluralOf('de')

export const allOrdersTexts = translation<typeof English.allOrdersTexts>()({
  ...listTexts,
  caption: 'Alle Bestellungen',
  loading: 'Bestellungen werden geladen',
  notLoaded: 'Die Bestellungen konnten nicht geladen werden.',
  empty: 'Noch keine Bestellungen. Neue erscheinen hier.',
  searchHint: 'Name, Telefon, Produkt, Nr.',
  count: countText('Bestellung', 'Bestellungen'),
  tool: 'Produkt',
  customer: 'Bestellt von',
  quantity: 'Menge',
  price: 'Preis',
  state: 'Status',
  created: 'Bestellt am',
  unknown: '–',
  show: 'Anzeigen',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  all: 'Alle Bestellungen',
  toSendOnly: 'Bezahlt, zu versenden',
  sentOnly: 'Versandt',
  paidOnly: 'Bezahlt',
  onAccountOnly: 'Auf Rechnung zu bezahlen',
  unpaidOnly: 'Unbezahlt',
  totals: (formats, count, sum, paid, refunded) =>
    `${counted(formats, count, 'Bestellung', 'Bestellungen')}: zusammen ${sum}, davon ${paid} bezahlt und ${refunded} erstattet.`,
  moreThan: (count) => `Mehr als ${count} Bestellungen.`,
  addUpAll: 'Alle zusammenzählen',
  addUpAgain: 'Neu zusammenzählen',
  addedUp: (count) => `Bisher ${count} Bestellungen …`,
  stopAdding: 'Anhalten',
  manyTotals: (count) => `Mehr als ${count}. Zum Zusammenzählen die Liste eingrenzen.`,
  holdExpiredOnly: 'Unbezahlt, Reservierung abgelaufen',
  withdrawnOnly: 'Widerrufen, zu erstatten',
})

export const orderStateTexts = translation<typeof English.orderStateTexts>()({
  paid: 'Bezahlt',
  unpaid: 'Unbezahlt',
  onAccount: 'Auf Rechnung',
  toPayBy: 'Rechnung zu bezahlen bis',
  withdrawn: 'Widerrufen',
  withdrawnAt: 'Widerrufen am',
  withdrawalClosedAt: 'Widerruf abgeschlossen am',
  cancelled: 'Storniert',
  cancelledBy: {
    customer: 'Im Kundenkonto,',
    shop: 'Mit früheren Bestellungen des Kontos,',
    unknown: 'Am',
  },
  toSend: 'Zu versenden',
  noAddress: 'Adresse fehlt',
  sent: 'Versandt am',
  held: 'Reserviert bis',
  holdOver: 'Die Reservierung ist abgelaufen. Der Bestand ist wieder frei.',
  refunded: (amount) => `${amount} erstattet.`,
  refundDue: (amount) => `Erstattung von ${amount} ist unterwegs.`,
  disputes: { open: 'Rückbuchung offen', lost: 'Rückbuchung verloren', won: 'Rückbuchung abgewehrt' },
  refundStates: { part: 'Teilweise erstattet', whole: 'Erstattet' },
})

export const orderTexts = translation<typeof English.orderTexts>()({
  unprinted: (paper, letters) => `Diese Zeichen fehlen auf ${paper}: ${letters}`,
  correction: (paper) => `Korrektur von ${paper}`,
  correctInvoice: (paper) =>
    paper.startsWith('CN') ? 'Rechnungskorrektur neu ausstellen' : 'Berichtigte Rechnung ausstellen',
  correctedName: 'Name in anderen Buchstaben',
  correctedAddress: 'Adresse in anderen Buchstaben',
  correctedHint: 'Leer lassen, um die gedruckte Fassung zu behalten.',
  changes: 'Änderungen des Teams an dieser Bestellung',
  page: 'Bestellung',
  back: 'Alle Bestellungen',
  loading: 'Bestellung wird geladen',
  notLoaded: 'Die Bestellung konnte nicht geladen werden.',
  notRefreshed: 'Die Bestellung konnte nicht aktualisiert werden.',
  heading: (quantity, product) => `${quantity} × ${product}`,
  figures: 'Menge und Preis',
  delivery: 'Versand',
  ofPrice: 'im Preis enthalten',
  deliveryTo: (country) => `Lieferland: ${country}`,
  priceOfOne: 'Stückpreis',
  priceFrom: (quantity) => `ab ${quantity} Stück`,
  fromOffer: 'aus einem Angebot',
  who: 'Bestellt von',
  shownName: 'Angezeigter Name',
  where: 'Lieferadresse',
  noAddress: 'Es wurde noch keine Adresse angegeben. Fragen Sie per E-Mail nach.',
  notOffered: 'Dieser Shop übermittelt keine Adresse. Fragen Sie per E-Mail nach.',
  phone: 'Telefon',
  bookedPhone: 'Telefon aus der Bestellung',
  transaction: 'Transaktion',
  order: 'Bestellung',
  booked: 'Bestellt am',
  markSent: 'Als versandt markieren',
  marking: 'Wird markiert …',
  markedSent: (product) => `Bestellung „${product}“ ist als versandt markiert`,
  print: 'Bestellung drucken',
  unpaidCannotBeSent: 'Versenden ist erst nach der Zahlung möglich.',
})

export const parcelTexts = translation<typeof English.parcelTexts>()({
  heading: 'Pakete',
  unnumbered: 'Paket ohne Nummer',
  sent: 'Versandt am',
  shared: (formats, others) =>
    `Enthält auch ${counted(formats, others, 'weitere Bestellung', 'weitere Bestellungen')} dieses Kontos.`,
  add: 'Paket hinzufügen',
  enter: 'Nummer eintragen',
  correct: 'Korrigieren',
  remove: 'Entfernen',
  ofParcel: (parcel) => `: ${parcel}`,
  numberMissing: 'Geben Sie die Sendungsnummer ein.',
  additionTo: (name) => `Paket zu ${name} hinzufügen`,
  correctionOf: (parcel) => `${parcel} korrigieren`,
  saveAddition: 'Paket hinzufügen',
  saveCorrection: 'Korrektur speichern',
  saving: 'Wird gespeichert …',
  notNow: 'Abbrechen',
  additionTold: 'Dazu geht in einer Minute eine E-Mail hinaus.',
  correctionTold: (orders) =>
    `${orders > 1 ? `Die Nummer gilt dann für alle ${orders} Bestellungen im Paket. ` : ''}Wer schon eine andere Nummer bekommen hat, erhält in einer Minute eine E-Mail.`,
  added: (parcel) => `Paket hinzugefügt: ${parcel}`,
  corrected: (parcel) => `Paket korrigiert: ${parcel}`,
  removed: (parcel) => `Paket entfernt: ${parcel}`,
  removeQuestion: (parcel) => `${parcel} entfernen?`,
  removeText: 'Es verschwindet aus dem Kundenkonto. Es wird keine E-Mail gesendet.',
  removeShared:
    'Nur diese Bestellung wird aus dem Paket genommen, die anderen bleiben darin. Es wird keine E-Mail gesendet.',
  keep: 'Behalten',
})

export const sendTexts = translation<typeof English.sendTexts>()({
  column: 'Versand',
  send: 'Versenden',
  ofOrder: (name, product) => `: ${name}, ${product}`,
  formOf: (name) => `${name} versenden`,
  carrier: 'Paketdienst',
  tracking: 'Sendungsnummer',
  trackingWrong: 'Erlaubt sind Buchstaben, Ziffern, Leerzeichen, Binde- und Schrägstriche und Punkte.',
  noAddress: 'Für diese Bestellung gibt es noch keine Lieferadresse.',
  sendAnyway: 'Ohne Adresse versenden',
  notNow: 'Abbrechen',
  undo: 'Versand zurücknehmen',
  undone: (product) => `Bestellung „${product}“ ist nicht mehr als versandt markiert`,
  several: 'In mehreren Paketen',
  further: 'Weitere Pakete (optional)',
  furtherHint: 'Ein Paket je Zeile: Sendungsnummer, Paketdienst.',
  parcels: 'Sendungsnummern (optional)',
  parcelsHint:
    'Ein Paket je Zeile: Bestellnummer, Sendungsnummer, Paketdienst. „alle“ statt der Bestellnummer legt alle in ein Paket. Eingefügte Listen dürfen Tabulatoren oder Semikolons enthalten.',
  everyOrder: 'alle',
  parcelWrong: (line, problem) => `„${line}“: ${problem}`,
  parcelOfNone: (line) =>
    `„${line}“ nennt keine Bestellung, die zu versenden ist. Die Zeile muss mit der Bestellnummer beginnen.`,
  parcelWithoutNumber: (line) => `In „${line}“ fehlt die Sendungsnummer. Jedes weitere Paket braucht eine.`,
  tooManyParcels: (most) => `Höchstens ${most} Pakete je Bestellung.`,
  bulk: 'Als versandt markieren',
  bulkConfirm: (formats, count) =>
    count === 0
      ? ''
      : `${counted(formats, count, 'Bestellung', 'Bestellungen')} als versandt markieren? Die Versandmails gehen in einer Minute hinaus.`,
  bulkNoAddress: (count) =>
    `${count} ${plural(count, 'Bestellung hat keine Adresse und bleibt', 'Bestellungen haben keine Adresse und bleiben')} zu versenden.`,
  bulkSendAnyway: (count) =>
    plural(count, 'Auch ohne Adresse versenden', `Diese ${count} auch ohne Adresse versenden`),
  bulkNothingToSend:
    'Keine der ausgewählten Bestellungen hat eine Adresse. Bestätigen Sie den Versand ohne Adresse.',
  bulkDone: (_formats, count) =>
    `${count} ${plural(count, 'Bestellung', 'Bestellungen')} als versandt markiert.`,
})

export const taxSumTexts = translation<typeof English.taxSumTexts>()({
  loading: 'Steuern werden geladen',
  notLoaded: 'Die Steuern konnten nicht geladen werden.',
  none: 'An diesen Tagen wurde keine Rechnung ausgestellt.',
})
