import type * as English from '../../../../contract/orders/order-field-texts.ts'
import { translation } from '../../../translation.ts'

export const orderFieldTexts = translation<typeof English.orderFieldTexts>()({
  country: 'Wählen Sie ein Land, oder geben Sie seinen Kürzel aus zwei Buchstaben ein.',
  lines: (most) => `Höchstens ${most} Positionen.`,
  linesAtOnce: (most) => `Höchstens ${most} Positionen auf einmal.`,
  listName: 'Geben Sie der Liste einen Namen.',
  orderNamed: 'Nennen Sie mindestens eine Bestellung.',
  orderChosen: 'Wählen Sie mindestens eine Bestellung.',
  productChosen: 'Wählen Sie mindestens ein Produkt.',
  orders: (most) => `Höchstens ${most} Bestellungen.`,
  ordersAtOnce: (most) => `Höchstens ${most} Bestellungen auf einmal.`,
  orderTwice: 'Eine Bestellung steht zweimal in der Liste.',
  productTwice: 'Ein Produkt steht zweimal in der Liste. Fassen Sie es in einer Position zusammen.',
  thisProductTwice: 'Dieses Produkt steht zweimal in der Liste. Fassen Sie es in einer Position zusammen.',
  atLeastOnePiece: 'Bestellen Sie mindestens ein Stück.',
  mostPieces: (most) => `Bestellen Sie höchstens ${most} Stück.`,
  codeOrNumber: 'Geben Sie den Abholcode oder die Bestellnummer ein.',
  trackingLetters: 'Nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Punkte und Schrägstriche.',
  tracking: 'Geben Sie die Sendungsnummer ein.',
  parcels: (most) => `Höchstens ${most} Pakete.`,
  orderOrPurchaseNumber: 'Geben Sie die Nummer der Bestellung oder des Kaufs ein, zum Beispiel TW-1042-9.',
  invoiceNumber: 'Das ist keine Rechnungsnummer.',
  transactionId: 'Das ist keine gültige Kennung einer Zahlung.',
  giftCode: 'Geben Sie den Code aus der E-Mail ein.',
  creditAmount: (least) =>
    `Geben Sie einen Betrag ab ${least} ein, oder einen negativen, um Guthaben zurückzunehmen.`,
  creditReason: 'Geben Sie einen Grund ein. Der Kunde sieht ihn.',
  refundReason: 'Geben Sie einen Grund ein. Er steht in der E-Mail zur Erstattung.',
  refundAmount: (least) => `Geben Sie mindestens ${least} ein.`,
})
