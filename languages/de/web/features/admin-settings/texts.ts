import { leastReturnDays } from '../../../../../domain/orders/withdrawal.ts'
import { unnamed } from '../../../../../domain/shop/shown-settings.ts'
import type * as English from '../../../../../web/features/admin-settings/texts.ts'
import { heroTexts, homeTexts } from '../../../../../web/texts/storefront.ts'
import { translation } from '../../../../translation.ts'
import { accountingTexts } from './accounting-texts.ts'
import { eInvoiceFields } from './e-invoice-texts.ts'
import { invoicingTexts } from './invoicing-texts.ts'
import { reminderFormTexts } from './reminder-form-texts.ts'

export const settingsTexts = translation<typeof English.settingsTexts>()({
  heading: 'Einstellungen',
  sections: 'Bereiche der Einstellungen',
  loading: 'Einstellungen werden geladen',
  notLoaded: 'Die Einstellungen konnten nicht geladen werden.',
  notOffered: 'Dieser Shop führt seine Einstellungen anderswo.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Alle Seiten zeigen es jetzt.',
  notSaved: 'Nichts wurde gespeichert.',
  preview: 'So sieht es aus',
  inForce: 'Aktuell',
  nothing: 'nichts',
  takeTheirs: 'Diesen Wert nehmen',
  changed: (who, when) =>
    `${who ?? 'Ein früherer Admin'} hat das am ${when} geändert. Ihre Eingabe bleibt. Unter jedem abweichenden Feld steht der aktuelle Wert.`,
  goOn: 'Mit meiner Eingabe weiter',
  noPicture: 'Bild entfernen',
})

export const versionTexts = translation<typeof English.versionTexts>()({
  what: 'Was sich geändert hat',
  takenBack: 'Wiederhergestellt. Alle Seiten zeigen es jetzt.',
  empty: 'leer',
})

export const sectionTexts = translation<typeof English.sectionTexts>()({
  company: {
    name: 'Firma',
    about: 'Steht auf Kontaktseite, Rechnungen, Belegen und Bestellblättern und in E-Mails.',
  },
  hero: { name: 'Startseite', about: 'Text und Bild oben auf der Startseite.' },
  figures: { name: 'Kennzahlen', about: 'Bis zu vier Zahlen unter den Bewertungen der Startseite.' },
  delivery: {
    name: 'Lieferung',
    about: 'Was Seiten und Suchmaschinen zu Lieferung und Rückgabe versprechen.',
  },
  rates: {
    name: 'Versandkosten',
    about:
      'Was die Lieferung kostet, nach Zonen aus Ländern. Ohne Zone ist die Lieferung im Preis enthalten. Vorhandene Bestellungen behalten ihren Preis.',
  },
  pickup: {
    name: 'Abholung',
    about:
      'Wo und wann Bestellungen abgeholt werden. Mit einem Ort bieten Sie Abholung an; ohne wird jede Bestellung geliefert.',
  },
  money: {
    name: 'Währung und Zeit',
    about: 'Währung, Steuer, Schreibweise von Zahlen und Daten, Zeitzone.',
  },
  tax: {
    name: 'Steuer',
    about:
      'Die Steuer jedes Landes. Ohne Steuersätze gilt für jede Bestellung die Steuer aus „Währung und Zeit“. Vorhandene Bestellungen behalten ihre Steuer. Ihre USt-IdNr. steht unter „Firma“.',
  },
  mail: { name: 'E-Mails', about: 'Der Text über und unter jeder E-Mail.' },
  languages: {
    name: 'Sprachen',
    about:
      'Die Sprachen der Seiten und E-Mails. Jedes Konto wählt eine; eine Bestellung behält die Sprache, in der sie aufgegeben wurde.',
  },
  words: {
    name: 'Kurze Texte übersetzen',
    about:
      'Ihre kurzen Texte in den anderen Sprachen des Shops. Ein leeres Feld zeigt das Original. Wenn Sie ein Original ändern, übersetzen Sie es hier neu.',
  },
  visits: {
    name: 'Besuche',
    about: 'Wie viele Besuche der Shop hat, ohne Cookies. Die Startseite der Verwaltung zeigt die Summen.',
  },
  accounting: {
    name: 'Buchhaltung',
    about:
      'Für den Buchungsstapel, den Ihre Steuerberatung in DATEV einliest. Die Nummern nennt Ihnen Ihre Steuerberatung; ein leeres Konto ist das des Kontenrahmens.',
  },
  invoicing: invoicingTexts.section,
  reminders: reminderFormTexts.section,
  einvoices: {
    name: 'E-Rechnungen',
    about:
      'Was E-Rechnungen für Unternehmen und Behörden (XRechnung, Peppol, ZUGFeRD) über Sie nennen, jeder Teil in einem eigenen Feld. Name und Nummern stehen unter „Firma“.',
  },
  notices: {
    name: 'Gewährleistung',
    about:
      'Wer in der Europäischen Union an Verbraucher verkauft, zeigt die harmonisierte Mitteilung über das gesetzliche Gewährleistungsrecht (Verordnung (EU) 2025/1960), unverändert. Laden Sie die Bilddateien bei der Europäischen Kommission herunter und fügen Sie für jede Sprache Ihres Shops eine hinzu. Die Mitteilung erscheint auf jeder Produktseite, bei der Zahlung und in den E-Mails zur Bestellung.',
  },
})

