import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  addMembers,
  countRulesByGroup,
  findGroup,
  findGroupNamed,
  insertGroup,
  listMembers,
  removeGroup,
  removeMembers,
  updateGroup,
  type WrittenGroup,
} from '../../data/queries/prices/managed-groups.ts'
import { findPriceList } from '../../data/queries/prices/price-lists.ts'
import { lockPriceRules } from '../../data/queries/prices/price-rule-writes.ts'
import { newId } from '../../platform/ids.ts'
import { changedValues } from '../changes/changed-values.ts'
import { type Change, recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { priceTexts } from './price-texts.ts'

/** Adds a group of customers; returns its id. The same group once more, as a repeated request sends it, stays one. */
export function addCustomerGroup(shop: Shop, caller: Caller, group: WrittenGroup): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const id = newId()
    const emails = [...new Set(group.emails)]
    await lockPriceRules(transaction)
    const named = await findGroupNamed(transaction.db, group.name)
    if (named) {
      const { added, removed } = await differenceOf(transaction, named.id, emails)
      const isSame =
        named.name === group.name &&
        added.length + removed.length === 0 &&
        named.priceListId === (group.priceList ?? null)
      return isSame ? done(named.id) : refusedAt('name', 'CUSTOMER_GROUP_TAKEN')
    }
    const list = await chosenList(transaction, group.priceList ?? null)
    if (!list.ok) return list
    await insertGroup(transaction, { id, name: group.name, priceListId: group.priceList ?? null }, at)
    await addMembers(transaction, id, emails)
    const after = { name: group.name, members: emails.length, priceList: list.value }
    await recordGroup(transaction, caller, {
      at,
      action: 'customer-group.added',
      id,
      name: group.name,
      after,
    })
    return done(id)
  })
}

/**
 * Replaces the name and the members of a group, if it was not changed since a version.
 *
 * @returns whether anything changed.
 */
export function changeCustomerGroup(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, name, ...group }: WrittenGroup & { readonly version: number },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const emails = [...new Set(group.emails)]
    await lockPriceRules(transaction)
    const found = await findGroup(transaction.db, id)
    if (!found) return refused('CUSTOMER_GROUP_NOT_FOUND')
    const { added, removed, members } = await differenceOf(transaction, id, emails)
    const { priceList: priceListId = found.priceListId } = group
    const lists = [
      await listNameOf(transaction, found.priceListId),
      await chosenList(transaction, priceListId),
    ] as const
    const [priceList, list] = lists
    if (!list.ok) return list
    // The record has no customers' data, so that an email that is deleted is nowhere.
    const values = changedValues(
      { name: found.name, members, added: 0, removed: 0, priceList },
      { name, members: emails.length, added: added.length, removed: removed.length, priceList: list.value },
    )
    // A repeated request finds its own change.
    if (!values) return done(false)
    if (version !== found.version) return refused('CUSTOMER_GROUP_CHANGED')
    const named = await findGroupNamed(transaction.db, name)
    if (named && named.id !== id) return refusedAt('name', 'CUSTOMER_GROUP_TAKEN')
    await updateGroup(transaction, { id, name, priceListId }, at)
    await removeMembers(transaction, id, removed)
    await addMembers(transaction, id, added)
    await recordGroup(transaction, caller, { at, action: 'customer-group.changed', id, name, ...values })
    return done(true)
  })
}

/** Deletes a group that no rule names that has not ended. */
export function deleteCustomerGroup(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    await lockPriceRules(transaction)
    const found = await findGroup(transaction.db, id)
    if (!found) return refused('CUSTOMER_GROUP_NOT_FOUND')
    const rules = (await countRulesByGroup(transaction.db, at)).get(id) ?? 0
    if (rules > 0) return refused('CUSTOMER_GROUP_IN_USE', said(priceTexts).groupInUse(rules))
    const before = { name: found.name, members: (await listMembers(transaction.db, id)).length }
    await removeGroup(transaction, id)
    const entry = { at, action: 'customer-group.deleted', id, name: found.name, before } as const
    await recordGroup(transaction, caller, entry)
    return done(null)
  })
}

/** Returns the name of a list that a group gets, null for none; refuses one that was deleted. */
async function chosenList(transaction: Transaction, id: string | null): Promise<Outcome<string | null>> {
  const name = await listNameOf(transaction, id)
  return id !== null && name === null ? refusedAt('priceList', 'PRICE_LIST_GONE') : done(name)
}

async function listNameOf({ db }: Transaction, id: string | null): Promise<string | null> {
  return id === null ? null : ((await findPriceList(db, id))?.name ?? null)
}

async function differenceOf({ db }: Transaction, id: string, emails: readonly string[]) {
  const members = new Set(await listMembers(db, id))
  const wanted = new Set(emails)
  return {
    members: members.size,
    added: emails.filter((email) => !members.has(email)),
    removed: [...members].filter((email) => !wanted.has(email)),
  }
}

type GroupChange = Pick<Change, 'at' | 'action' | 'before' | 'after'> & {
  readonly id: string
  readonly name: string
}

async function recordGroup(
  transaction: Transaction,
  by: Caller,
  { id, name, ...change }: GroupChange,
): Promise<void> {
  await recordChange(transaction, { ...change, by, subject: { kind: 'customer-group', id, name } })
}
