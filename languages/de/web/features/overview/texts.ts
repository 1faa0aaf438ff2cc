import type * as English from '../../../../../web/features/overview/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('de')

export const overviewTexts = translation<typeof English.overviewTexts>()({
  heading: 'Kennzahlen',
  loading: 'Wird zusammengezählt',
  notLoaded: 'Die Kennzahlen konnten nicht geladen werden.',
  notOffered: 'Konten, Produkte und Bestellungen finden Sie im Menü.',
  periods: 'Zeitraum',
  lengths: { 7: '7 Tage', 14: '14 Tage', 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' },
  taken: (days) => `Umsatz, ${days} ${plural(days, 'Tag', 'Tage')}`,
  ofItDelivery: (amount) => `davon Versandkosten ${amount}`,
  ofItTax: (amount) => `davon Steuer ${amount}`,
  afterCredit: 'Rechnungen abzüglich Rechnungskorrekturen dieser Tage.',
  orders: 'Bestellungen',
  paid: 'Anteil bezahlter Bestellungen',
  paidOf: (paid, booked) => `${paid} von ${booked}`,
  shareBefore: (share) => `${share} im Zeitraum davor`,
  held: 'Zurzeit reserviert',
  bookings: (formats, count) => counted(formats, count, 'Bestellung', 'Bestellungen'),
  owed: 'Von Firmen geschuldet',
  invoices: (formats, count) => counted(formats, count, 'Rechnung', 'Rechnungen'),
  ofItOverdue: (amount) => `davon überfällig ${amount}`,
  givenBack: 'Erstattet',
  refunds: (formats, count) => counted(formats, count, 'Erstattung', 'Erstattungen'),
  more: (percent) => `+${percent}\u00a0% zum Zeitraum davor`,
  less: (percent) => `−${percent}\u00a0% zum Zeitraum davor`,
  same: 'Wie im Zeitraum davor',
  nothingBefore: 'Im Zeitraum davor nichts',
  from: 'Von',
  to: 'Bis',
  measure: 'Pro Tag',
  measures: { taken: 'Umsatz', orders: 'Bestellungen', paid: 'Anteil bezahlt' },
  eachDay: {
    taken: { label: 'Umsatz pro Tag' },
    orders: { label: 'Bestellungen pro Tag', value: 'Bestellt', part: 'Inzwischen bezahlt' },
    paid: { label: 'Anteil bezahlter Bestellungen pro Tag', value: 'Bezahlt' },
  },
  chart: {
    day: 'Tag',
    before: 'Zeitraum davor',
    none: 'nichts bestellt',
    all: 'Alle Tage',
    asTable: 'Als Tabelle',
    asPicture: 'Als Diagramm',
  },
  sellers: 'Was sich gut verkauft und was nicht',
  best: 'Am meisten verkauft',
  least: 'Am wenigsten verkauft',
  unsold: 'Seit 60 Tagen nicht verkauft',
  tool: 'Produkt',
  pieces: 'Stück',
  takenBy: 'Umsatz',
  nothingSold: 'In diesem Zeitraum wurde nichts verkauft.',
})

export const toSendTexts = translation<typeof English.toSendTexts>()({
  heading: 'Zu versenden',
  loading: 'Zu versendende Bestellungen werden geladen',
  notLoaded: 'Die zu versendenden Bestellungen konnten nicht geladen werden.',
  nothing: 'Alle bezahlten Bestellungen sind versandt.',
  all: 'Als Liste versenden',
  slips: (formats, count) => `${counted(formats, count, 'Lieferschein', 'Lieferscheine')} drucken`,
  allOrders: 'Alle Bestellungen',
  line: (quantity, product) => `${quantity} × ${product}`,
  paid: 'bezahlt am',
  sent: 'versandt am',
  addressMissing: 'Adresse fehlt',
})

export const lowTexts = translation<typeof English.lowTexts>()({
  heading: 'Wird knapp',
  loading: 'Knappe Bestände werden geladen',
  notLoaded: 'Die knappen Bestände konnten nicht geladen werden.',
  nothing: 'Von allem ist genug auf Lager.',
  noTools: 'Im Shop gibt es noch kein Werkzeug.',
  firstTool: 'Erstes Werkzeug anlegen',
  all: 'Werkzeuge nach Bestand',
  allParts: 'Teile nach Bestand',
  soldOut: 'ausverkauft',
  left: (pieces) => `noch ${pieces}`,
  sells: (aWeek) => `${aWeek} pro Woche verkauft`,
  sellsSlowly: 'weniger als 1 pro Woche verkauft',
  sellsNone: 'in 4 Wochen keines verkauft',
  gone: (days) => (days <= 1 ? 'in einem Tag ausverkauft' : `in ${days} Tagen ausverkauft`),
  waiting: (people) => plural(people, '1 Person wartet darauf', `${people} Personen warten darauf`),
  addPieces: 'Auffüllen',
  close: 'Abbrechen',
  ofTool: (name) => `: ${name}`,
})

export const requestTexts = translation<typeof English.requestTexts>()({
  heading: 'Offene Anfragen',
  loading: 'Anfragen werden geladen',
  notLoaded: 'Die Anfragen konnten nicht geladen werden.',
  nothing: 'Alle Anfragen sind erledigt.',
  all: 'Alle offenen Anfragen',
  answer: 'Antworten',
  offer: 'Angebot machen',
  ofSender: (name) => `: ${name}`,
})

export const paymentTexts = translation<typeof English.paymentTexts>()({
  heading: 'Zu prüfende Zahlungen',
  loading: 'Zahlungen werden geladen',
  notLoaded: 'Die Zahlungen konnten nicht geladen werden.',
  nothing: 'Keine Zahlung zu prüfen.',
  all: 'Alle zu prüfenden Zahlungen',
  kinds: {
    dispute: 'Rückbuchung: Eine Bank fordert Geld zurück',
    owed: 'Erstattung fehlgeschlagen, der Shop schuldet sie noch',
    late: 'Erstattung noch nicht ausgeführt',
    withdrawal: 'Widerrufen: noch zu erstatten',
  },
  noOrder: 'Zahlung ohne Bestellung',
  look: 'Ansehen',
  refund: 'Erstatten oder abschließen',
  ofTool: (name) => `: ${name}`,
  notOffered: 'Zahlungen können nur Inhaber und Buchhaltung bearbeiten.',
  columns: {
    what: 'Anlass',
    order: 'Bestellung',
    amount: 'Betrag',
    since: 'Seit',
    todo: 'Nächster Schritt',
  },
  todo: {
    dispute:
      'Antworten Sie vor Ablauf der Frist im Portal des Zahlungsdienstes und fügen Sie einen Liefernachweis bei.',
    owed: 'Erstatten Sie noch einmal. Schlägt es wieder fehl, zahlen Sie den Betrag auf anderem Weg zurück.',
    late: 'Der Shop erstattet, sobald der Zahlungsdienst antwortet. Sehen Sie nach einem Tag in dessen Portal nach.',
    withdrawal:
      'Versenden Sie die Bestellung nicht. Erstatten Sie auf ihrer Seite, sofort oder wenn die Ware zurück ist. Oder schließen Sie den Widerruf hier ab.',
  },
  toOwed: 'Zu den Erstattungen',
})

export const failedMailTexts = translation<typeof English.failedMailTexts>()({
  heading: 'Nicht zugestellte E-Mails',
  loading: 'E-Mails werden geladen',
  notLoaded: 'Die E-Mails konnten nicht geladen werden.',
  nothing: 'Alle E-Mails sind zugestellt.',
  all: 'Alle nicht zugestellten E-Mails',
  again: 'Erneut senden',
  sending: 'Wird gesendet …',
  sentAgain: (email) => `Die Nachricht an ${email} wird erneut gesendet`,
  ofMail: (subject) => `: ${subject}`,
})

export const missingTexts = translation<typeof English.missingTexts>()({
  heading: 'In der EU vorgeschrieben',
  loading: 'Gesetzliche Angaben werden geladen',
  notLoaded: 'Die gesetzlichen Angaben konnten nicht geladen werden.',
  kinds: {
    'tools-without-maker': (formats, count) =>
      `${counted(formats, count, 'Werkzeug', 'Werkzeuge')} ohne Hersteller`,
    'parts-without-maker': (formats, count) => `${counted(formats, count, 'Teil', 'Teile')} ohne Hersteller`,
    'makers-without-responsible': (formats, count) =>
      `${counted(formats, count, 'Hersteller', 'Hersteller')} außerhalb der EU ohne verantwortliche Person`,
    'no-notice': () => 'Die Mitteilung über das gesetzliche Gewährleistungsrecht fehlt',
  },
})

export const nameTexts = translation<typeof English.nameTexts>()({
  heading: 'Weitere Sprachen',
  loading: 'Sprachen werden geladen',
  notLoaded: 'Die Sprachen konnten nicht geladen werden.',
  missing: (formats, count, kind, language) =>
    `${kind === 'tool' ? counted(formats, count, 'Werkzeug', 'Werkzeuge') : counted(formats, count, 'Teil', 'Teile')} ohne Namen (${language})`,
})

export const weightTexts = translation<typeof English.weightTexts>()({
  heading: 'Versand nach Gewicht',
  loading: 'Gewichte werden geladen',
  notLoaded: 'Die Gewichte konnten nicht geladen werden.',
  missing: (formats, count, kind) =>
    `${kind === 'tool' ? counted(formats, count, 'Werkzeug', 'Werkzeuge') : counted(formats, count, 'Teil', 'Teile')} ohne Gewicht`,
  countsAs: (grams) => `Ein Stück ohne Gewicht zählt ${grams}\u00a0g.`,
})

export const discountTexts = translation<typeof English.discountTexts>()({
  heading: 'Rabatte',
  name: 'Rabatt',
  orders: 'Bestellungen',
  turnover: 'Ware',
  discount: 'Nachlass',
  note: 'In diesem Zeitraum bezahlte Bestellungen. Ware nach Rabatt, ohne Erstattetes.',
  all: 'Alle Rabatte',
})
