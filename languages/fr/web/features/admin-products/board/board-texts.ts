import type * as English from '../../../../../../web/features/admin-products/board/board-texts.ts'
import { wholeNumber } from '../../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../../translation.ts'

export const boardTexts = translation<typeof English.boardTexts>()({
  family: (name) => `Se déplace avec sa famille\u202f: ${name}`,
  titles: { tool: 'Disposer les produits', part: 'Disposer les pièces' },
  link: 'Disposer les produits',
  notOffered: 'Cette boutique ne permet pas de changer l’ordre des produits.',
  lead: 'C’est l’ordre de la boutique. Faites glisser un produit par sa poignée\u202f; ou appuyez sur Espace quand elle est sélectionnée, déplacez avec les flèches, puis appuyez de nouveau sur Espace.',
  find: 'Chercher',
  findHint: 'Nom du produit',
  found:
    'Pour faire glisser, videz la recherche. Un produit trouvé peut tout de même aller en haut ou à une place.',
  none: 'Aucun produit ne porte ce nom.',
  loading: 'Chargement de l’ordre',
  notLoaded: 'L’ordre n’a pas pu être chargé.',
  notMoved: 'Le produit n’a pas été déplacé. Il garde sa place.',
  empty: 'Il n’y a encore rien à disposer.',
  more: 'Afficher plus',
  list: 'L’ordre',
  drag: (name) => `Déplacer ${name}`,
  draggable: 'déplaçable',
  instructions: 'Espace pour saisir, flèches pour déplacer, Espace pour poser, Échap pour abandonner.',
  toTop: 'Tout en haut',
  toPlace: 'À une place',
  of: (name) => `\u00a0: ${name}`,
  place: 'Place',
  move: 'Déplacer',
  cancel: 'Annuler',
  placeRequired: 'Indiquez une place, comptée à partir de 1.',
  pickedUp: (formats, name, place) => `${name}, pris à la place ${wholeNumber(formats, place)}.`,
  over: (formats, name, place) => `${name}, au-dessus de la place ${wholeNumber(formats, place)}.`,
  putDown: (formats, name, place) => `${name}, posé à la place ${wholeNumber(formats, place)}.`,
  left: (name) => `${name} reste à sa place.`,
  moved: (formats, name, place) => `${name} est maintenant à la place ${wholeNumber(formats, place)}.`,
})
