import type * as English from '../../../../../../web/features/admin-products/families/family-texts.ts'
import { translation } from '../../../../../translation.ts'

export const familyTexts = translation<typeof English.familyTexts>()({
  title: 'Produktfamilie',
  lead: 'Produkte, die sich nur in einem oder zwei Werten unterscheiden, etwa Längen eines Zugs, sind in Listen eine Karte. Die Seite jedes Produkts zeigt die anderen zur Auswahl.',
  family: 'Name der Familie',
  familyHint:
    'Derselbe Name verbindet Produkte. Wählen Sie einen aus der Liste, oder beginnen Sie eine neue Familie. Leer: keine Familie.',
  axes: 'Unterschieden nach',
  first: 'Unterschieden nach',
  second: 'Und nach',
  axesHint: 'Schlüssel der technischen Daten oben. Jedes Produkt der Familie hat dort einen anderen Wert.',
  choose: 'Schlüssel wählen',
  none: 'Nichts weiter',
  joins: (members, keys) =>
    `${members === 1 ? '1 Produkt gehört' : `${members} Produkte gehören`} zu dieser Familie. Unterschieden wird nach ${keys}.`,
  use: 'Übernehmen',
  further: 'Weiteres Produkt der Familie anlegen',
})
