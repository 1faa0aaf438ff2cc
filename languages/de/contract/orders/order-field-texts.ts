import type * as English from '../../../../contract/orders/order-field-texts.ts'
import { translation } from '../../../translation.ts'

export const orderFieldTexts = translation<typeof English.orderFieldTexts>()({
  country: 'Wählen Sie ein Land, oder geben Sie seinen Code aus zwei Buchstaben ein.',
  lines: (most) => `Höchstens ${most} Zeilen.`,
  linesAtOnce: (most) => `Höchstens ${most} Zeilen auf einmal.`,
  orderNamed: 'Nennen Sie mindestens eine Bestellung.',
  orderChosen: 'Wählen Sie mindestens eine Bestellung.',
  productChosen: 'Wählen Sie mindestens ein Produkt.',
  orders: (most) => `Höchstens ${most} Bestellungen.`,
  ordersAtOnce: (most) => `Höchstens ${most} Bestellungen auf einmal.`,
  orderTwice: 'Eine Bestellung steht zweimal in der Liste.',
  productTwice: 'Ein Produkt steht zweimal in der Liste. Machen Sie daraus eine Zeile.',
  thisProductTwice: 'Dieses Produkt steht zweimal in der Liste. Machen Sie daraus eine Zeile.',
  atLeastOnePiece: 'Bestellen Sie mindestens ein Stück.',
  mostPieces: (most) => `Bestellen Sie höchstens ${most} Stück.`,
  codeOrNumber: 'Geben Sie den Abholcode oder die Bestellnummer ein.',
  trackingLetters: 'Nur Buchstaben, Ziffern, Leerzeichen, Bindestriche, Punkte und Schrägstriche.',
  tracking: 'Geben Sie die Sendungsnummer ein.',
  parcels: (most) => `Höchstens ${most} Pakete.`,
  orderOrPurchaseNumber: 'Geben Sie die Nummer der Bestellung oder des Einkaufs ein, zum Beispiel TW-1042-9.',
  invoiceNumber: 'Das ist keine Rechnungsnummer.',
  transactionId: 'Das ist keine gültige Kennung einer Zahlung.',
  refundReason: 'Geben Sie einen Grund ein. Der Kunde sieht ihn.',
  refundAmount: (least) => `Geben Sie mindestens ${least} ein.`,
})
