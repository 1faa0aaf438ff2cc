import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { type PriceRule, phaseOf } from '../../../domain/prices/price-rule.ts'
import type { Transaction } from '../../data/database.ts'
import { findGroup } from '../../data/queries/prices/managed-groups.ts'
import { lockPriceRules, removePriceRule } from '../../data/queries/prices/price-rule-writes.ts'
import {
  findPriceRule,
  insertPriceRule,
  type PriceRuleRow,
  setRuleStopped,
  updatePriceRule,
  type WrittenRule,
} from '../../data/queries/prices/price-rules.ts'
import { newId } from '../../platform/ids.ts'
import { changedValues } from '../changes/changed-values.ts'
import { claimKey } from '../claim-key.ts'
import type { Caller, Shop } from '../shop.ts'
import { hasBegun, refusalOfRule } from './check-price-rule.ts'
import { recordedFields } from './rule-fields.ts'
import { finishRuleWrite } from './write-price-rule.ts'

/** Adds a rule; returns its id. A repeated request with the same key returns the same one. */
export function addPriceRule(
  shop: Shop,
  caller: Caller,
  rule: WrittenRule,
  key?: string,
): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const id = newId()
    await lockPriceRules(transaction)
    const claim = { userId: caller.userId, key, request: rule, createdId: id }
    const earlier = await claimKey(transaction, claim, at)
    if (!earlier.ok) return earlier
    if (earlier.value !== undefined) return done(earlier.value)
    const refusal = await refusalOfRule(transaction.db, rule, undefined, at)
    if (refusal) return refusal
    await insertPriceRule(transaction, { ...rule, id, by: caller.userId }, at)
    const after = { ...(await recordedFields(transaction.db, rule)) }
    const write = { caller, action: 'price-rule.added', rule: { ...rule, id }, after, at } as const
    await finishRuleWrite(transaction, write)
    return done(id)
  })
}

/**
 * Replaces the fields of a rule, if it was not changed since a version. Orders that were booked before keep their
 * price.
 *
 * @returns whether anything changed.
 */
export function changePriceRule(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, ...rule }: WrittenRule & { readonly version: number },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    await lockPriceRules(transaction)
    const found = await findPriceRule(transaction.db, id)
    if (!found) return refused('PRICE_RULE_NOT_FOUND')
    return putRule(shop, transaction, caller, { before: found, after: rule, version })
  })
}

interface Replaced {
  readonly before: PriceRuleRow
  readonly after: WrittenRule
  /** The version over which the person typed. */
  readonly version: number
  readonly undoes?: number
}

/** Replaces the fields of a rule within a transaction that has locked the rules. */
export async function putRule(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { before, after, version, undoes }: Replaced,
): Promise<Outcome<boolean>> {
  const { db } = transaction
  const at = shop.clock()
  const values = changedValues(await recordedFields(db, before), await recordedFields(db, after))
  // A repeated request finds its own change.
  if (!values) return done(false)
  const refusal = await refusalOfRule(db, after, before, at)
  if (refusal) return refusal
  const { id } = before
  if (!(await updatePriceRule(transaction, { ...after, id, version }, at)))
    return refused('PRICE_RULE_CHANGED')
  const rule = { ...after, id }
  await finishRuleWrite(transaction, {
    caller,
    action: 'price-rule.changed',
    rule,
    ...values,
    undoes,
    at,
  })
  return done(true)
}

/** Stops a rule that runs or is planned; returns whether it was stopped now. */
export function stopPriceRule(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    await lockPriceRules(transaction)
    const found = await findPriceRule(transaction.db, id)
    return found
      ? putStopped(shop, transaction, caller, { rule: found, stop: true })
      : refused('PRICE_RULE_NOT_FOUND')
  })
}

/** Lets a stopped rule run again, within its times; returns whether it was stopped. */
export function resumePriceRule(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    await lockPriceRules(transaction)
    const found = await findPriceRule(transaction.db, id)
    return found
      ? putStopped(shop, transaction, caller, { rule: found, stop: false })
      : refused('PRICE_RULE_NOT_FOUND')
  })
}

interface Stopping {
  readonly rule: PriceRuleRow
  /** False: it runs again. */
  readonly stop: boolean
  readonly undoes?: number
}

/** Stops or resumes a rule within a transaction that has locked the rules. */
export async function putStopped(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { rule, stop, undoes }: Stopping,
): Promise<Outcome<boolean>> {
  const at = shop.clock()
  const { id, stoppedAt, groupId } = rule
  if (stop === (stoppedAt !== null)) return done(false)
  if (isPast(rule, at)) return refused('PRICE_RULE_ENDED')
  if (!stop && groupId !== null && !(await findGroup(transaction.db, groupId)))
    return refused('CUSTOMER_GROUP_GONE')
  const now = stop ? at : null
  await setRuleStopped(transaction, id, now, at)
  await finishRuleWrite(transaction, {
    caller,
    action: stop ? 'price-rule.stopped' : 'price-rule.resumed',
    rule,
    before: { stoppedAt },
    after: { stoppedAt: now },
    undoes,
    at,
  })
  return done(true)
}

/** Deletes a rule that has not begun and was never used. */
export function deletePriceRule(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    await lockPriceRules(transaction)
    const found = await findPriceRule(transaction.db, id)
    if (!found) return refused('PRICE_RULE_NOT_FOUND')
    const before = { ...(await recordedFields(transaction.db, found)), stoppedAt: found.stoppedAt }
    if (hasBegun(found, at) || !(await removePriceRule(transaction, id))) return refused('PRICE_RULE_KEPT')
    await finishRuleWrite(transaction, {
      caller,
      action: 'price-rule.deleted',
      rule: found,
      before,
      at,
    })
    return done(null)
  })
}

function isPast(rule: PriceRule, now: number): boolean {
  return phaseOf({ ...rule, stoppedAt: null }, now) === 'ended'
}
