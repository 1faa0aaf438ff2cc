import type * as English from '../../../../../web/features/booking/texts.ts'
import { translation } from '../../../../translation.ts'

export const bookingTexts = translation<typeof English.bookingTexts>()({
  booked: 'Erfolgreich gebucht',
  sorry: 'Das hat nicht geklappt',
  heading: 'Buchen',
  ready: 'Ihre Buchung ist vorbereitet',
  readyNote: 'Noch ist nichts gebucht. Prüfen Sie die Angaben und buchen Sie dann.',
  phone: 'Telefon',
  phoneHint: 'Falls der Paketdienst eine Frage hat.',
  address: 'Adresse',
  addressHint: 'Wohin das Paket geht.',
  name: 'Name',
  email: 'E-Mail',
  total: 'Gesamtbetrag',
  totalUnknown: 'Menge eingeben',
  submit: 'Zahlungspflichtig buchen',
  submitFor: (pieces, total) => `${pieces} Stück für ${total} zahlungspflichtig buchen`,
  submitting: 'Wird gebucht …',
  signedOutHint: 'Zum Buchen melden Sie sich an. Ihre Eingaben bleiben erhalten.',
  needsScript:
    'Zum Buchen braucht es JavaScript. Schalten Sie es im Browser ein, oder schreiben Sie uns, dann buchen wir für Sie.',
  keep: 'In meinem Profil speichern',
  priceUnknown:
    'Der Preis dieses Produkts ist gerade nicht bekannt, deshalb können Sie es hier nicht buchen. Fordern Sie ein Angebot an.',
  askForPrice: 'Angebot anfordern',
  falsyAnswer:
    'Der Shop hat diese Buchung nicht angenommen. Es wurde nichts gebucht. Versuchen Sie es gleich noch einmal.',
  unreachable:
    'Der Shop antwortet nicht. Vielleicht ist die Buchung angekommen, vielleicht nicht. Buchen Sie noch einmal, ohne etwas zu ändern: Dieselbe Buchung entsteht nie zweimal.',
  unreachableElsewhere:
    'Der Shop antwortet nicht. Vielleicht ist die Buchung angekommen, vielleicht nicht. Sehen Sie unter „Meine Bestellungen“ nach, bevor Sie noch einmal buchen.',
})

export const ladderTexts = translation<typeof English.ladderTexts>()({
  caption: 'Stückpreis nach Menge',
  range: (first, last) => `${first} bis ${last} Stück`,
  single: (pieces, _count) => `${pieces} Stück`,
  from: (quantity) => `ab ${quantity} Stück`,
  next: (missing, saved) => `· noch ${missing}: ${saved} weniger pro Stück`,
})

export const bookedTexts = translation<typeof English.bookedTexts>()({
  heading: 'Gebucht. Nach der Zahlung geht es auf den Weg.',
  quantity: 'Gebucht',
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
  notKept: 'Das Werkzeug ist gebucht, aber Ihr Profil wurde nicht geändert.',
})
