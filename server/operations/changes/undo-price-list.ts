import { errors } from '../../../contract/errors.ts'
import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  listChangesOfVersion,
  readStoredSteps,
  storeChangedSteps,
} from '../../data/queries/prices/price-list-products.ts'
import { findPriceList } from '../../data/queries/prices/price-lists.ts'
import { lockPriceRules } from '../../data/queries/prices/price-rule-writes.ts'
import { fieldsOf, putPriceList, recordPriceList } from '../prices/change-price-lists.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Restores name and rate of a price list, unless one of the changed ones was changed since. */
export async function undoPriceListChange(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, before, after } = undoing
  await lockPriceRules(transaction)
  const found = await findPriceList(transaction.db, change.subjectId)
  if (!found) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceListDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const present = new Map<string, unknown>(Object.entries(fieldsOf(found)))
  if (Object.entries(after).some(([field, value]) => present.get(field) !== value))
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceListChanged)
  const list = {
    name: typeof before.name === 'string' ? before.name : found.name,
    rateHundredths: typeof before.rateHundredths === 'number' ? before.rateHundredths : found.rateHundredths,
  }
  const undone = await putPriceList(transaction, caller, {
    found,
    list,
    at: shop.clock(),
    undoes: change.sequence,
  })
  return undone.ok ? undone : refused('CHANGE_STANDS_BEHIND', errors[undone.code].message)
}

/** Restores the prices that a file replaced in a price list, unless one of them was changed since. */
export async function undoPriceFile(undoing: Undoing): Promise<Outcome<number>> {
  const { shop, transaction, caller, change, after } = undoing
  const { db } = transaction
  await lockPriceRules(transaction)
  const list = await findPriceList(db, change.subjectId)
  if (!list) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceListDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const changed = await listChangesOfVersion(db, list.id, Number(after.version))
  const present = await readStoredSteps(db, list.id)
  if (changed.some(({ productId, after: written }) => (present.get(productId) ?? null) !== written))
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).pricesChanged)
  const at = shop.clock()
  const restored = changed.map((each) => ({ ...each, before: each.after, after: each.before }))
  const version = await storeChangedSteps(transaction, list, restored, at)
  const added = restored.filter(({ before }) => before === null).length
  const removed = restored.filter((each) => each.after === null).length
  const counts = { added, changed: restored.length - added - removed, removed, version }
  await recordPriceList(transaction, caller, {
    at,
    action: 'price-list.priced',
    id: list.id,
    name: list.name,
    after: counts,
    undoes: change.sequence,
  })
  return done(version)
}
