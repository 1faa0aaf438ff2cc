import type * as English from '../../../../../server/operations/prices/price-texts.ts'
import { translation } from '../../../../translation.ts'

export const priceTexts = translation<typeof English.priceTexts>()({
  categoriesGone: (names) =>
    `Aucun produit de la boutique n’a cette catégorie\u00a0: ${names}. Choisissez-en une autre.`,
  brandsGone: (names) =>
    `Aucun produit de la boutique n’a cette marque\u00a0: ${names}. Choisissez-en une autre.`,
  productsGone: (count) =>
    count === 1
      ? '1\u00a0de ces produits n’est plus dans la boutique. Retirez-le.'
      : `${count}\u00a0de ces produits ne sont plus dans la boutique. Retirez-les.`,
  codeOf: (name) =>
    `C’est le code de «\u00a0${name}\u00a0», avec cette graphie ou une autre. Écrivez-en un autre.`,
  groupInUse: (discounts) =>
    discounts === 1
      ? '1\u00a0remise qui n’est pas terminée nomme ce groupe. Modifiez-la, ou laissez-la d’abord se terminer.'
      : `${discounts}\u00a0remises qui ne sont pas terminées nomment ce groupe. Modifiez-les, ou laissez-les d’abord se terminer.`,
})
