import type * as English from '../../../../../../web/features/storefront/finding/texts.ts'
import { wholeNumber } from '../../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../../plural.ts'
import { translation } from '../../../../../translation.ts'

const plural = pluralOf('de')

export const findingTexts = translation<typeof English.findingTexts>()({
  remove: (what) => `${what} entfernen`,
  words: (words) => `„${words}“`,
  range: (name, from, to) =>
    from && to ? `${name} ${from}–${to}` : from ? `${name} ab ${from}` : `${name} bis ${to}`,
  count: (count) => `${count} Treffer`,
  corrected: (words) => `Ergebnisse für „${words}“.`,
  parts: 'Teile',
  pages: 'Zum Nachlesen',
  job: 'Arbeit: ',
  jobCounts: (formats, steps, products) =>
    `${wholeNumber(formats, steps)} ${plural(steps, 'Schritt', 'Schritte')} · ${wholeNumber(formats, products)} ${plural(products, 'Werkzeug', 'Werkzeuge')}`,
  clear: 'Alle entfernen',
  filters: 'Filter',
  apply: 'Anwenden',
  category: 'Kategorie',
  anyCategory: 'Alle',
  standard: 'Passt zu',
  moreStandards: (count) => `${count} weitere Standards`,
  moreMeasures: (count) => `${count} weitere Angaben`,
  brand: 'Marke',
  price: 'Preis',
  weight: 'Gewicht',
  from: 'Von',
  to: 'Bis',
  bound: (number) => number.replace('.', ','),
  rangeHint: 'Geben Sie eine Zahl ein, zum Beispiel 12,50.',
  stock: 'Bestand',
  inStock: 'Auf Lager',
  measures: 'Technische Daten',
  sort: 'Sortierung',
  sorts: {
    relevance: 'Beste Treffer',
    price: 'Preis, aufsteigend',
    '-price': 'Preis, absteigend',
    name: 'Name, A bis Z',
    '-name': 'Name, Z bis A',
    availableQuantity: 'Bestand, aufsteigend',
    '-availableQuantity': 'Bestand, absteigend',
    newest: 'Neueste',
  },
  shopOrder: 'Standard',
  view: 'Ansicht',
  views: { board: 'Bilder', scale: 'Maßstab', table: 'Tabelle' },
  notToScale: 'Nicht maßstäblich',
  notToScaleLength: (length) => `${length}, nicht maßstäblich`,
  book: 'Bestellen',
  quantityOf: (product) => `Menge: ${product}`,
  columns: { name: 'Werkzeug', stock: 'Bestand', price: 'Preis' },
  sortBy: (column, descending) => `${column}, ${descending ? 'absteigend' : 'aufsteigend'}`,
  nothing: (words) =>
    words === undefined ? 'Nichts passt zu allen diesen Filtern.' : `Nichts gefunden für „${words}“.`,
  nothingText:
    'Entfernen Sie einen Filter, suchen Sie mit weniger Wörtern oder nach einem Maß wie „15\u00a0mm“.',
  nearest: 'Am ähnlichsten',
  categories: 'Kategorien',
  compare: 'Vergleichen',
  compareFull: 'Höchstens vier Werkzeuge.',
  all: 'Alle Werkzeuge ansehen',
  allParts: 'Alle Teile ansehen',
  ask: 'Dafür ein Angebot anfordern',
})
