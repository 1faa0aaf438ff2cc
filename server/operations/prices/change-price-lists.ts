import { priceListLimits } from '../../../contract/prices/price-lists.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  countPriceLists,
  findPriceList,
  findPriceListNamed,
  insertPriceList,
  isListUsed,
  removePriceList,
  type StoredPriceList,
  updatePriceList,
  type WrittenPriceList,
} from '../../data/queries/prices/price-lists.ts'
import { lockPriceRules } from '../../data/queries/prices/price-rule-writes.ts'
import { newId } from '../../platform/ids.ts'
import { changedValues } from '../changes/changed-values.ts'
import { type Change, recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Adds a price list without prices; returns its id. The same list once more, as a repeated request sends it, stays one.
 */
export function addPriceList(shop: Shop, caller: Caller, list: WrittenPriceList): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    await lockPriceRules(transaction)
    const named = await findPriceListNamed(transaction.db, list.name)
    if (named) return isSame(named, list) ? done(named.id) : refusedAt('name', 'PRICE_LIST_TAKEN')
    if ((await countPriceLists(transaction.db)) >= priceListLimits.lists)
      return refused('TOO_MANY_PRICE_LISTS')
    const id = newId()
    await insertPriceList(transaction, { id, ...list }, at)
    await recordPriceList(transaction, caller, {
      at,
      action: 'price-list.added',
      id,
      name: list.name,
      after: fieldsOf(list),
    })
    return done(id)
  })
}

/** A changed list keeps its prices. */
interface ChangedList extends WrittenPriceList {
  readonly version: number
}

/**
 * Replaces the name and the rate of a list, if it was not changed since a version.
 *
 * @returns whether anything changed.
 */
export function changePriceList(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, ...list }: ChangedList,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    await lockPriceRules(transaction)
    const found = await findPriceList(transaction.db, id)
    if (!found) return refused('PRICE_LIST_NOT_FOUND')
    // A repeated request finds its own change.
    if (isSame(found, list)) return done(false)
    if (version !== found.version) return refused('PRICE_LIST_CHANGED')
    return putPriceList(transaction, caller, { found, list, at: shop.clock() })
  })
}

interface PutList {
  /** The locked list. */
  readonly found: StoredPriceList
  readonly list: WrittenPriceList
  readonly at: number
  /** The entry that this change undoes. */
  readonly undoes?: number
}

/** Replaces the fields of a locked list, and records it. */
export async function putPriceList(
  transaction: Transaction,
  caller: Caller,
  { found, list, at, undoes }: PutList,
): Promise<Outcome<boolean>> {
  const { id } = found
  const named = await findPriceListNamed(transaction.db, list.name)
  if (named && named.id !== id) return refusedAt('name', 'PRICE_LIST_TAKEN')
  const values = changedValues(fieldsOf(found), fieldsOf(list))
  await updatePriceList(transaction, { id, ...list }, at)
  const entry = { at, action: 'price-list.changed', id, name: list.name, undoes, ...values } as const
  await recordPriceList(transaction, caller, entry)
  return done(true)
}

/** Deletes a list that no company and no group has. */
export function deletePriceList(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    await lockPriceRules(transaction)
    const found = await findPriceList(transaction.db, id)
    if (!found) return refused('PRICE_LIST_NOT_FOUND')
    if (await isListUsed(transaction.db, id)) return refused('PRICE_LIST_IN_USE')
    await removePriceList(transaction, id)
    const before = { ...fieldsOf(found), products: found.products }
    const entry = { at, action: 'price-list.deleted', id, name: found.name, before } as const
    await recordPriceList(transaction, caller, entry)
    return done(null)
  })
}

/** Returns the fields of a list as they are recorded. */
export function fieldsOf({ name, rateHundredths }: WrittenPriceList) {
  return { name, rateHundredths }
}

type ListChange = Pick<Change, 'at' | 'action' | 'before' | 'after' | 'undoes'> & {
  readonly id: string
  readonly name: string
}

/** Records a change of a list. */
export async function recordPriceList(
  transaction: Transaction,
  by: Caller,
  { id, name, ...change }: ListChange,
): Promise<void> {
  await recordChange(transaction, { ...change, by, subject: { kind: 'price-list', id, name } })
}

function isSame(one: WrittenPriceList, other: WrittenPriceList): boolean {
  return one.name === other.name && one.rateHundredths === other.rateHundredths
}
