import type * as English from '../../../../../server/operations/imports/import-refusal-texts.ts'
import { translation } from '../../../../translation.ts'

export const importRefusalTexts = translation<typeof English.importRefusalTexts>()({
  nothingToApply: 'Le fichier ne change rien\u00a0: il n’y a rien à appliquer.',
  names: (names) => `${names} et d’autres`,
  outdated: (products) =>
    `Depuis la comparaison du fichier, ces produits ont été modifiés, vendus ou supprimés\u00a0: ${products}. Rien n’a été modifié. Comparez à nouveau le fichier.`,
  outdatedSinceImport: (products) =>
    `Depuis l’importation, ces produits ont été modifiés, vendus ou supprimés\u00a0: ${products}. Rien n’a été modifié. Modifiez-les à la main, ou annulez d’abord ces modifications.`,
  recordsOutdated: (name) =>
    `Depuis la comparaison du fichier, « ${name} » a été modifié ou supprimé ici. Rien n’a été changé. Comparez de nouveau le fichier.`,
  skusTaken: (products) =>
    `D’autres produits portent désormais les références de ceux-ci\u00a0: ${products}. Rien n’a été modifié. Comparez à nouveau le fichier, ou modifiez d’abord ces autres produits.`,
  gtinsTaken: (products) =>
    `D’autres produits portent désormais les GTIN de ceux-ci\u00a0: ${products}. Rien n’a été modifié. Comparez à nouveau le fichier, ou modifiez d’abord ces autres produits.`,
  familyAxes: (families) =>
    `Ensuite, les produits de ces familles se distingueraient par des valeurs différentes : ${families}. Rien n’a été modifié. Écrivez les mêmes familyAxes pour tous les produits d’une famille.`,
  familyValues: (families) =>
    `Ensuite, deux produits de ces familles auraient les mêmes valeurs : ${families}. Rien n’a été modifié. Écrivez des specs différentes, ou retirez l’un des deux de sa famille.`,
  makersGone: (products) =>
    `Les fabricants de ces produits ont été supprimés entre-temps\u00a0: ${products}. Rien n’a été modifié. Ajoutez à nouveau les fabricants, puis comparez à nouveau le fichier.`,
})
