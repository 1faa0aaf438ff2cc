import type * as English from '../../../../web/texts/lists.ts'
import { wholeNumber } from '../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'
import { problems } from './problems.ts'

const plural = pluralOf('fr')

export const listTexts = translation<typeof English.listTexts>()({
  notRefreshed: 'Cette liste n’a pas pu être actualisée.',
  nothingFound: 'Aucun résultat.',
  showAll: 'Tout afficher',
  search: 'Rechercher',
  sortBy: 'Trier par',
  tryAgain: problems.tryAgain,
  pages: 'Pages de cette liste',
  nextPage: 'Page suivante',
  firstPage: 'Première page',
  columns: 'Colonnes',
  print: 'Imprimer',
  printAll: (formats, most) => `Tout imprimer, jusqu’à ${wholeNumber(formats, most)}`,
  printLoaded: (rows) => `Chargement… ${rows} ${plural(rows, 'ligne', 'lignes')}`,
  printStop: 'Arrêter',
  printedFirst: (formats, rows) =>
    `Ce sont les ${wholeNumber(formats, rows)} premières lignes. Pour les autres, affinez la liste ou exportez-la.`,
  asOf: 'État au',
  from: 'Du',
  to: 'Au',
  select: 'Sélectionner',
  allOnPage: 'Toute cette page',
  selected: (count) => `Sélection\u00a0: ${count}`,
  clearSelection: 'Effacer la sélection',
  sure: 'Confirmer\u202f?',
  notNow: 'Pas maintenant',
  ofAll: (answered, all) => `${answered} sur ${all}…`,
})

export const countText = translation<typeof English.countText>()((one, other = `${one}s`) => {
  return (formats, rows, more) =>
    `${wholeNumber(formats, rows)} ${plural(rows, one, other)}${more ? ', la suite à la page suivante' : ''}`
})

export const exportTexts = translation<typeof English.exportTexts>()({
  export: 'Exporter en CSV',
  begun: 'Le téléchargement a commencé. Votre navigateur en montre l’avancement.',
})
