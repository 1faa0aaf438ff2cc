import type * as English from '../../../../../../web/features/admin-products/lists/part-texts.ts'
import { manageProductTexts } from '../../../../../../web/features/admin-products/texts.ts'
import { listTexts } from '../../../../../../web/texts/lists.ts'
import { translation } from '../../../../../translation.ts'
import { countText } from '../../../../counted.ts'

const { searchHint, lowest, highest, fromA, fromZ, cheapest, dearest } = manageProductTexts

export const partTexts = translation<typeof English.partTexts>()({
  ...listTexts,
  searchHint,
  caption: 'Pièces',
  notOffered: 'Cette boutique ne permet pas de modifier les pièces.',
  loading: 'Chargement des pièces',
  notLoaded: 'Les pièces n’ont pas pu être chargées.',
  empty: 'Aucune pièce pour le moment. Ajoutez la première\u00a0: un nom, une photo et un prix suffisent.',
  addFirst: 'Ajouter la première pièce',
  count: countText('pièce', 'pièces'),
  sorts: [
    { value: 'position', text: 'Ordre de la boutique' },
    { value: 'name', text: fromA },
    { value: '-name', text: fromZ },
    { value: 'price', text: cheapest },
    { value: '-price', text: dearest },
    { value: 'availableQuantity', text: lowest },
    { value: '-availableQuantity', text: highest },
  ],
  add: 'Ajouter une pièce',
  deleting: 'Suppression…',
  confirm: 'Êtes-vous sûr\u202f?',
  confirmText: (name, canUndo = false) =>
    `${name} disparaît de la boutique. Ses demandes et ses commandes restent telles quelles.${canUndo ? ' Vous pouvez revenir en arrière sous «\u00a0Modifications\u00a0».' : ''}`,
  confirmYes: 'Supprimer la pièce',
  confirmNo: 'La garder',
  deleted: (name) => `Pièce supprimée\u00a0: ${name}`,
})
