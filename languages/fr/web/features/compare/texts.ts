import type * as English from '../../../../../web/features/compare/texts.ts'
import { translation } from '../../../../translation.ts'

export const compareTexts = translation<typeof English.compareTexts>()({
  title: 'Comparer les outils',
  description: 'Jusqu’à quatre outils côte à côte, avec leurs différences.',
  property: 'Caractéristique',
  price: 'Prix',
  minimum: 'Quantité minimale',
  available: 'En stock',
  category: 'Catégorie',
  brand: 'Marque',
  weight: 'Poids',
  length: 'Longueur',
  grams: (weight) => `${weight}\u00a0g`,
  millimetres: (length) => `${length}\u00a0mm`,
  none: '–',
  differs: 'différent',
  remove: 'Retirer',
  soldOut: 'Épuisé',
  empty: 'Aucun outil choisi. Choisissez-en jusqu’à quatre dans la liste des outils.',
  toTools: 'Voir les outils',
})
