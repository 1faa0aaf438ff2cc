import type * as English from '../../../../web/texts/lists.ts'
import { wholeNumber } from '../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'
import { problems } from './problems.ts'

const plural = pluralOf('de')

export const listTexts = translation<typeof English.listTexts>()({
  notRefreshed: 'Diese Liste konnte nicht aktualisiert werden.',
  nothingFound: 'Nichts gefunden.',
  showAll: 'Alle zeigen',
  search: 'Suche',
  sortBy: 'Sortieren nach',
  tryAgain: problems.tryAgain,
  pages: 'Seiten dieser Liste',
  nextPage: 'Nächste Seite',
  firstPage: 'Erste Seite',
  columns: 'Spalten',
  print: 'Drucken',
  printAll: (formats, most) => `Alle drucken, bis ${wholeNumber(formats, most)}`,
  printLoaded: (rows) => `Wird geladen… ${rows} ${plural(rows, 'Zeile', 'Zeilen')}`,
  printStop: 'Anhalten',
  printedFirst: (formats, rows) =>
    `Das sind die ersten ${wholeNumber(formats, rows)} Zeilen. Für die übrigen grenzen Sie die Liste ein oder exportieren sie.`,
  asOf: 'Stand',
  from: 'Von',
  to: 'Bis',
  select: 'Auswählen',
  allOnPage: 'Alle dieser Seite',
  selected: (count) => `${count} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  sure: 'Sind Sie sicher?',
  notNow: 'Nicht jetzt',
  ofAll: (answered, all) => `${answered} von ${all}…`,
})

export const countText = translation<typeof English.countText>()((one, other = one) => {
  return (formats, rows, more) =>
    `${wholeNumber(formats, rows)} ${plural(rows, one, other)}${more ? ', weitere auf der nächsten Seite' : ''}`
})

export const exportTexts = translation<typeof English.exportTexts>()({
  export: 'Als CSV exportieren',
  begun: 'Der Download läuft. Ihr Browser zeigt den Fortschritt.',
})
