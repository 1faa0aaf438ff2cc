import type * as English from '../../../../../../web/features/storefront/finding/texts.ts'
import { wholeNumber } from '../../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../../plural.ts'
import { translation } from '../../../../../translation.ts'

const plural = pluralOf('fr')

export const findingTexts = translation<typeof English.findingTexts>()({
  remove: (what) => `Retirer ${what}`,
  words: (words) => `«\u00a0${words}\u00a0»`,
  range: (name, from, to) =>
    from && to ? `${name} ${from}–${to}` : from ? `${name} à partir de ${from}` : `${name} jusqu’à ${to}`,
  count: (count) => `${count} ${plural(count, 'résultat', 'résultats')}`,
  corrected: (words) => `Résultats pour «\u00a0${words}\u00a0».`,
  parts: 'Pièces',
  pages: 'À lire',
  job: 'Travail\u00a0: ',
  jobCounts: (formats, steps, products) =>
    `${wholeNumber(formats, steps)} ${plural(steps, 'étape', 'étapes')} · ${wholeNumber(formats, products)} ${plural(products, 'outil', 'outils')}`,
  clear: 'Tout retirer',
  filters: 'Filtrer',
  apply: 'Appliquer',
  category: 'Catégorie',
  anyCategory: 'Toutes',
  standard: 'Compatible avec',
  moreStandards: (count) => `${count} autres standards`,
  moreMeasures: (count) => `${count} autres caractéristiques`,
  brand: 'Marque',
  price: 'Prix',
  weight: 'Poids',
  from: 'De',
  to: 'À',
  bound: (number) => number.replace('.', ','),
  rangeHint: 'Saisissez un nombre, par exemple 12,50.',
  stock: 'Stock',
  inStock: 'En stock',
  measures: 'Caractéristiques',
  sort: 'Trier par',
  sorts: {
    relevance: 'Pertinence',
    price: 'Prix croissant',
    '-price': 'Prix décroissant',
    name: 'Nom, de A à Z',
    '-name': 'Nom, de Z à A',
    availableQuantity: 'Stock croissant',
    '-availableQuantity': 'Stock décroissant',
    newest: 'Nouveautés',
  },
  shopOrder: 'Ordre de la boutique',
  view: 'Vue',
  views: { board: 'Panneau', scale: 'À l’échelle', table: 'Tableau' },
  notToScale: 'Pas à l’échelle',
  notToScaleLength: (length) => `${length}, pas à l’échelle`,
  book: 'Réserver',
  quantityOf: (product) => `Quantité\u00a0: ${product}`,
  columns: { name: 'Outil', stock: 'Stock', price: 'Prix' },
  sortBy: (column, descending) => `${column}, ${descending ? 'décroissant' : 'croissant'}`,
  nothing: (words) =>
    words === undefined
      ? 'Aucun résultat avec tous ces filtres.'
      : `Aucun résultat pour «\u00a0${words}\u00a0».`,
  nothingText: 'Retirez un filtre, essayez moins de mots ou cherchez une cote comme «\u00a015 mm\u00a0».',
  nearest: 'Le plus proche',
  categories: 'Catégories',
  compare: 'Comparer',
  compareFull: 'Quatre outils au maximum.',
  all: 'Voir tous les outils',
  allParts: 'Voir toutes les pièces',
  ask: 'Demander un devis',
})
