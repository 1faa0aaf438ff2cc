import type * as English from '../../../../../server/operations/invoices/invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const invoiceTexts = translation<typeof English.invoiceTexts>()({
  titles: {
    invoice: (number) => `Rechnung ${number}`,
    'credit-note': (number) => `Rechnungskorrektur ${number}`,
  },
  correctedTitles: {
    invoice: (number) => `Berichtigte Rechnung ${number}`,
    'credit-note': (number) => `Berichtigte Rechnungskorrektur ${number}`,
  },
  page: 'Seite {page} von {count}',
  columns: {
    order: 'Bestellung',
    product: 'Produkt',
    quantity: 'Menge',
    unit: 'Stückpreis',
    amount: 'Betrag',
    refunded: 'Erstattet',
  },
  discount: (name) => `Rabatt (${name})`,
  delivery: 'Versand',
  seller: 'Verkäufer',
  buyer: 'Rechnungsempfänger',
  register: (number) => `Register: ${number}`,
  taxNumber: (number) => `Steuernummer: ${number}`,
  vatNumber: (number) => `USt-IdNr.: ${number}`,
  date: 'Datum',
  pickedUpAt: 'Abholung bei',
  deliveredTo: 'Lieferung an',
  reference: 'Ihre Bestellnummer',
  corrects: 'Berichtigt',
  about: { invoice: 'Zur Rechnung', 'credit-note': 'Zur Rechnungskorrektur' },
  dated: (number, day) => `${number} vom ${day}`,
  card: 'Karte',
  cardEndingIn: (brand, last4) => `${brand} mit den Endziffern ${last4}`,
  credit: { invoice: 'Mit Guthaben bezahlt', 'credit-note': 'Dem Guthaben gutgeschrieben' },
  toPayBy: 'Zu bezahlen bis',
  iban: 'IBAN',
  bic: 'BIC',
  accountHolder: 'Kontoinhaber',
  bank: 'Bank',
  transaction: 'Transaktion',
  reason: 'Grund',
  dayOfSupply: 'Leistungsdatum',
  supplied: {
    sending: (day) => `${day}, Tag des Versands`,
    handingOver: (day) => `${day}, Tag der Übergabe`,
    onDeliveryNote: 'der Tag auf dem Lieferschein',
    paymentBeforeSending: (day) => `${day}, Tag der Zahlung; der Versand folgt danach`,
    paymentBeforeHandingOver: (day) => `${day}, Tag der Zahlung; die Übergabe folgt danach`,
  },
  total: 'Gesamtbetrag',
  totalRefunded: 'Insgesamt erstattet',
  net: 'Nettobetrag',
  netAt: (tax) => `Nettobetrag zu ${tax}`,
  withoutTax: 'Ohne Steuer',
  tax: (name, percent) => `${name} ${percent}`,
  taxOf: (name, percent, country) => `${name} ${percent}, ${country}`,
  exemptions: {
    'intra-community':
      'Steuerfreie innergemeinschaftliche Lieferung, Artikel 138 der Richtlinie 2006/112/EG. Die Steuer schuldet der Erwerber (innergemeinschaftlicher Erwerb).',
  },
  notes: {
    corrects:
      'Dieser Beleg ersetzt den berichtigten, auf dem sich Zeichen nicht drucken ließen. Die Beträge sind dieselben.',
    returnedToCard: 'Der Gesamtbetrag wurde auf die Karte erstattet, mit der bezahlt wurde.',
    returned: 'Der Gesamtbetrag wurde über die Zahlungsart erstattet, mit der bezahlt wurde.',
    onAccount: (day) =>
      `Bitte überweisen Sie den Gesamtbetrag bis zum ${day} unter Angabe dieser Rechnungsnummer.`,
    lowersOpen: 'Der Gesamtbetrag mindert den offenen Betrag der Rechnung.',
    freesTransfer:
      'Die Rechnung war schon bezahlt. Mit dem Gesamtbetrag werden andere Rechnungen Ihres Unternehmens bezahlt, oder wir überweisen ihn zurück.',
    takesBack:
      'Die Bank hat die Erstattung zu dieser Rechnungskorrektur zurückgegeben. Diese Rechnung hebt die Korrektur auf.',
    paid: 'Der Betrag ist vollständig bezahlt.',
  },
})
