import type * as English from '../../../../../web/features/compare/texts.ts'
import { translation } from '../../../../translation.ts'

export const compareTexts = translation<typeof English.compareTexts>()({
  title: 'Comparer les outils',
  description: 'Jusqu’à quatre outils côte à côte, avec leurs différences.',
  property: 'Propriété',
  price: 'Prix',
  minimum: 'Quantité minimale',
  available: 'Disponible',
  category: 'Catégorie',
  brand: 'Marque',
  weight: 'Poids',
  length: 'Longueur',
  none: '–',
  differs: 'différent',
  remove: 'Retirer',
  soldOut: 'Épuisé',
  empty: 'Aucun outil choisi. Choisissez-en jusqu’à quatre dans la liste des outils.',
  toTools: 'Voir les outils',
})
