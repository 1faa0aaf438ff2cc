import type * as English from '../../../../../web/features/basket/texts.ts'
import { translation } from '../../../../translation.ts'

export const basketTexts = translation<typeof English.basketTexts>()({
  lines: 'Inhalt Ihres Warenkorbs',
  loading: 'Ihr Warenkorb wird geladen',
  needsScript:
    'Der Warenkorb braucht JavaScript. Schalten Sie es im Browser ein, bestellen Sie ein Werkzeug auf seiner eigenen Seite, oder schreiben Sie uns, dann bestellen wir für Sie.',
  empty:
    'Ihr Warenkorb ist leer. Legen Sie Werkzeug und Teile mit „In den Warenkorb“ hinein, oder geben Sie unten die Nummern ein.',
  toTools: 'Alle Werkzeuge ansehen',
  toItems: 'Alle Teile ansehen',
  notLoaded: 'Preise und Bestand wurden nicht geladen.',
  each: 'pro Stück',
  quantityOf: (name) => `Menge: ${name}`,
  keepAsList: 'Als Liste merken',
  remove: 'Entfernen',
  total: 'Gesamtbetrag',
  totalUnknown: '–',
  // § 312j BGB prescribes these words for the button that orders.
  hold: (_hours) => 'Zahlungspflichtig bestellen',
  holding: 'Wird bestellt …',
  holdNote:
    'Sie bezahlen im nächsten Schritt; bis dahin reservieren wir alles für Sie, und Sie können noch stornieren. Ist Ihre E-Mail-Adresse nicht bestätigt, gilt die Reservierung kürzer, bis Sie mit der Zahlung beginnen.',
  signedOut: 'Sie melden sich zuerst an. Ihr Warenkorb bleibt, wie er ist.',
  priceUnknown: 'Der Preis ist gerade nicht bekannt, deshalb lässt sich das Produkt hier nicht bestellen.',
  gone: 'Wir führen dieses Produkt nicht mehr. Entfernen Sie es, um die anderen zu bestellen.',
  soldOut: 'Ausverkauft. Entfernen Sie das Produkt, um die anderen zu bestellen.',
  priceChanged: (before, now) =>
    `Der Preis hat sich geändert: Beim Hineinlegen waren es ${before}, jetzt sind es ${now}.`,
  belowMinimum: (minimum) => `Die Mindestbestellmenge ist ${minimum}.`,
  aboveStock: (available) => `Nur noch ${available} auf Lager.`,
  noQuantity: 'Geben Sie eine ganze Stückzahl ein.',
  mostOfLine: (most) => `Höchstens ${most} Stück.`,
  raise: (minimum) => `Auf ${minimum} erhöhen`,
  lower: (available) => `Auf ${available} verringern`,
})

export const heldTexts = translation<typeof English.heldTexts>()({
  heading: 'Für Sie reserviert. Jetzt nur noch bezahlen.',
  booked: 'Erfolgreich bestellt',
  number: 'Kaufnummer',
  orders: 'Bestellungen',
  price: 'Zu bezahlen',
  held: 'Für Sie reserviert bis',
  heldLonger: 'Sobald Sie mit der Zahlung beginnen, gilt die Reservierung bis',
  pay: 'Jetzt bezahlen',
  payEach: 'In „Meine Bestellungen“ bezahlen',
  toOrders: 'In „Meine Bestellungen“ ansehen',
  earlier:
    'Schon Ihr erster Versuch war erfolgreich. Nichts ist doppelt bestellt. Unter „Meine Bestellungen“ können Sie eine Bestellung stornieren.',
  priceDiffers: (shown) =>
    `Ein Preis hat sich geändert, seit diese Seite geladen wurde: Der Gesamtbetrag war ${shown}. Unter „Meine Bestellungen“ können Sie eine Bestellung stornieren.`,
})
