import type * as English from '../../../../../web/features/admin-import/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const importTexts = translation<typeof English.importTexts>()({
  title: 'Import',
  notOffered: 'Dieser Shop bietet keinen Produktimport.',
  lead: 'Ändern Sie viele Produkte in einer Tabelle oder legen Sie Ihre ersten an. Der Shop vergleicht die Datei mit seinen Produkten und zeigt jeden Unterschied. Erst beim Übernehmen ändert sich etwas, und ein Import lässt sich einmal rückgängig machen.',
  otherShops:
    'Produktexporte aus Shopify und WooCommerce werden verstanden, wie sie sind: Exportieren Sie dort alle Produkte als CSV und wählen Sie die Datei hier aus.',
  steps: 'Dateien als Vorlage',
  downloadAll: 'Alle Produkte herunterladen',
  downloadForShopify: 'Für Shopify herunterladen',
  template: 'Vorlage herunterladen',
  templateHint:
    'Eine Zeile pro Werkzeug oder Teil; die Spalte kind sagt, was es ist. Eine Zeile ohne _id und sku legt ein Produkt an; jede andere ändert das genannte Produkt. Für ein Bild tragen Sie den Dateinamen ein, etwa cone-wrench.jpg, und wählen die Datei mit aus. Entwürfe brauchen kein Bild.',
  languagesHint: (column, language) =>
    `Texte in weiteren Sprachen haben eigene Spalten: ${column} ist der Name auf ${language}. Ebenso shortDescription, specs, pictures, warnings und guaranteeTerms. Eine leere Zelle entfernt den Text in dieser Sprache; fehlt die Spalte, bleibt er.`,
  file: 'CSV-Datei und Bilder',
  hint: 'Wählen Sie die Datei und die darin genannten Bilder aus, oder ziehen Sie alles zusammen auf das Feld. CSV mit Komma, Semikolon oder Tabulator, höchstens 50\u00a0MB und 60.000 Zeilen; bis zu 1.000 Bilder.',
  noFile: 'Wählen Sie zuerst eine Datei.',
  onlyPictures: 'Zu den Bildern gehört eine CSV-Datei: Darin steht, zu welchem Produkt jedes gehört.',
  twoFiles: (one, other) => `Wählen Sie nur eine CSV-Datei. Gewählt sind ${one} und ${other}.`,
  tooManyPictures: (formats, most) => `Wählen Sie höchstens ${wholeNumber(formats, most)} Bilder auf einmal.`,
  chosen: (formats, file, pictures) => `${file} und ${counted(formats, pictures, 'Bild', 'Bilder')}`,
  uploading: 'Bilder werden hochgeladen',
  uploaded: (formats, done, all) =>
    `${wholeNumber(formats, done)} von ${counted(formats, all, 'Bild', 'Bildern')} hochgeladen`,
  failedPictures: (formats, count) =>
    `${counted(formats, count, 'Bild', 'Bilder')} nicht hochgeladen. Die übrigen sind gespeichert und werden nicht noch einmal gesendet.`,
  sendAgain: 'Erneut versuchen',
  without: 'Ohne sie fortfahren',
  stop: 'Anhalten',
  emptyFile: 'Die Datei ist leer.',
  compare: 'Mit dem Shop vergleichen',
  sending: 'Datei wird gesendet',
  past: 'Frühere Importe',
  pastRows: {
    loading: 'Importe werden geladen',
    notLoaded: 'Die Importe konnten nicht geladen werden.',
  },
  none: 'Noch keine Importe. Beginnen Sie mit einem Export aus Shopify oder WooCommerce oder mit der Vorlage.',
  older: 'Ältere Importe',
  newest: 'Neueste Importe',
  pages: 'Seiten der Importe',
  columnsOfPast: {
    file: 'Datei',
    state: 'Status',
    found: 'Gefunden',
    by: 'Gesendet von',
    when: 'Gesendet am',
  },
  states: {
    waiting: 'Wartet',
    checking: 'Wird verglichen',
    unreadable: 'Nicht lesbar',
    checked: 'Verglichen',
    applied: 'Übernommen',
    undone: 'Rückgängig gemacht',
    cancelled: 'Abgebrochen',
    failed: 'Fehlgeschlagen',
  },
  found: (formats, { counts }) =>
    [
      counts.new > 0 && `${wholeNumber(formats, counts.new)} neu`,
      counts.changed > 0 && `${wholeNumber(formats, counts.changed)} geändert`,
      counts.unchanged > 0 && `${wholeNumber(formats, counts.unchanged)} unverändert`,
      counts.wrong > 0 && `${wholeNumber(formats, counts.wrong)} fehlerhaft`,
    ]
      .filter((part) => part !== false)
      .join(', ') || '–',
})

