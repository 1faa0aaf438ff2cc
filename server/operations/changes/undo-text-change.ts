import { said } from '../../../contract/languages/said.ts'
import { originalVersion } from '../../../contract/shop/settings.ts'
import { textPages } from '../../../contract/shop/texts.ts'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import { findSectionOf, findVersion, lockSettings } from '../../data/queries/setting-versions.ts'
import { putTextInForce } from '../texts/change-text.ts'
import { languageOfSection, markdownOf, originalTexts, readText } from '../texts/stored-texts.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Restores the text from before a change, unless it was changed again since. */
export async function undoTextChange(undoing: Undoing): Promise<Outcome<unknown>> {
  const { shop, transaction, caller, change, before, after } = undoing
  const page = textPages.find((known) => known === change.subjectId)
  if (page === undefined) return refused('CHANGE_NOT_UNDOABLE')
  const originals = await originalTexts(shop, page, transaction.db)
  await lockSettings(transaction)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  // The version knows its language, also after another language became the standard one.
  const section = await findSectionOf(transaction.db, String(after.version))
  if (section === undefined) return refused('CHANGE_NOT_UNDOABLE')
  const name = { page, language: languageOfSection(section, originals.standard) }
  const { markdown: now, original, newest } = await readText(transaction.db, name, originals)
  const wordsOf = async (version: unknown) => {
    if (version === originalVersion) return original
    const stored = await findVersion(transaction.db, section, String(version))
    return stored && markdownOf(stored)
  }
  const markdown = await wordsOf(before.version)
  // Compares the words, because the undo of a newer change stores the same text as a new version.
  if (markdown === undefined || now !== (await wordsOf(after.version))) {
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).textChanged)
  }
  const back = { ...name, markdown, from: newest?.id ?? null }
  return putTextInForce(shop, transaction, caller, back, originals, change.sequence)
}
