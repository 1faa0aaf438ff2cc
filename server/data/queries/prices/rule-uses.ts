import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { preparedQuery } from '../../prepared-query.ts'
import { type PriceRuleRow, toPriceRule } from './price-rules.ts'

/** A literal, not a parameter, so that both engines use the partial index. */
const liveBasket = sql<boolean>`way = 'basket' and stopped_at is null`

/** Lists the rules that apply without a code and have not ended, the oldest first. */
export async function listBasketRules(read: Reader, now: number): Promise<readonly PriceRuleRow[]> {
  const rows = await basketRules(read, { now })
  return rows.map(toPriceRule)
}

const basketRules = preparedQuery((db, { now }: { now: number }) =>
  db
    .selectFrom('price_rules')
    .where(liveBasket)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .selectAll(),
)

/** Returns when an account used rules that count each account once; not released uses only. */
export async function findUsesOf(
  read: Reader,
  userId: string,
  ruleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ruleIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('price_rule_uses')
    .where('user_id', '=', userId)
    .where('rule_id', 'in', ruleIds)
    .where('released_at', 'is', null)
    .orderBy('used_at')
    .select(['rule_id', 'used_at'])
    .execute()
  return new Map(rows.map((row) => [row.rule_id, row.used_at]))
}

/** Returns the groups of customers that have an email. */
export async function listGroupsOf(read: Reader, email: string): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('customer_group_members')
    .where('email', '=', email)
    .select('group_id')
    .execute()
  return new Set(rows.map((row) => row.group_id))
}

/** Removes an email from every group of customers. */
export async function leaveGroups({ db }: Transaction, email: string): Promise<void> {
  await db.deleteFrom('customer_group_members').where('email', '=', email).execute()
}

interface NewUse {
  readonly useId: string
  readonly ruleId: string
  readonly userId: string
}

/**
 * Counts one use of a rule, unless it is used up, over, or used by the account. The update locks the rule's row until
 * the transaction ends, so that the limits hold for concurrent bookings. Take it after all stock, because every
 * transaction locks orders, then stock, then uses, then rules.
 *
 * @returns whether the use counts.
 */
export async function takeUse(
  transaction: Transaction,
  { useId, ruleId, userId }: NewUse,
  now: number,
): Promise<boolean> {
  if (!(await countUse(transaction, ruleId, userId, now))) return false
  await transaction.db
    .insertInto('price_rule_uses')
    .values({ id: useId, rule_id: ruleId, user_id: userId, used_at: now, released_at: null })
    .execute()
  return true
}

/** Returns false without a change of the account's uses; the caller then rolls back or tries another rule. */
async function countUse({ db }: Transaction, ruleId: string, userId: string, now: number): Promise<boolean> {
  const rule = await db
    .updateTable('price_rules')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', ruleId)
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where((eb) => eb.or([eb('most_uses', 'is', null), eb('uses', '<', eb.ref('most_uses'))]))
    .returning('once_per_account')
    .executeTakeFirst()
  if (!rule) return false
  if (rule.once_per_account === 0) return true
  // Reads after the update, which waits for concurrent uses of the rule.
  if ((await findUsesOf(db, userId, [ruleId])).size === 0) return true
  await subtractUse({ db }, ruleId)
  return false
}

async function subtractUse({ db }: Pick<Transaction, 'db'>, ruleId: string): Promise<void> {
  await db
    .updateTable('price_rules')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', ruleId)
    .execute()
}

/** A use of a rule. */
interface Use {
  readonly id: string
  readonly ruleId: string
  readonly userId: string
  readonly releasedAt: number | null
}

/** Locks uses in the order of their ids until the transaction ends. */
async function lockUses({ db }: Transaction, ids: readonly string[]): Promise<readonly Use[]> {
  const uses = db
    .selectFrom('price_rule_uses')
    .where('id', 'in', ids)
    .orderBy('id')
    .select(['id', 'rule_id as ruleId', 'user_id as userId', 'released_at as releasedAt'])
  return (isPostgres(db) ? uses.forNoKeyUpdate() : uses).execute()
}

/**
 * Releases the uses of which no order is paid or holds stock any more, each once. Call it after all changes of the
 * orders and of stock.
 */
export async function releaseUses(
  transaction: Transaction,
  useIds: readonly (string | null)[],
  now: number,
): Promise<void> {
  const ids = [...new Set(useIds)].filter((id) => id !== null)
  if (ids.length === 0) return
  const uses = await lockUses(transaction, ids)
  for (const { id, ruleId, releasedAt } of uses.toSorted(byRule)) {
    // Looks after locking the use: of two concurrent releases of a use's orders, the later one sees both.
    if (releasedAt !== null || (await isInUse(transaction, id))) continue
    await setReleased(transaction, id, now)
    await subtractUse(transaction, ruleId)
  }
}

/**
 * Counts the released uses of orders again that hold their stock again.
 *
 * @returns the uses that cannot be had again.
 */
export async function retakeUses(
  transaction: Transaction,
  useIds: readonly (string | null)[],
  now: number,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(useIds)].filter((id) => id !== null)
  if (ids.length === 0) return new Set()
  const gone = new Set<string>()
  const uses = await lockUses(transaction, ids)
  for (const { id, ruleId, userId, releasedAt } of uses.toSorted(byRule)) {
    if (releasedAt === null) continue
    if (await countUse(transaction, ruleId, userId, now)) await setReleased(transaction, id, null)
    else gone.add(id)
  }
  return gone
}

async function setReleased({ db }: Transaction, id: string, releasedAt: number | null): Promise<void> {
  await db.updateTable('price_rule_uses').set({ released_at: releasedAt }).where('id', '=', id).execute()
}

async function isInUse({ db }: Transaction, useId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .where('discount_use_id', '=', useId)
    .where((eb) =>
      eb.or([eb('state', '=', 'paid'), eb.and([eb('state', '=', 'unpaid'), eb('stock_held', '=', 1)])]),
    )
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return order !== undefined
}

/** Returns the rule of a use; undefined if the use is unknown. */
export async function findRuleOfUse(read: Reader, useId: string): Promise<PriceRuleRow | undefined> {
  const row = await read
    .selectFrom('price_rules')
    .where('id', '=', (eb) => eb.selectFrom('price_rule_uses').where('id', '=', useId).select('rule_id'))
    .selectAll()
    .executeTakeFirst()
  return row && toPriceRule(row)
}

function byRule(one: Use, other: Use): number {
  if (one.ruleId === other.ruleId) return 0
  return one.ruleId < other.ruleId ? -1 : 1
}
