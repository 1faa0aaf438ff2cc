import type * as English from '../../../../contract/shop/shop-field-texts.ts'
import { translation } from '../../../translation.ts'

export const shopFieldTexts = translation<typeof English.shopFieldTexts>()({
  country: 'Geben Sie jedes Land mit seinem Namen oder seinem Kürzel aus zwei Buchstaben ein.',
  currency: 'Wählen Sie eine Währung mit zwei Nachkommastellen, zum Beispiel USD, EUR oder GBP.',
  currencyWithoutDecimals: (code) =>
    `${code} wird ohne Nachkommastellen abgerechnet, der Shop rechnet mit zweien. Wählen Sie eine andere Währung, zum Beispiel USD, EUR oder GBP.`,
  currencyWithThreeDecimals: (code) =>
    `${code} wird mit drei Nachkommastellen abgerechnet, der Shop rechnet mit zweien. Wählen Sie eine andere Währung, zum Beispiel USD, EUR oder GBP.`,
  zoneName: 'Geben Sie der Zone einen Namen, zum Beispiel „Deutschland“ oder „Übriges Europa“.',
  firstStep: 'Beginnen Sie die erste Staffel bei 0, damit jede Bestellung einen Preis hat.',
  rising: 'Beginnen Sie jede Staffel über der vorigen.',
  countryInZone: (country, zone) =>
    `${country} ist schon in der Zone „${zone}“. Lassen Sie es in einer Zone.`,
  defaultZone: 'Wählen Sie eine der Zonen oder keine.',
  pieceGrams:
    'Geben Sie ein, was ein Stück eines Produkts ohne Gewicht wiegt, weil eine Zone nach Gewicht staffelt.',
  step: 'Geben Sie mindestens eine Staffel ein.',
  steps: (most) => `Höchstens ${most} Staffeln.`,
  zones: (most) => `Höchstens ${most} Zonen.`,
  countries: (most) => `Geben Sie höchstens ${most} Länder ein.`,
  amountOrWeight: 'Wählen Sie Warenwert oder Gewicht.',
  placeLines: 'Der Ort hat höchstens sechs Zeilen.',
  addressLines: 'Eine Adresse hat höchstens sechs Zeilen.',
  noSection: 'Diesen Abschnitt der Einstellungen gibt es nicht.',
  noText: 'Diesen Text gibt es nicht.',
  companyEmail: 'Geben Sie eine E-Mail-Adresse wie hello@shop.example ein, oder lassen Sie das Feld leer.',
  figure: 'Geben Sie die Zahl ein, zum Beispiel 72 oder 200+.',
  figureName: 'Geben Sie ein, was die Zahl zählt.',
  figures: 'Auf der Startseite ist Platz für vier Zahlen.',
  days: (most) => `Geben Sie eine Anzahl Tage von 0 bis ${most} ein, oder lassen Sie das Feld leer.`,
  holiday: 'Schreiben Sie jeden Feiertag als Jahr-Monat-Tag, zum Beispiel 2026-12-25.',
  hour: 'Geben Sie eine volle Stunde von 1 bis 23 ein, oder lassen Sie das Feld leer.',
  workingDay: 'Wählen Sie mindestens einen Werktag.',
  holidays: (most) => `Geben Sie höchstens ${most} Feiertage ein.`,
  bothDays: 'Füllen Sie beide Felder mit Tagen aus oder keines.',
  daysOrder: 'Die längste Zeit kann nicht kürzer sein als die kürzeste.',
  locale: 'Wählen Sie ein Sprachkürzel wie en-US, en-GB oder de-DE.',
  timeZone: 'Wählen Sie eine Zeitzone wie Europe/Lisbon oder UTC.',
  rateOrEmpty:
    'Geben Sie einen Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen ein, oder lassen Sie das Feld leer.',
  taxNameOrNoRate: 'Geben Sie den Namen der Steuer ein, zum Beispiel MwSt., oder lassen Sie den Satz leer.',
  link: 'Geben Sie eine Adresse ein, die mit https:// beginnt, oder lassen Sie das Feld leer.',
  noticeLanguage: 'Wählen Sie die Sprache des Bildes.',
  noticePicture: 'Wählen Sie die Bilddatei.',
  noticeLanguages: (most) => `Höchstens ${most} Sprachen.`,
  noticeTwice: 'Jede Sprache hat ein Bild. Entfernen Sie das andere.',
  language: 'Wählen Sie eine der Sprachen in der Liste.',
  languageTwice: 'Diese Sprache steht schon in der Liste.',
  standardLanguage: 'Bieten Sie auch die Standardsprache an.',
  rate: 'Geben Sie einen Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen ein.',
  taxName: 'Geben Sie den Namen der Steuer ein, zum Beispiel MwSt.',
  taxHome: 'Geben Sie das Land ein, aus dem Sie verkaufen, weil die Sätze davon abhängen.',
  homeRate: 'Fügen Sie einen Satz für das Land hinzu, aus dem Sie verkaufen.',
  rateTwice: 'Zwei Sätze dieses Landes beginnen am selben Tag. Entfernen Sie einen.',
  whatStays: 'Wählen Sie, was gleich bleibt.',
  rates: (most) => `Höchstens ${most} Sätze.`,
  words: (most) => `Höchstens ${most} Texte in jeder Sprache.`,
  electronicAddress:
    'Geben Sie Schema, Doppelpunkt und Nummer ein, zum Beispiel 0204:991-12345-67, oder lassen Sie das Feld leer.',
  chart: 'Wählen Sie SKR03 oder SKR04.',
  consultant:
    'Geben Sie die Nummer mit 4 bis 7 Ziffern ein, die Ihre Steuerberatung Ihnen nennt, oder lassen Sie das Feld leer.',
  client:
    'Geben Sie die Nummer mit höchstens 5 Ziffern ein, die Ihre Steuerberatung Ihnen nennt, oder lassen Sie das Feld leer.',
  month: 'Wählen Sie einen Monat.',
  account: 'Geben Sie ein Konto mit 4 bis 8 Ziffern ein, oder lassen Sie das Feld leer.',
  debtorAccount: 'Geben Sie ein Konto mit 5 bis 9 Ziffern ein, oder lassen Sie das Feld leer.',
  accountLength: (digits) =>
    `Alle Konten sind gleich lang: Geben Sie ${digits} Ziffern ein, beim Debitorenkonto ${digits + 1}.`,
})
