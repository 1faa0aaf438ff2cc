import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { originalVersion } from '../../../contract/shop/settings.ts'
import type { TextSource } from '../../../contract/shop/texts.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  findNewestValue,
  findVersion,
  insertVersion,
  lockSettings,
} from '../../data/queries/setting-versions.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { previewOf } from './find-text.ts'
import {
  markdownOf,
  type Originals,
  originalTexts,
  readSource,
  readText,
  sectionOfText,
  storedText,
  type TextName,
} from './stored-texts.ts'
import type { TextContext } from './text-context.ts'

interface TextChange extends TextName {
  readonly markdown: string
  /** The version that the admin edited. */
  readonly from: string | null
}

/** Replaces the text of a page, if it needs no correction and has not changed since the given version. */
export async function changeText(
  shop: Shop,
  facts: TextContext['facts'],
  caller: Caller,
  change: TextChange,
): Promise<Outcome<TextSource>> {
  const { problems } = await previewOf(shop, facts, change.markdown, change.language)
  if (problems[0] !== undefined) return refusedAt('markdown', 'INPUT_INVALID', problems[0])
  // Reads the originals before the transaction, which may wait only for its own queries.
  const originals = await originalTexts(shop, change.page)
  return shop.database.write((transaction) => putTextInForce(shop, transaction, caller, change, originals))
}

/** Restores an earlier version of a text, unless the text has changed since the given version. */
export async function restoreText(
  shop: Shop,
  caller: Caller,
  { id, ...change }: Omit<TextChange, 'markdown'> & { readonly id: string },
): Promise<Outcome<TextSource>> {
  const originals = await originalTexts(shop, change.page)
  return shop.database.write(async (transaction) => {
    const section = sectionOfText(change, originals.standard)
    const stored = id === originalVersion ? undefined : await findVersion(transaction.db, section, id)
    if (id !== originalVersion && !stored) return refused('SETTING_VERSION_NOT_FOUND')
    const markdown = stored
      ? markdownOf(stored)
      : (await readText(transaction.db, change, originals)).original
    return putTextInForce(shop, transaction, caller, { ...change, markdown }, originals)
  })
}

/**
 * Replaces a text within a transaction, as `changeText` does.
 *
 * @param originals the original texts, read before the transaction.
 * @param undoes the entry of the record of changes that this change undoes.
 */
export async function putTextInForce(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { markdown, from, ...name }: TextChange,
  originals: Originals,
  undoes?: number,
): Promise<Outcome<TextSource>> {
  await lockSettings(transaction)
  const languages = await findNewestValue(transaction.db, 'languages')
  const { standard } = shop.settings.valueOf('languages', languages)
  // Another standard language exchanges the versions of texts.
  if (standard !== originals.standard) return refused('SETTINGS_CHANGED')
  const { markdown: before, newest } = await readText(transaction.db, name, originals)
  if (markdown === before) return done(await readSource(shop, transaction.db, name, originals))
  if ((newest?.id ?? null) !== from) return refused('SETTINGS_CHANGED')
  const at = shop.clock()
  const id = newId()
  await insertVersion(transaction, {
    id,
    section: sectionOfText(name, originals.standard),
    number: (newest?.number ?? 0) + 1,
    value: storedText(markdown),
    createdAt: at,
    createdBy: caller.userId,
  })
  transaction.changed('shop')
  await recordChange(transaction, {
    at,
    by: caller,
    action: 'text.changed',
    subject: { kind: 'text', id: name.page, name: recordedName(name, originals.standard) },
    // The record omits the words, which the versions contain.
    before: { version: newest?.id ?? originalVersion, characters: before.length },
    after: { version: id, characters: markdown.length },
    undoes,
  })
  return done(await readSource(shop, transaction.db, name, originals))
}

/** Returns the name of a text in the record of changes: `terms`, or `terms:de` besides the standard language. */
function recordedName({ page, language }: TextName, standard: LanguageTag): string {
  return language === standard ? page : `${page}:${language}`
}
