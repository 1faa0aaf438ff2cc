import { originalVersion } from '../../../contract/shop/settings.ts'
import type { TextPage, TextSource } from '../../../contract/shop/texts.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  findNewestVersion,
  findVersion,
  insertVersion,
  lockSettings,
} from '../../data/queries/setting-versions.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { previewOf } from './find-text.ts'
import { markdownOf, originalText, readSource, sectionOfText, storedText } from './stored-texts.ts'
import type { TextContext } from './text-context.ts'

interface TextChange {
  readonly page: TextPage
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
  const { problems } = await previewOf(shop, facts, change.markdown)
  if (problems[0] !== undefined) return refusedAt('markdown', 'INPUT_INVALID', problems[0])
  // Reads the original before the transaction, which may wait only for its own queries.
  const original = await originalText(shop, change.page)
  return shop.database.write((transaction) => putTextInForce(shop, transaction, caller, change, original))
}

/** Restores an earlier version of a text, unless the text has changed since the given version. */
export async function restoreText(
  shop: Shop,
  caller: Caller,
  { page, id, from }: Omit<TextChange, 'markdown'> & { readonly id: string },
): Promise<Outcome<TextSource>> {
  const original = await originalText(shop, page)
  return shop.database.write(async (transaction) => {
    const stored =
      id === originalVersion ? undefined : await findVersion(transaction.db, sectionOfText(page), id)
    if (id !== originalVersion && !stored) return refused('SETTING_VERSION_NOT_FOUND')
    const markdown = stored ? markdownOf(stored) : original
    return putTextInForce(shop, transaction, caller, { page, markdown, from }, original)
  })
}

/**
 * Replaces a text within a transaction, as `changeText` does.
 *
 * @param original the original text, read before the transaction.
 * @param undoes the entry of the record of changes that this change undoes.
 */
export async function putTextInForce(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { page, markdown, from }: TextChange,
  original: string,
  undoes?: number,
): Promise<Outcome<TextSource>> {
  const section = sectionOfText(page)
  await lockSettings(transaction)
  const newest = await findNewestVersion(transaction.db, section)
  const before = newest ? markdownOf(newest) : original
  if (markdown === before) return done(await readSource(shop, transaction.db, page))
  if ((newest?.id ?? null) !== from) return refused('SETTINGS_CHANGED')
  const at = shop.clock()
  const id = newId()
  await insertVersion(transaction, {
    id,
    section,
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
    subject: { kind: 'text', id: page, name: page },
    // The record omits the words, which the versions contain.
    before: { version: newest?.id ?? originalVersion, characters: before.length },
    after: { version: id, characters: markdown.length },
    undoes,
  })
  return done(await readSource(shop, transaction.db, page))
}
