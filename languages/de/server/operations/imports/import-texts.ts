import type * as English from '../../../../../server/operations/imports/import-texts.ts'
import { translation } from '../../../../translation.ts'

export const importTexts = translation<typeof English.importTexts>()({
  stopped: 'Die Prüfung ist mehrmals vor dem Ende abgebrochen. Laden Sie die Datei noch einmal hoch.',
  gone: 'Die Datei ist nicht mehr da. Laden Sie sie noch einmal hoch.',
  workbook:
    'Das ist eine Arbeitsmappe, keine CSV-Datei. Wählen Sie dort „Speichern unter“, dann „CSV UTF-8“.',
  pdf: 'Das ist ein PDF, keine CSV-Datei.',
  notText: 'Das ist keine Textdatei. Wählen Sie eine CSV-Datei.',
  empty: 'Die Datei ist leer. Sie braucht eine Zeile mit den Namen der Spalten und eine Zeile je Produkt.',
  utf16: 'Die Datei ist nicht in UTF-8. Sie wurde als UTF-16 gelesen: Prüfen Sie Umlaute und Akzente.',
  windows1252:
    'Die Datei ist nicht in UTF-8. Sie wurde als Windows-1252 gelesen, wie es ältere Tabellenprogramme schreiben: Prüfen Sie Umlaute, Akzente und das Eurozeichen.',
  noRow: 'Die Datei hat die Namen der Spalten, aber keine Zeile mit einem Produkt.',
  tooManyRows: (most) => `Die Datei hat mehr als ${most} Zeilen. Teilen Sie sie auf mehrere Dateien auf.`,
  quoteOpen: (row) =>
    `Zeile ${row}: Ein Anführungszeichen öffnet eine Zelle und wird nicht geschlossen. Schließen Sie es, oder verdoppeln Sie es innerhalb von Anführungszeichen.`,
  rowTooLong: (row) =>
    `Zeile ${row} ist länger, als ein Produkt sein kann. Suchen Sie nach einem fehlenden Anführungszeichen.`,
  quoteInside: (row) =>
    `Zeile ${row}: Ein Anführungszeichen steht mitten in einer Zelle. Setzen Sie die ganze Zelle in Anführungszeichen und verdoppeln Sie dieses.`,
  delimiters: { ',': 'Kommas', ';': 'Semikolons', '\t': 'Tabulatoren', '|': 'senkrechten Strichen' },
  separated: (by) => `Die Zellen wurden als durch ${by} getrennt gelesen.`,
  otherCurrency: (header, currency) =>
    `Die Spalte „${header}“ hat eine andere Währung als der Shop. Geben Sie ihre Beträge in ${currency} an.`,
  readAs: (header, column) => `„${header}“ als ${column}`,
  ofOtherShop: (columns) => `Spalten eines anderen Shops wurden nach ihrer Bedeutung gelesen: ${columns}.`,
  ignored: (count, columns, more) =>
    `${count === 1 ? 'Diese Spalte ist unbekannt und wird' : 'Diese Spalten sind unbekannt und werden'} nicht beachtet: ${columns}${more > 0 ? ` und ${more} weitere` : ''}.`,
  html: (count, rows, more) =>
    `In ${count === 1 ? 'Zeile' : 'den Zeilen'} ${rows}${more > 0 ? ` und ${more} weiteren` : ''} wurde HTML in einfachen Text umgewandelt. Sehen Sie die Texte vor dem Übernehmen durch.`,
  path: (count, rows, more) =>
    `Ein Produkt hat eine Kategorie: In ${count === 1 ? 'Zeile' : 'den Zeilen'} ${rows}${more > 0 ? ` und ${more} weiteren` : ''} wurde der letzte Name des Pfads genommen.`,
  shortSku: (count, rows, more) =>
    `Die Artikelnummer in ${count === 1 ? 'Zeile' : 'den Zeilen'} ${rows}${more > 0 ? ` und ${more} weiteren` : ''} wird mit einer Null davor zu einer GTIN. Tabellenprogramme lassen diese Null weg. Wenn es eine GTIN ist, stellen Sie das Format der Spalte dort auf Text und schreiben Sie die Null.`,
  tooManyCells: (cells, width) =>
    `Diese Zeile hat ${cells} Zellen, die erste Zeile ${width}. Setzen Sie eine Zelle, die das Trennzeichen enthält, in Anführungszeichen.`,
  curlyQuotes:
    'Gerade Anführungszeichen wurden durch “ und ” ersetzt, deshalb hat diese Zeile zu viele Zellen. Nehmen Sie die Datei, wie das andere Programm sie geschrieben hat, oder ersetzen Sie die Zeichen durch gerade.',
  unusedPictures: (count, names, more) =>
    `Keine Zeile nennt ${count === 1 ? 'dieses Bild' : 'diese Bilder'}: ${names}${more > 0 ? ` und ${more} weitere` : ''}.`,
  pictureNotSent: (name) =>
    `Zur Datei gehört kein Bild mit dem Namen ${name}. Wählen Sie es zusammen mit der Datei aus, oder schreiben Sie die Adresse eines Bilds im Shop.`,
  pictureNotOurs:
    'Dieses Bild ist nicht im Shop. Wählen Sie seine Datei zusammen mit der CSV-Datei aus und schreiben Sie hier den Dateinamen.',
  onlyNewDraft: 'Nur ein neues Produkt kann ein Entwurf sein. Schreiben Sie hidden.',
  draftIsHidden: 'Das ist ein Entwurf, den Besucher nicht sehen. Schreiben Sie draft oder shown.',
  staysTool:
    'Das ist ein Werkzeug und bleibt eines. Lassen Sie die Zelle leer, oder legen Sie ein neues Produkt an.',
  staysPart:
    'Das ist ein Teil und bleibt eines. Lassen Sie die Zelle leer, oder legen Sie ein neues Produkt an.',
  noMaker: (name) =>
    `Es gibt keinen Hersteller „${name}“. Legen Sie ihn zuerst unter Hersteller an und vergleichen Sie die Datei dann neu.`,
  needsItself: 'Ein Produkt kann nicht sich selbst benötigen.',
  notForSale: (id) => `Es gibt kein Produkt ${id} im Verkauf.`,
  noProduct:
    'Kein Produkt hat diese Kennung. Vielleicht wurde es gelöscht. Für ein neues Produkt lassen Sie die Zelle leer.',
  manyProducts: (count) =>
    `${count} Produkte haben diese Nummer. Schreiben Sie die _id des gemeinten Produkts.`,
  sameGtin: (row) => `Auch Zeile ${row} hat diese GTIN. Vergleichen Sie beide mit den Verpackungen.`,
  sameProduct: (row) => `Zeile ${row} betrifft dasselbe Produkt. Behalten Sie eine davon.`,
  sameSku: (row) =>
    `Auch Zeile ${row} hat diese Artikelnummer; Großbuchstaben, Leerzeichen und Arten von Bindestrichen machen keinen Unterschied. Geben Sie jedem Produkt eine eigene.`,
  columnNeeded: 'Ein neues Produkt braucht diese Spalte.',
})
