import type * as English from '../../../../../web/features/admin-prices/price-list-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const priceListTexts = translation<typeof English.priceListTexts>()({
  heading: 'Preislisten',
  about:
    'Eigene Preise für ein Unternehmen oder eine Kundengruppe: ein Nachlass auf alles, oder Preise einzelner Produkte aus einer Datei. Die Kundschaft bezahlt den niedrigeren von diesem Preis und dem, den heute alle bezahlen; ein Rabatt kommt nie dazu. Geben Sie eine Liste einem Unternehmen auf dessen Seite oder einer Gruppe in deren Formular.',
  back: 'Preise',
  loading: 'Preislisten werden geladen',
  notLoaded: 'Die Preislisten konnten nicht geladen werden.',
  notOffered: 'Dieser Shop verwaltet seine Preislisten an anderer Stelle.',
  empty:
    'Noch gibt es keine Preisliste. Legen Sie eine an, und geben Sie sie dann einem Unternehmen oder einer Kundengruppe.',
  add: 'Preisliste anlegen',
  prices: 'Preise',
  change: 'Ändern',
  delete: 'Löschen',
  ofList: (name) => `: ${name}`,
  columns: {
    name: 'Preisliste',
    percent: 'Auf alles',
    products: 'Eigene Preise',
    usedBy: 'Für',
    actions: 'Aktionen',
  },
  off: (percent) => `−${percent}\u00a0%`,
  products: (formats, products) => (products === 0 ? '–' : counted(formats, products, 'Produkt', 'Produkte')),
  nobody: 'Noch niemand',
  users: (names, more) => (more === 0 ? names : `${names} und ${more} weitere`),
  changing: (name) => `${name} ändern`,
  name: 'Name',
  nameHint: 'Nur das Team liest ihn.',
  percent: 'Nachlass auf alles, in Prozent',
  percentHint:
    'Vom Preis ohne Aktion. Produkte mit einem Preis in der Liste bekommen ihn nicht. Leer oder 0 zieht nichts ab.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: (name) => `Preisliste ${name} ist gespeichert`,
  deleted: (name) => `Preisliste ${name} ist gelöscht`,
  confirm: 'Diese Preisliste löschen?',
  confirmText: (name) => `„${name}“ und ihre Preise werden endgültig gelöscht.`,
  confirmYes: 'Löschen',
  confirmNo: 'Behalten',
  deleting: 'Wird gelöscht …',
  from: (pieces, price) => `ab ${pieces}: ${price}`,
  first: (formats, shown, all) =>
    `Die ersten ${wholeNumber(formats, shown)} von ${wholeNumber(formats, all)} sind zu sehen.`,
  table: {
    product: 'Produkt',
    publicPrice: 'Preis für alle',
    before: 'Vorher',
    after: 'Nachher',
  },
  file: 'Datei mit Preisen',
  fileHint:
    'Eine CSV-Datei mit den Spalten number, price und from. Die Datei, die diese Seite speichert, hat sie.',
  lines: 'Zeilen',
  linesHint:
    'Nummer des Produkts, Preis und ab wie viel Stück: TW-9; 8,50; 10. Preise wie im Katalog. Ein leerer Preis nimmt das Produkt aus der Liste.',
  fileMissing: 'Wählen Sie eine Datei, oder fügen Sie mindestens eine Zeile mit Nummer und Preis ein.',
  others: 'Produkte der Liste, die die Datei nicht nennt',
  othersChoices: { keep: 'Behalten ihre Preise', remove: 'Verlassen die Liste' },
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  mistakes: (formats, mistakes) =>
    `${counted(formats, mistakes, 'Fehler', 'Fehler')}. Berichtigen Sie die Zeilen, und prüfen Sie dann noch einmal. Noch ist nichts geändert.`,
  atLine: (line, message) => `Zeile ${line}: ${message}`,
  nothing: 'Die Liste hat schon genau diese Preise.',
  changes: (formats, { added, changed, removed, same }) =>
    `${counted(formats, added, 'Produkt', 'Produkte')} neu, ${wholeNumber(formats, changed)} geändert, ${wholeNumber(formats, removed)} entfernt, ${wholeNumber(formats, same)} wie bisher. Im Änderungsverlauf lässt sich das rückgängig machen.`,
  preview: 'Was sich ändert',
  none: 'keiner',
  apply: 'Preise ändern',
  applying: 'Wird geändert …',
  applied: (name) => `Die Preise von ${name} sind geändert`,
})
