import type { ChangeAction } from '../../contract/desk/changes.ts'

/** The undoable changes, each with the effect of its undo. Other changes must be reversed by hand. */
const undoableChanges = {
  'product.changed': 'The fields get the values that they had before.',
  'product.hidden': 'The product gets the state that it had before.',
  'product.shown': 'The product gets the state that it had before.',
  'product.deleted': 'The product comes back with its stock and its ledger.',
  'part.changed': 'The fields get the values that they had before.',
  'part.hidden': 'The part gets the state that it had before.',
  'part.shown': 'The part gets the state that it had before.',
  'part.deleted': 'The part comes back to the list.',
  'stock.restocked': 'The pieces are moved back, in the ledger too.',
  'stock.corrected': 'The pieces are moved back, in the ledger too.',
  'products.imported':
    'All products of the import get the values that they had before. New ones are deleted, or hidden when they have orders.',
  'review.hidden': 'Visitors see the review again.',
  'review.shown': 'The review is hidden from visitors again.',
  'settings.changed': 'The fields get the values that they had before.',
  'text.changed': 'The earlier text is shown again.',
} as const satisfies Partial<Record<ChangeAction, string>>

export type UndoableAction = keyof typeof undoableChanges

/** Returns whether a change of this kind can be undone. */
export function isUndoable(action: string): action is UndoableAction {
  return Object.hasOwn(undoableChanges, action)
}

/** Describes the effect of undoing a change. */
export function undoingSays(action: UndoableAction): string {
  return undoableChanges[action]
}
