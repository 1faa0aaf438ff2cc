import { countText, listTexts } from '../../../texts/lists.ts'
import { manageProductTexts } from '../texts.ts'

const { searchHint, lowest, highest, fromA, fromZ, cheapest, dearest } = manageProductTexts

/** Texts of Parts, the admin's list of parts. */
export const partTexts = {
  ...listTexts,
  searchHint,
  caption: 'Parts',
  notOffered: 'This shop cannot edit its parts.',
  loading: 'Loading the parts',
  notLoaded: 'The parts did not load.',
  empty: 'There is no part yet. Add the first one: a name, a picture and a price are enough.',
  addFirst: 'Add the first part',
  count: countText('part'),
  sorts: [
    { value: 'position', text: "Shop's order" },
    { value: 'name', text: fromA },
    { value: '-name', text: fromZ },
    { value: 'price', text: cheapest },
    { value: '-price', text: dearest },
    { value: 'availableQuantity', text: lowest },
    { value: '-availableQuantity', text: highest },
  ],
  add: 'Add part',
  deleting: 'Deleting…',
  confirm: 'Are you sure?',
  confirmText: (name: string, canUndo = false) =>
    `This removes ${name} from the shop. Requests and orders for it stay as they are.${canUndo ? ' Under Changes you can undo it.' : ''}`,
  confirmYes: 'Delete the part',
  confirmNo: 'Keep it',
  deleted: (name: string) => `Part: ${name} is deleted`,
} as const
