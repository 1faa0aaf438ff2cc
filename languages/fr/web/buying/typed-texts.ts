import type * as English from '../../../../web/buying/typed-texts.ts'
import { translation } from '../../../translation.ts'

export const typedTexts = translation<typeof English.typedTexts>()({
  heading: 'Ajouter par numéro',
  label: 'Numéros ou noms avec quantité, un par ligne',
  hint: 'Par exemple «\u00a0TW-1234 3\u00a0» ou «\u00a03 x PH-12\u00a0». Collez une liste ou utilisez un lecteur de codes-barres\u00a0: la touche Entrée ajoute la ligne.',
  add: 'Ajouter',
  adding: 'Recherche en cours…',
  notFound: (line) => `«\u00a0${line}\u00a0»\u00a0: aucun produit ne porte ce numéro ou ce nom.`,
  several: (line) =>
    `«\u00a0${line}\u00a0»\u00a0: plusieurs produits correspondent. Saisissez le numéro du bon.`,
  notBookable: (line) => `«\u00a0${line}\u00a0»\u00a0: cette pièce se vend uniquement sur devis.`,
  tooMany: (most) => `Saisissez ${most} lignes au maximum à la fois.`,
  kept: 'Ces lignes restent dans le champ. Corrigez-les, puis ajoutez-les à nouveau.',
})
