import { type Refusal, refused } from '../../../domain/outcome.ts'
import { reductionFrom } from '../../../domain/reduction.ts'
import type { Transaction } from '../../data/database.ts'
import { idsOfImported, idsThatNeed } from '../../data/queries/imports/import-topics.ts'
import {
  describeImported,
  listAwaited,
  listLowered,
  listOutdated,
  moveImported,
  renewReductions,
  type Writing,
} from '../../data/queries/imports/write-import.ts'
import { tellLowStocks } from '../notifications/tell-low-stock.ts'
import { tellWaiting } from '../restock/tell-waiting.ts'
import type { Shop } from '../shop.ts'

/** Products that a refusal names. */
const mostNames = 10

/** Refuses to write over what changed since, with the names of the products. */
export async function refusalOfOutdated(
  transaction: Transaction,
  writing: Writing,
): Promise<Refusal | undefined> {
  const names = await listOutdated(transaction, writing, mostNames + 1)
  if (names.length === 0) return undefined
  const named = names.slice(0, mostNames).join(', ')
  const more = names.length > mostNames ? ' and others' : ''
  const since = writing.side === 'after' ? 'the file was compared' : 'the import'
  return refused(
    'IMPORT_OUTDATED',
    `Since ${since}, these products were changed, sold or deleted: ${named}${more}. Nothing was changed. ${
      writing.side === 'after'
        ? 'Compare the file again.'
        : 'Change them by hand, or undo those changes first.'
    }`,
  )
}

/**
 * Writes the changed products of an import on one side of its difference, with the ledger, and the letters of those who
 * wait for pieces and of staff who want to know what is low. Their prices are in the history already.
 */
export async function changeImported(
  shop: Shop,
  transaction: Transaction,
  writing: Writing,
  note: string,
): Promise<void> {
  await renewReductions(transaction, writing, reductionFrom)
  await describeImported(transaction, writing)
  await moveImported(transaction, writing, note)
  for (const { id, name, available, minimumOrder, minimumBefore, moved, restated } of await listAwaited(
    transaction,
    writing,
  )) {
    const before = { name, available: restated === 1 ? 0 : available - moved, minimumOrder: minimumBefore }
    await tellWaiting(shop, transaction, id, before, { name, available, minimumOrder })
  }
  const lowered = await listLowered(transaction, writing)
  await tellLowStocks(shop, transaction, `import:${writing.importId}`, lowered)
  const { ids, visibilityChanges } = await idsOfImported(transaction, writing.importId)
  const users = visibilityChanges ? await idsThatNeed(transaction) : []
  transaction.changed('tools', 'items', ...[...ids, ...users].map((id) => `tool:${id}` as const))
}
