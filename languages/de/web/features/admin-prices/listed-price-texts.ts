import type * as English from '../../../../../web/features/admin-prices/listed-price-texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { countText } from '../../../counted.ts'

export const listedPriceTexts = translation<typeof English.listedPriceTexts>()({
  ...listTexts,
  page: 'Preisliste',
  back: 'Alle Preislisten',
  gone: 'Diese Preisliste gibt es nicht. Vielleicht ist sie gelöscht.',
  pricesOf: (name) => `Preise in ${name}`,
  caption: 'Eigene Preise',
  loading: 'Preise werden geladen',
  notLoaded: 'Die Preise konnten nicht geladen werden.',
  empty:
    'Noch hat kein Produkt einen Preis in dieser Liste. Wählen Sie eine Datei, oder fügen Sie Zeilen aus einer Tabelle ein.',
  searchHint: 'Teil des Namens oder der Nummer',
  count: countText('Produkt', 'Produkte'),
  product: 'Produkt',
  number: 'Nummer',
  publicPrice: 'Preis für alle',
  price: 'Preis in der Liste',
  download: 'Als Datei speichern',
})
