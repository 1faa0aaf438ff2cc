import { isDeepStrictEqual } from 'node:util'
import { said } from '../../../contract/languages/said.ts'
import { type SectionName, settingSections } from '../../../contract/shop/shop-sections.ts'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import { findNewestVersion, lockSettings } from '../../data/queries/setting-versions.ts'
import { putSettingsInForce } from '../settings/change-settings.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Restores the values of a section's fields from before a change, unless one was changed since. */
export async function undoSettingsChange(undoing: Undoing): Promise<Outcome<unknown>> {
  const { shop, transaction, caller, change, before, after } = undoing
  const section = change.subjectId
  if (!isSection(section)) return refused('CHANGE_NOT_UNDOABLE')
  await lockSettings(transaction)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const newest = await findNewestVersion(transaction.db, section)
  const current = shop.settings.valueOf(section, newest?.value)
  const now = new Map<string, unknown>(Object.entries(current))
  const changedSince = Object.entries(after).some(
    ([field, value]) => !isDeepStrictEqual(now.get(field) ?? null, value),
  )
  if (changedSince) {
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).settingsChanged)
  }
  const back = { section, value: { ...current, ...before }, from: newest?.id ?? null }
  const undone = await putSettingsInForce(shop, transaction, caller, back, change.sequence)
  if (undone.ok) return undone
  // These messages refer to fields of the settings form, which this page does not show.
  return undone.code === 'INPUT_INVALID'
    ? refused('CHANGE_STANDS_BEHIND', said(undoTexts).valuesImpossible)
    : refused(undone.code)
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(settingSections, name)
}
