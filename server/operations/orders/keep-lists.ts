import { mostListLines, mostLists } from '../../../contract/orders/kept-lists.ts'
import { addToLines } from '../../../domain/orders/add-to-lines.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findCompanyOf, lockCompany } from '../../data/queries/accounts/companies.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import {
  countKeptLists,
  insertKeptList,
  type Keeper,
  type KeptLine,
  lockKeptList,
  removeKeptList,
  storeKeptList,
} from '../../data/queries/orders/kept-lists.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { claimKey } from '../claim-key.ts'
import type { Caller, Shop } from '../shop.ts'

/** A list as its person has typed it. */
interface TypedList {
  readonly name: string
  /** Whether everyone of the company reads and changes it. */
  readonly shared: boolean
  readonly lines: readonly KeptLine[]
}

interface NewList extends TypedList {
  readonly idempotencyKey: string | undefined
}

interface ChangedList extends TypedList {
  /** The version that the change was made to. */
  readonly version: number
}

interface AddedLines {
  readonly lines: readonly KeptLine[]
  readonly idempotencyKey: string | undefined
}

/**
 * Keeps a new list of the caller's account, or of its company (docs/decisions/0164).
 *
 * @returns its id; the same one for the same key.
 */
export function addKeptList(
  shop: Shop,
  caller: Caller,
  { idempotencyKey: key, ...list }: NewList,
): Promise<Outcome<string>> {
  return asKeeper(shop, caller, async (transaction, keeper) => {
    const id = newId()
    const now = shop.clock()
    const claim = { userId: caller.userId, key, request: { keptList: list }, createdId: id }
    const earlier = await claimKey(transaction, claim, now)
    if (!earlier.ok) return earlier
    if (earlier.value !== undefined) return done(earlier.value)
    const refusal = await refusalOfPlace(transaction, keeper, list.shared)
    if (refusal) return refusal
    const companyId = list.shared ? (keeper.companyId ?? null) : null
    await insertKeptList(transaction, caller.userId, { ...list, id, companyId }, now)
    return done(id)
  })
}

/**
 * Replaces a kept list, unless it was changed since the given version. Only its maker can take a list back from the
 * company, so that nobody takes the lists of others away.
 *
 * @returns the new version.
 */
export function changeKeptList(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, shared, name, lines }: ChangedList,
): Promise<Outcome<number>> {
  return asKeeper(shop, caller, async (transaction, keeper) => {
    const list = await lockKeptList(transaction, keeper, id)
    if (!list) return refused('LIST_NOT_FOUND')
    if (list.version !== version) return refused('LIST_CHANGED')
    const wasShared = list.companyId !== null
    if (shared !== wasShared) {
      if (list.userId !== caller.userId) return refused('LIST_OF_COMPANY')
      const refusal = await refusalOfPlace(transaction, keeper, shared)
      if (refusal) return refusal
    }
    const companyId = shared ? (keeper.companyId ?? null) : null
    const content = { id, name, lines, companyId, version }
    return done(await storeKeptList(transaction, caller.userId, content, shop.clock()))
  })
}

/**
 * Adds pieces to a kept list. It needs no version, because what another person has added stays.
 *
 * @returns the new version.
 */
export function addToKeptList(
  shop: Shop,
  caller: Caller,
  id: string,
  { lines: added, idempotencyKey: key }: AddedLines,
): Promise<Outcome<number>> {
  return asKeeper(shop, caller, async (transaction, keeper) => {
    const now = shop.clock()
    const list = await lockKeptList(transaction, keeper, id)
    if (!list) return refused('LIST_NOT_FOUND')
    const claim = { userId: caller.userId, key, request: { addedTo: id, added }, createdId: id }
    const earlier = await claimKey(transaction, claim, now)
    if (!earlier.ok) return earlier
    if (earlier.value !== undefined) return done(list.version)
    const lines = addToLines(list.lines, added, ({ productId }) => productId)
    if (lines.length > mostListLines) return refused('LIST_FULL')
    return done(await storeKeptList(transaction, caller.userId, { ...list, lines }, now))
  })
}

export function deleteKeptList(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return asKeeper(shop, caller, async (transaction, keeper) => {
    const list = await lockKeptList(transaction, keeper, id)
    if (!list) return refused('LIST_NOT_FOUND')
    await removeKeptList(transaction, id)
    return done(true)
  })
}

/**
 * Runs a change of the caller's lists under the locks of company and account, in this order: two people of a company
 * add its last list one after the other, and the deletion of the account runs entirely before or after.
 */
function asKeeper<Value>(
  shop: Shop,
  caller: Caller,
  change: (transaction: Transaction, keeper: Keeper) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return shop.database.write(async (transaction) => {
    const company = await findCompanyOf(transaction.db, caller.userId)
    if (company) await lockCompany(transaction, company.id)
    await lockUser(transaction, caller.userId)
    const changed = await change(transaction, { userId: caller.userId, companyId: company?.id })
    if (!changed.ok) return changed
    return (await stillSignedIn(transaction, caller, shop.clock())) ? changed : refused('SESSION_ENDED')
  })
}

/** Refuses a further list of an account or a company that has the most, and sharing without a company. */
async function refusalOfPlace({ db }: Transaction, { userId, companyId }: Keeper, shared: boolean) {
  if (shared && companyId === undefined) return refused('LIST_NEEDS_COMPANY')
  const count = await countKeptLists(db, { userId, companyId: shared ? companyId : undefined })
  return count >= mostLists ? refused('LISTS_LIMIT') : undefined
}
