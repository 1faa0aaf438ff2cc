import type * as English from '../../../../../web/buying/keep-on-list/keep-texts.ts'
import { translation } from '../../../../translation.ts'

export const keepTexts = translation<typeof English.keepTexts>()({
  heading: 'Ajouter à une liste',
  what: (lines, count) => (count === 1 ? '1 produit' : `${lines} produits`),
  loading: 'Chargement de vos listes',
  notLoaded: 'Vos listes n’ont pas pu être chargées.',
  list: 'Liste',
  newList: 'Une nouvelle liste',
  ofCompany: (name) => `${name} (société)`,
  name: 'Nom de la liste',
  nameHint: 'Par exemple «\u00a0Commande de printemps\u00a0».',
  share: (company) => `La partager avec tous ceux qui achètent pour ${company}`,
  keep: 'Ajouter',
  keeping: 'Ajout en cours…',
  cancel: 'Annuler',
  kept: (name) => `Ajouté à «\u00a0${name}\u00a0»`,
})
