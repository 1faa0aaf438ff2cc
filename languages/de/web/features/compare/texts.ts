import type * as English from '../../../../../web/features/compare/texts.ts'
import { translation } from '../../../../translation.ts'

export const compareTexts = translation<typeof English.compareTexts>()({
  title: 'Werkzeug vergleichen',
  description: 'Bis zu vier Werkzeuge nebeneinander, mit ihren Unterschieden.',
  property: 'Eigenschaft',
  price: 'Preis',
  minimum: 'Mindestmenge',
  available: 'Auf Lager',
  category: 'Kategorie',
  brand: 'Marke',
  weight: 'Gewicht',
  length: 'Länge',
  grams: (weight) => `${weight}\u00a0g`,
  millimetres: (length) => `${length}\u00a0mm`,
  none: '–',
  differs: 'unterschiedlich',
  remove: 'Entfernen',
  soldOut: 'Ausverkauft',
  empty: 'Noch nichts ausgewählt. Wählen Sie in der Werkzeugliste bis zu vier Werkzeuge aus.',
  toTools: 'Zum Werkzeug',
})
