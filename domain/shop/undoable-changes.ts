import type { ChangeAction } from '../../contract/desk/changes.ts'
import { said } from '../../contract/languages/said.ts'
import { undoingTexts } from './undoing-texts.ts'

/** The undoable changes, each with the effect of its undo. Other changes must be reversed by hand. */
const undoableChanges = undoingTexts satisfies Partial<Record<ChangeAction, string>>

export type UndoableAction = keyof typeof undoableChanges

/** Returns whether a change of this kind can be undone. */
export function isUndoable(action: string): action is UndoableAction {
  return Object.hasOwn(undoableChanges, action)
}

/** Describes the effect of undoing a change. */
export function undoingSays(action: UndoableAction): string {
  return said(undoingTexts)[action]
}
