import type * as English from '../../../../../server/operations/orders/limit-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const limitTexts = translation<typeof English.limitTexts>()({
  minimum: (pieces) => `Die Mindestbestellmenge dieses Produkts ist ${pieces}. Erhöhen Sie die Menge.`,
  left: (pieces) =>
    pieces === 0
      ? 'Dieses Produkt ist ausverkauft.'
      : `Von diesem Produkt ${plural(pieces, 'ist nur noch 1 Stück', `sind nur noch ${pieces} Stück`)} da. Verringern Sie die Menge.`,
  short: (left, minimum) =>
    `Noch ${left} da, die Mindestbestellmenge ist ${minimum}. Nach der nächsten Lieferung ist es wieder bestellbar.`,
  networkOrders:
    'Die unbezahlten Bestellungen aus Ihrem Netzwerk haben ihre Grenze erreicht. Bestätigen Sie Ihre E-Mail-Adresse, oder versuchen Sie es in einer halben Stunde noch einmal.',
  networkPieces: (most) =>
    `Unbezahlte Bestellungen aus Ihrem Netzwerk können zusammen ${most} Stück dieses Produkts reservieren. Verringern Sie die Menge, oder bestätigen Sie Ihre E-Mail-Adresse.`,
  pieces: (most) =>
    `Ihre unbezahlten Bestellungen können ${most} Stück dieses Produkts reservieren. Verringern Sie die Menge, oder bezahlen Sie zuerst eine andere Bestellung.`,
  purchases: (most) =>
    `Ihr Konto kann ${most} unbezahlte ${plural(most, 'Bestellung', 'Bestellungen')} haben, und jeder Kauf zählt als eine. Wählen Sie weniger Positionen, oder bezahlen Sie zuerst eine Bestellung.`,
  lines: (most) =>
    `Ihr Konto kann ${most} unbezahlte ${plural(most, 'Bestellung', 'Bestellungen')} haben, und jede Position zählt als eine. Wählen Sie weniger Positionen, bezahlen Sie zuerst eine Bestellung, oder bestätigen Sie Ihre E-Mail-Adresse.`,
  orders: (most) =>
    `Sie haben schon ${most} unbezahlte ${plural(most, 'Bestellung', 'Bestellungen')}. Bezahlen oder stornieren Sie eine unter „Meine Bestellungen“.`,
  ordersOrVerify: (most) =>
    `Sie haben schon ${most} unbezahlte ${plural(most, 'Bestellung', 'Bestellungen')}. Bezahlen oder stornieren Sie eine unter „Meine Bestellungen“, oder bestätigen Sie Ihre E-Mail-Adresse.`,
  urgent: (tooMany) => `${tooMany} Ist es dringend? Schreiben Sie uns.`,
})
