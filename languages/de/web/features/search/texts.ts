import type * as English from '../../../../../web/features/search/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const searchTexts = translation<typeof English.searchTexts>()({
  label: 'Vorschläge',
  found: (formats, count) =>
    count === 0
      ? 'Nichts gefunden.'
      : `${wholeNumber(formats, count)} ${plural(count, 'Vorschlag', 'Vorschläge')}.`,
  corrected: (words) => `Ergebnisse für „${words}“.`,
  all: (words) => `Alle Ergebnisse für „${words}“`,
  part: 'Teil: Angebot anfordern',
  category: (name) => `Kategorie: ${name}`,
  page: (title) => `Lesen: ${title}`,
  soldOut: 'Ausverkauft',
  ownOrder: (number, product) => `Meine Bestellungen: ${number}, ${product}`,
  ownPurchase: (number) => `Meine Bestellungen: Kauf ${number}`,
  anyPurchase: (number) => `Bestellungen aus Kauf ${number}`,
  anyOrder: (number, product) => `Bestellung: ${number}, ${product}`,
})
