import type * as English from '../../../../../web/features/basket/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const basketTexts = translation<typeof English.basketTexts>()({
  lines: 'Was in Ihrem Warenkorb liegt',
  loading: 'Ihr Warenkorb wird geladen',
  needsScript:
    'Der Warenkorb braucht JavaScript. Schalten Sie es im Browser ein, buchen Sie ein Werkzeug auf seiner eigenen Seite, oder schreiben Sie uns, dann buchen wir für Sie.',
  empty:
    'Ihr Warenkorb ist leer. Legen Sie Werkzeuge und Teile mit „In den Warenkorb“ hinein, oder geben Sie unten die Nummern ein.',
  toTools: 'Alle Werkzeuge ansehen',
  toItems: 'Alle Teile ansehen',
  notLoaded: 'Preise und Bestand wurden nicht geladen.',
  each: 'pro Stück',
  quantityOf: (name) => `Menge: ${name}`,
  remove: 'Entfernen',
  total: 'Gesamtbetrag',
  totalUnknown: '–',
  hold: (hours) =>
    hours === undefined
      ? 'Jetzt reservieren'
      : `Bis zu ${hours} ${plural(hours, 'Stunde', 'Stunden')} reservieren`,
  holding: 'Wird reserviert …',
  holdNote:
    'Noch wird nichts berechnet. Wir reservieren entweder alles oder nichts, und Sie bezahlen danach. Solange Ihre E-Mail-Adresse nicht bestätigt ist, gilt die Reservierung kürzer, bis Sie mit der Zahlung beginnen.',
  signedOut: 'Sie melden sich zuerst an. Ihr Warenkorb bleibt, wie er ist.',
  priceUnknown: 'Der Preis ist gerade nicht bekannt, deshalb lässt sich das Produkt hier nicht buchen.',
  gone: 'Wir führen dieses Produkt nicht mehr. Entfernen Sie es, um die anderen zu buchen.',
  soldOut: 'Ausverkauft. Entfernen Sie das Produkt, um die anderen zu buchen.',
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
  heading: 'Für Sie reserviert. Nach der Zahlung geht alles auf den Weg.',
  booked: 'Erfolgreich gebucht',
  number: 'Kaufnummer',
  orders: 'Bestellungen',
  price: 'Zu bezahlen',
  held: 'Für Sie reserviert bis',
  heldLonger: 'Sobald Sie mit der Zahlung beginnen, gilt die Reservierung bis',
  pay: 'Jetzt bezahlen',
  payEach: 'In „Meine Bestellungen“ bezahlen',
  toOrders: 'In „Meine Bestellungen“ ansehen',
  earlier:
    'Schon Ihr erster Versuch hatte diese Produkte reserviert. Nichts ist doppelt reserviert. Unter „Meine Bestellungen“ können Sie eine Bestellung stornieren.',
  priceDiffers: (shown) =>
    `Ein Preis hat sich geändert, seit diese Seite geladen wurde: Der Gesamtbetrag war ${shown}. Unter „Meine Bestellungen“ können Sie eine Bestellung stornieren.`,
})

export const typedTexts = translation<typeof English.typedTexts>()({
  heading: 'Nach Nummer hinzufügen',
  label: 'Nummern oder Namen mit Menge, eine Angabe pro Zeile',
  hint: 'Zum Beispiel „TW-1234 3“ oder „3 x PH-12“. Fügen Sie eine Liste ein oder benutzen Sie einen Scanner: Die Eingabetaste fügt die Zeile hinzu.',
  add: 'Hinzufügen',
  adding: 'Wird nachgeschlagen …',
  notFound: (line) => `„${line}“: Kein Produkt hat diese Nummer oder diesen Namen.`,
  several: (line) => `„${line}“: Mehrere Produkte passen. Geben Sie die Nummer des richtigen ein.`,
  notBookable: (line) => `„${line}“: Dieses Teil gibt es nur auf Angebot.`,
  tooMany: (most) => `Geben Sie höchstens ${most} Zeilen auf einmal ein.`,
  kept: 'Diese Zeilen bleiben im Feld. Berichtigen Sie sie und fügen Sie sie noch einmal hinzu.',
})
