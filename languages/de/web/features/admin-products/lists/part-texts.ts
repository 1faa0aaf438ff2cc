import type * as English from '../../../../../../web/features/admin-products/lists/part-texts.ts'
import { manageProductTexts } from '../../../../../../web/features/admin-products/texts.ts'
import { listTexts } from '../../../../../../web/texts/lists.ts'
import { translation } from '../../../../../translation.ts'
import { countText } from '../../../../counted.ts'

const { searchHint, lowest, highest, fromA, fromZ, cheapest, dearest } = manageProductTexts

export const partTexts = translation<typeof English.partTexts>()({
  ...listTexts,
  searchHint,
  caption: 'Teile',
  notOffered: 'In diesem Shop lassen sich Teile nicht bearbeiten.',
  loading: 'Teile werden geladen',
  notLoaded: 'Die Teile konnten nicht geladen werden.',
  empty: 'Noch keine Teile. Legen Sie das erste an: Name, Bild und Preis genügen.',
  addFirst: 'Erstes Teil anlegen',
  count: countText('Teil', 'Teile'),
  sorts: [
    { value: 'position', text: 'Reihenfolge im Shop' },
    { value: 'name', text: fromA },
    { value: '-name', text: fromZ },
    { value: 'price', text: cheapest },
    { value: '-price', text: dearest },
    { value: 'availableQuantity', text: lowest },
    { value: '-availableQuantity', text: highest },
  ],
  add: 'Teil anlegen',
  deleting: 'Wird gelöscht …',
  confirm: 'Sind Sie sicher?',
  confirmText: (name, canUndo = false) =>
    `${name} verschwindet aus dem Shop. Anfragen und Bestellungen bleiben, wie sie sind.${canUndo ? ' Unter „Änderungen“ können Sie das rückgängig machen.' : ''}`,
  confirmYes: 'Teil löschen',
  confirmNo: 'Behalten',
  deleted: (name) => `Gelöscht: ${name}`,
})
