import type * as English from '../../../../../server/operations/prices/price-texts.ts'
import { translation } from '../../../../translation.ts'

export const priceTexts = translation<typeof English.priceTexts>()({
  categoriesGone: (names) => `Kein Produkt des Shops hat diese Kategorie: ${names}. Wählen Sie eine andere.`,
  brandsGone: (names) => `Kein Produkt des Shops hat diese Marke: ${names}. Wählen Sie eine andere.`,
  productsGone: (count) =>
    count === 1
      ? '1 dieser Produkte ist nicht mehr im Shop. Entfernen Sie es.'
      : `${count} dieser Produkte sind nicht mehr im Shop. Entfernen Sie sie.`,
  codeOf: (name) =>
    `Dies ist der Code von „${name}“, in dieser oder einer anderen Schreibweise. Wählen Sie einen anderen.`,
  groupInUse: (discounts) =>
    discounts === 1
      ? '1 Rabatt, der noch nicht zu Ende ist, nennt diese Gruppe. Ändern Sie ihn oder lassen Sie ihn erst enden.'
      : `${discounts} Rabatte, die noch nicht zu Ende sind, nennen diese Gruppe. Ändern Sie sie oder lassen Sie sie erst enden.`,
})
