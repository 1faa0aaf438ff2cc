import type * as English from '../../../../../web/features/compare/texts.ts'
import { translation } from '../../../../translation.ts'

export const compareTexts = translation<typeof English.compareTexts>()({
  title: 'Werkzeug vergleichen',
  description: 'Bis zu vier Werkzeuge nebeneinander, mit ihren Unterschieden.',
  property: 'Eigenschaft',
  price: 'Preis',
  minimum: 'Mindestmenge',
  available: 'Verfügbar',
  category: 'Kategorie',
  brand: 'Marke',
  weight: 'Gewicht',
  length: 'Länge',
  none: '–',
  differs: 'unterschiedlich',
  remove: 'Entfernen',
  soldOut: 'Ausverkauft',
  empty: 'Es ist kein Werkzeug ausgewählt. Wählen Sie in der Liste bis zu vier aus.',
  toTools: 'Zum Werkzeug',
})
