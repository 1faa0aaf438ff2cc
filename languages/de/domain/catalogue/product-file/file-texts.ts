import type * as English from '../../../../../domain/catalogue/product-file/file-texts.ts'
import { translation } from '../../../../translation.ts'

export const productFileTexts = translation<typeof English.productFileTexts>()({
  kind: 'Schreiben Sie tool oder part.',
  state: 'Schreiben Sie shown, hidden oder draft.',
  formula:
    'Das ist eine Formel. Schreiben Sie ihr Ergebnis, oder einen Apostroph davor, wenn sie als Text gemeint ist.',
  entry: (number, problem) => `Eintrag ${number}: ${problem}`,
  unreadable: 'Diese Zelle enthält Zeichen, die nicht lesbar sind. Speichern Sie die Datei als CSV UTF-8.',
  spreadsheetError: 'Die Tabelle zeigt hier einen Fehler. Beheben Sie ihn zuerst dort.',
  shortened:
    'Ein Tabellenprogramm hat diese Zahl gekürzt, Ziffern sind verloren. Stellen Sie das Format der Spalte dort auf Text und schreiben Sie die Zahl vollständig neu.',
  rounded:
    'Ein Tabellenprogramm behält nur 15 Ziffern, die letzten sind vielleicht verloren. Stellen Sie das Format der Spalte dort auf Text und schreiben Sie die Zahl neu, oder setzen Sie einen Apostroph davor, wenn sie stimmt.',
  date: 'Ein Tabellenprogramm hat daraus ein Datum gemacht. Stellen Sie das Format der Spalte dort auf Text und schreiben Sie den Wert neu, oder setzen Sie einen Apostroph davor, wenn er so gemeint ist.',
  truth:
    'Ein Tabellenprogramm hat daraus wahr oder falsch gemacht. Stellen Sie das Format der Spalte dort auf Text und schreiben Sie den Wert neu, oder setzen Sie einen Apostroph davor, wenn er so gemeint ist.',
  otherCurrency: (currency) =>
    `Dieser Betrag hat eine andere Währung als der Shop. Schreiben Sie ihn in ${currency}.`,
  priceBreaks: (example) => `Schreiben Sie Staffelpreise so: ${example}.`,
  list: (example) => `Schreiben Sie diese Liste so: ${example}.`,
  specValue: 'Schreiben Sie einen Text oder eine Zahl als „value“.',
  standardLanguage: (language, column) =>
    `„${language}“ ist die Standardsprache des Shops. Schreiben Sie ihre Wörter in die Spalte ${column}.`,
  noLanguage: (language) =>
    `Der Shop hat die Sprache „${language}“ nicht. Bieten Sie sie zuerst in den Einstellungen an, oder entfernen Sie die Spalte.`,
  otherLanguage: (language, others) =>
    `Der Shop hat die Sprache „${language}“ nicht. Schreiben Sie ${others}, oder bieten Sie sie zuerst in den Einstellungen an.`,
  sameColumns: (one, other) =>
    `Die Spalten „${one}“ und „${other}“ bedeuten dasselbe. Entfernen Sie eine davon.`,
  noColumns: (needed) =>
    `Die erste Zeile enthält keine Spalte eines Produkts. Nötig sind ${needed}, oder _id und was sich ändern soll.`,
  columnsMissing: (count, columns) =>
    `${count === 1 ? 'In der Datei fehlt die Spalte' : 'In der Datei fehlen die Spalten'} ${columns}. Ohne _id oder sku ist jede Zeile ein neues Produkt und braucht sie.`,
})
