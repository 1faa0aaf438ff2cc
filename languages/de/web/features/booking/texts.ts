import type * as English from '../../../../../web/features/booking/texts.ts'
import { translation } from '../../../../translation.ts'

export const bookingTexts = translation<typeof English.bookingTexts>()({
  booked: 'Erfolgreich bestellt',
  sorry: 'Das hat nicht geklappt',
  heading: 'Bestellen',
  ready: 'Ihre Bestellung ist vorbereitet',
  readyNote: 'Noch ist nichts bestellt. Prüfen Sie die Angaben und bestellen Sie dann.',
  phone: 'Telefon',
  phoneHint: 'Falls der Paketdienst eine Frage hat.',
  address: 'Adresse',
  addressHint: 'Wohin das Paket geht.',
  name: 'Name',
  email: 'E-Mail',
  total: 'Gesamtbetrag',
  totalUnknown: 'Menge eingeben',
  // § 312j BGB prescribes these words for the button that orders.
  submit: 'Zahlungspflichtig bestellen',
  submitFor: (_pieces, total) => `Zahlungspflichtig bestellen: ${total}`,
  submitting: 'Wird bestellt …',
  signedOutHint: 'Zum Bestellen melden Sie sich an. Ihre Eingaben bleiben erhalten.',
  needsScript:
    'Zum Bestellen brauchen Sie JavaScript. Schalten Sie es im Browser ein, oder schreiben Sie uns, dann bestellen wir für Sie.',
  keep: 'In meinem Profil speichern',
  priceUnknown:
    'Der Preis dieses Produkts ist gerade nicht bekannt, deshalb können Sie es hier nicht bestellen. Fordern Sie ein Angebot an.',
  askForPrice: 'Angebot anfordern',
  falsyAnswer:
    'Der Shop hat diese Bestellung nicht angenommen. Es wurde nichts bestellt. Versuchen Sie es gleich noch einmal.',
  unreachable:
    'Der Shop antwortet nicht. Vielleicht ist die Bestellung angekommen, vielleicht nicht. Bestellen Sie noch einmal, ohne etwas zu ändern: Dieselbe Bestellung entsteht nie zweimal.',
  unreachableElsewhere:
    'Der Shop antwortet nicht. Vielleicht ist die Bestellung angekommen, vielleicht nicht. Sehen Sie unter „Meine Bestellungen“ nach, bevor Sie noch einmal bestellen.',
})

export const ladderTexts = translation<typeof English.ladderTexts>()({
  caption: 'Stückpreis nach Menge',
  range: (first, last) => `${first} bis ${last} Stück`,
  single: (pieces, _count) => `${pieces} Stück`,
  from: (quantity) => `ab ${quantity} Stück`,
  next: (missing, saved) => `· noch ${missing}: ${saved} weniger pro Stück`,
})

export const bookedTexts = translation<typeof English.bookedTexts>()({
  heading: 'Bestellt. Jetzt nur noch bezahlen.',
  quantity: 'Bestellt',
  piece: (_count) => 'Stück',
  price: 'Zu bezahlen',
  priceDiffers: (shown) =>
    `Der Preis hat sich geändert, seit Sie diese Seite geöffnet haben: Er war ${shown}. Unter „Meine Bestellungen“ können Sie die Bestellung stornieren.`,
  held: 'Für Sie reserviert bis',
  heldLonger: 'Sobald Sie mit der Zahlung beginnen, gilt die Reservierung bis',
  pay: 'Jetzt bezahlen',
  orders: 'In „Meine Bestellungen“ ansehen',
  kept: 'Telefon und Adresse sind in Ihrem Profil gespeichert.',
  keeping: 'Telefon und Adresse werden im Profil gespeichert …',
  notKept: 'Die Bestellung ist angekommen, aber Ihr Profil wurde nicht geändert.',
})