export const fieldTexts = translation<typeof English.fieldTexts>()({
  company: {
    name: { label: 'Name des Shops', hint: `Oben auf jeder Seite. Leer: ${unnamed}.` },
    legalName: { label: 'Verkäufer', hint: 'Name wie im Handelsregister.' },
    address: { label: 'Adresse', hint: 'Zeile für Zeile wie auf einem Umschlag.' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    hours: { label: 'Öffnungszeiten' },
    register: { label: 'Registereintrag' },
    taxNumber: { label: 'Steuernummer', hint: 'Vom Finanzamt. Steht auf Rechnungen.' },
    vatNumber: { label: 'USt-IdNr.', hint: 'Für die Umsatzsteuer, etwa DE123456789.' },
    answerWithin: { label: 'Antwortzeit', hint: 'Zum Beispiel: zwei Werktage.' },
    img: { label: 'Logo' },
  },
  hero: {
    kicker: { label: 'Zeile über der Überschrift' },
    heading: { label: 'Überschrift', hint: `Leer: ${homeTexts.title}.` },
    text: { label: 'Text' },
    action: { label: 'Knopf', hint: `Leer: ${heroTexts.action}.` },
    img: { label: 'Bild' },
  },
  figures: {
    figure1: { label: 'Zahl 1', hint: 'Beide Felder leer: keine Zahl.' },
    name1: { label: 'Was Zahl 1 zählt' },
    figure2: { label: 'Zahl 2', hint: 'Beide Felder leer: keine Zahl.' },
    name2: { label: 'Was Zahl 2 zählt' },
    figure3: { label: 'Zahl 3', hint: 'Beide Felder leer: keine Zahl.' },
    name3: { label: 'Was Zahl 3 zählt' },
    figure4: { label: 'Zahl 4', hint: 'Beide Felder leer: keine Zahl.' },
    name4: { label: 'Was Zahl 4 zählt' },
  },
  delivery: {
    price: {
      label: 'Preis der Lieferung',
      hint: 'Ein Satz in der Fußzeile. Leer: Dort steht, was die Preise enthalten.',
    },
    leavesBefore: {
      label: 'Versand am selben Tag bei Zahlung bis',
      hint: 'Eine volle Stunde von 1 bis 23. Leer: kein Termin.',
    },
    daysFrom: { label: 'Werktage mindestens' },
    daysTo: { label: 'Werktage höchstens' },
    daysFarthest: { label: 'Werktage in die am weitesten entfernten Länder' },
    weekdays: { label: 'Werktage' },
    holidays: { label: 'Feiertage', hint: 'Einer pro Zeile, zum Beispiel 2026-12-25.' },
    countries: { label: 'Lieferländer', hint: 'Eines pro Zeile, Name oder Kürzel.' },
    returnDays: { label: 'Tage für die Rückgabe', hint: `Leer: ${leastReturnDays}.` },
    refundDays: { label: 'Tage bis zur Erstattung', hint: `Leer: ${leastReturnDays}.` },
  },
  rates: {
    zones: { label: 'Zonen' },
    defaultZone: {
      label: 'Alle anderen Länder',
      hint: 'Für Bestellungen ohne bekanntes Land gilt der Preis dieser Zone.',
    },
    home: { label: 'Versand aus', hint: 'Land: Name oder Kürzel.' },
    pieceGrams: {
      label: 'Gewicht eines Stücks ohne Angabe, in Gramm',
      hint: 'Für Produkte ohne Gewicht, wo eine Zone nach Gewicht staffelt.',
    },
  },
  pickup: {
    place: { label: 'Ort', hint: 'Die Adresse der Ladentheke, Zeile für Zeile. Leer: keine Abholung.' },
    hours: { label: 'Öffnungszeiten', hint: 'Zum Beispiel: Montag bis Freitag, 9:00 bis 17:00 Uhr.' },
    note: { label: 'Hinweis', hint: 'Zum Beispiel: an der zweiten Tür klingeln. Leer: keiner.' },
  },
  money: {
    currency: { label: 'Währung', hint: 'Mit der ersten Bestellung liegt die Währung fest.' },
    locale: { label: 'Zahlen und Daten' },
    timeZone: { label: 'Zeitzone', hint: 'Tage und Stunden der Werkstatt.' },
    taxRate: {
      label: 'Steuer in den Preisen, in Prozent',
      hint: 'Steht ab jetzt auf jeder Rechnung. Leer: keine Steuer.',
    },
    taxName: { label: 'Name der Steuer', hint: 'Zum Beispiel: MwSt.' },
  },
  tax: {
    home: { label: 'Sie verkaufen aus', hint: 'Land: Name oder Kürzel.' },
    rates: { label: 'Steuersätze' },
    pricesInclude: { label: 'Preise im Katalog', hint: 'Auch die Versandkosten.' },
    abroad: { label: 'Bei anderem Steuersatz bleibt gleich' },
    oss: { label: 'One-Stop-Shop der EU', hint: 'Ja, sobald Sie dort registriert sind.' },
  },
  mail: {
    opening: { label: 'Erste Zeile', hint: 'Über dem Text. Leer: keine.' },
    signature: { label: 'Signatur', hint: 'Unter dem Text. Leer: der Name des Shops.' },
  },
  languages: {
    standard: {
      label: 'Sprache der Adressen ohne Sprachkürzel',
      hint: 'Suchmaschinen und alte Links behalten diese Adressen. In dieser Sprache schreiben Sie Produkte und Texte.',
    },
    offered: {
      label: 'Sprachen des Shops',
      hint: 'Jede weitere Sprache hat eigene Adressen, etwa /de/tools.',
    },
  },
  visits: {
    counted: { label: 'Zählung' },
  },
  accounting: {
    chart: { label: 'Kontenrahmen' },
    consultant: { label: 'Beraternummer', hint: '4 bis 7 Ziffern.' },
    client: { label: 'Mandantennummer', hint: 'Höchstens 5 Ziffern.' },
    yearBegins: { label: 'Das Wirtschaftsjahr beginnt im' },
    debtor: { label: accountingTexts.roles.debtor },
    transit: { label: accountingTexts.roles.transit },
    credit: { label: accountingTexts.roles.credit },
    revenueFull: { label: accountingTexts.roles.revenueFull },
    revenueReduced: { label: accountingTexts.roles.revenueReduced },
    revenueFree: { label: accountingTexts.roles.revenueFree },
    revenueOther: { label: accountingTexts.roles.revenueOther },
    revenueEu: { label: accountingTexts.roles.revenueEu },
    revenueIntraEu: { label: accountingTexts.roles.revenueIntraEu },
    revenueAbroad: { label: accountingTexts.roles.revenueAbroad },
  },
  invoicing: {
    days: { label: invoicingTexts.days },
    limit: { label: invoicingTexts.limit, hint: invoicingTexts.limitHint },
    holder: { label: invoicingTexts.holder },
    iban: { label: invoicingTexts.iban, hint: invoicingTexts.ibanHint },
    bic: { label: invoicingTexts.bic },
    bank: { label: invoicingTexts.bank },
  },
  reminders: { steps: { label: reminderFormTexts.steps } },
  einvoices: eInvoiceFields,
  notices: {
    pictures: { label: 'Bilddateien der Mitteilung' },
    link: {
      label: 'Adresse der amtlichen Seite',
      hint: 'Die Seite, zu der der QR-Code der Mitteilung führt; beginnt mit https://.',
    },
  },
})

export const noticeTexts = translation<typeof English.noticeTexts>()({
  language: 'Sprache des nächsten Bilds',
  file: 'Bilddatei',
  add: 'Dieses Bild hinzufügen',
  adding: 'Wird hochgeladen …',
  remove: 'Entfernen',
  none: 'Noch kein Bild. Was Sie hinzufügen, erscheint nach dem Speichern.',
  alt: (language) => `Die Mitteilung, Sprache: ${language}`,
})

export const ratesTexts = translation<typeof English.ratesTexts>()({
  addZone: 'Zone hinzufügen',
  noZones: 'Die Preise enthalten die Lieferung. Mit einer Zone berechnen Sie sie.',
  zone: (name, number) => name || `Zone ${number}`,
  removeZone: 'Zone entfernen',
  name: 'Name',
  nameHint: 'Zum Beispiel: Deutschland oder übriges Europa.',
  countries: 'Länder',
  countriesHint: 'Eines pro Zeile, Name oder Kürzel.',
  by: 'Der Preis richtet sich nach',
  byChoices: [
    { value: 'amount', text: 'dem Warenwert' },
    { value: 'weight', text: 'dem Gewicht' },
  ],
  steps: 'Staffeln',
  from: { amount: 'Warenwert ab', weight: 'Gramm ab' },
  fee: 'Versandkosten',
  addStep: 'Staffel hinzufügen',
  removeStep: (number) => `Staffel ${number} entfernen`,
  freeFrom: 'Kostenlos ab Warenwert',
  freeFromHint: 'Leer: nie kostenlos.',
  notDelivered: 'Keine Lieferung',
  inWords: {
    fee: (fee, from) => `${fee} ab ${from}`,
    free: (from) => `kostenlos ab ${from}`,
    zone: (name, countries, fees) => `${name} (${countries}): ${fees}`,
  },
  preview: {
    goods: 'Warenwert',
    grams: 'Gewicht in Gramm',
    country: 'Lieferland',
    other: 'Anderes Land',
    otherInSentence: 'anderes Land',
    unfinished: 'Füllen Sie die Zonen aus, um die Kosten einer Bestellung zu sehen.',
    included: 'Die Lieferung ist in den Preisen enthalten.',
    nowhere: (country) => `Lieferland ${country}: keine Bestellung möglich.`,
    costs: (goods, country, fee, total) =>
      `Lieferland ${country}, Ware für ${goods}: ${fee} Versandkosten, zusammen ${total}.`,
    free: (goods, country) => `Lieferland ${country}, Ware für ${goods}: Lieferung kostenlos.`,
    missing: (amount) => `Ab ${amount} mehr Warenwert ist die Lieferung kostenlos.`,
  },
})

export const weekdayNames = translation<typeof English.weekdayNames>()([
  'So',
  'Mo',
  'Di',
  'Mi',
  'Do',
  'Fr',
  'Sa',
])