export const oneImportTexts = translation<typeof English.oneImportTexts>()({
  title: (fileName) => `Import von ${fileName}`,
  loading: 'Import wird geladen',
  notLoaded: 'Der Import konnte nicht geladen werden.',
  back: 'Alle Importe',
  another: 'Andere Datei wählen',
  waiting: 'Die Datei wartet auf den Vergleich.',
  progress: (formats, done, all) =>
    all === 0
      ? 'Datei wird gelesen'
      : `${wholeNumber(formats, done)} von ${counted(formats, all, 'Zeile', 'Zeilen')} verglichen`,
  cancel: 'Abbrechen',
  cancelled: 'Dieser Import wurde abgebrochen. Nichts hat sich geändert.',
  discard: 'Verwerfen',
  again: 'Neu vergleichen',
  formats: {
    shopify: 'Das ist ein Produktexport aus Shopify.',
    woocommerce: 'Das ist ein Produktexport aus WooCommerce.',
  },
  adapted: 'Das wurde an diesen Shop angepasst:',
  sameFile: 'Dieselbe Datei wurde schon einmal übernommen, am',
  sameFileStock: 'Stückzahlen, die sie hinzufügt, kämen ein zweites Mal dazu.',
  nothing: 'Die Datei ändert nichts: Jede Zeile entspricht dem Stand im Shop.',
  wrong: (formats, count) =>
    `${counted(formats, count, 'Zeile ist', 'Zeilen sind')} fehlerhaft. Korrigieren Sie die Datei und senden Sie sie erneut: Ein Import wird ganz oder gar nicht übernommen.`,
  apply: (formats, count) => `${counted(formats, count, 'Änderung', 'Änderungen')} übernehmen`,
  applyTitle: (formats, count) => `${counted(formats, count, 'Änderung', 'Änderungen')} übernehmen?`,
  applyText: (formats, { counts }) =>
    `${counted(formats, counts.changed, 'Produkt wird', 'Produkte werden')} geändert und ${wholeNumber(formats, counts.new)} angelegt, alle zusammen oder keines. Das lässt sich einmal rückgängig machen.`,
  applying: 'Wird übernommen',
  written: (formats, done, all) =>
    `${wholeNumber(formats, done)} von ${counted(formats, all, 'Zeile', 'Zeilen')} geschrieben`,
  running: 'Dieser Import wird gerade geschrieben.',
  stop: 'Anhalten',
  applied: (formats, { counts }) =>
    `${counted(formats, counts.changed, 'Produkt', 'Produkte')} geändert, ${wholeNumber(formats, counts.new)} angelegt.`,
  keep: 'Nicht jetzt',
  undo: 'Import rückgängig machen',
  undoUntil: 'Rückgängig machen geht bis',
  discardedOn: 'Der Vergleich bleibt gespeichert bis',
  forgotten: 'Der Vergleich ist gelöscht, der Import lässt sich nicht mehr rückgängig machen.',
  undoTitle: 'Diesen Import rückgängig machen?',
  undoText:
    'Alle Produkte bekommen ihre früheren Werte zurück. Neue Produkte werden gelöscht; die mit Bestellungen werden ausgeblendet.',
  undoing: 'Wird rückgängig gemacht',
  undone: 'Dieser Import wurde rückgängig gemacht. Die Produkte sind wieder wie zuvor.',
  undoneToast: 'Der Import ist rückgängig gemacht.',
  difference: 'Unterschiede',
  show: 'Anzeigen',
  kinds: { new: 'Neu', changed: 'Geändert', unchanged: 'Unverändert', wrong: 'Fehlerhaft' },
  all: 'Alle Zeilen',
  rows: { loading: 'Zeilen werden geladen', notLoaded: 'Die Zeilen konnten nicht geladen werden.' },
  noRows: 'Keine Zeilen dieser Art.',
  count: (formats, rows, more) =>
    `${counted(formats, rows, 'Zeile', 'Zeilen')}${more ? ', weitere auf der nächsten Seite' : ''}`,
  pages: 'Seiten der Zeilen',
  nextPage: 'Nächste Seite',
  firstPage: 'Erste Seite',
  columns: { name: 'Produkt', row: 'Zeile', kind: 'Was', cells: 'Zellen' },
  ofColumn: (name) => `${name}: `,
  inLanguage: (name, language) => `${name} (${language})`,
  noName: 'Ohne Namen',
  before: 'vorher',
  after: 'nachher',
  nothingThere: 'leer',
})

export const exampleTexts = translation<typeof English.exampleTexts>()({
  tool: 'Konusschlüssel 13/15\u00a0mm',
  toolText: 'Flacher Schlüssel für die Konen der Naben.',
  toolCategory: 'Nabenwerkzeug',
  part: 'Schlauch 28 × 32 mm',
  partCategory: 'Schläuche',
})

export const columnNames = translation<typeof English.columnNames>()({
  _id: 'ID',
  kind: 'Art',
  name: 'Name',
  sku: 'Artikelnummer (SKU)',
  state: 'Status',
  price: 'Preis',
  compareAtPrice: 'Früherer Preis',
  priceBreaks: 'Staffelpreise',
  minOrderQuantity: 'Mindestmenge',
  availableQuantity: 'Bestand',
  exportedQuantity: 'Exportierter Bestand',
  img: 'Bild',
  shortDescription: 'Beschreibung',
  brand: 'Marke',
  category: 'Kategorie',
  specs: 'Technische Daten',
  pictures: 'Weitere Bilder',
  fits: 'Passt zu',
  needsAlso: 'Wird außerdem benötigt',
  weightGrams: 'Gewicht',
  lengthMm: 'Länge',
  gtin: 'GTIN',
  mpn: 'Teilenummer des Herstellers',
  maker: 'Hersteller',
  warnings: 'Warnhinweise',
  guaranteeYears: 'Herstellergarantie in Jahren',
  guarantor: 'Garantiegeber',
  guaranteeTerms: 'Garantiebedingungen',
  family: 'Produktfamilie',
  familyAxes: 'Unterschieden nach',
})
