import type * as English from '../../../../../web/features/tool/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const toolTexts = translation<typeof English.toolTexts>()({
  whereabouts: 'Vous êtes ici',
  tools: 'Outils',
  parts: 'Pièces',
  order: 'Prix et stock',
  price: 'Prix',
  perPiece: (note) => `l’unité, ${note}`,
  minimum: 'Quantité minimale',
  available: 'Disponible',
  piece: (count) => plural(count ?? 2, 'pièce', 'pièces'),
  enoughFor: (orders) =>
    orders === 1 ? 'Une fois la quantité minimale' : `${orders} fois la quantité minimale`,
  out: 'Épuisé',
  outText: 'De retour avec la prochaine livraison.',
  shortText: 'Réservation possible après la prochaine livraison.',
  more: 'Voir tous les outils',
  moreOf: (category) => `Voir d’autres outils\u00a0: ${category}`,
})

export const saleTexts = translation<typeof English.saleTexts>()({
  until: (name) => `${name}\u00a0: jusqu’au`,
})

export const stageTexts = translation<typeof English.stageTexts>()({
  ruler: 'Échelle de cette image, en millimètres',
  pictures: 'Images',
  firstPicture: (name) => `${name} sur le panneau d’outils`,
  unnamedPicture: (number) => `Image ${number}`,
})

export const plateTexts = translation<typeof English.plateTexts>()({
  heading: 'Caractéristiques',
  brand: 'Marque',
  weight: 'Poids',
  weightMeaning: 'Sans emballage.',
  length: 'Longueur',
  lengthMeaning: 'Le plus grand côté de l’outil, d’un bout à l’autre.',
})

export const besideTexts = translation<typeof English.besideTexts>()({
  heading: 'À côté sur le panneau',
  needed: 'Nécessaire en complément',
  beside: 'Accroché à côté',
  soldOut: 'Épuisé',
  oneScale: 'À la même échelle',
  oneScaleNote: (step) => `Les tailles relatives des outils. Un repère tous les ${step}.`,
})
