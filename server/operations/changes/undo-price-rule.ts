import { errors } from '../../../contract/errors.ts'
import { said } from '../../../contract/languages/said.ts'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import { findGroup } from '../../data/queries/prices/managed-groups.ts'
import { lockPriceRules } from '../../data/queries/prices/price-rule-writes.ts'
import {
  findPriceRule,
  findRuleOfCode,
  insertPriceRule,
  setRuleStopped,
} from '../../data/queries/prices/price-rules.ts'
import { putRule, putStopped } from '../prices/change-price-rules.ts'
import { recordedFields, ruleOfFields } from '../prices/rule-fields.ts'
import { finishRuleWrite } from '../prices/write-price-rule.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Fields that follow from others, or from names elsewhere: they may differ without a change of the rule. */
const derived: ReadonlySet<string> = new Set(['products', 'group'])

/** Restores the fields of a rule from before a change, unless one was changed since. */
export async function undoPriceRuleChange(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, before, after } = undoing
  await lockPriceRules(transaction)
  const rule = await findPriceRule(transaction.db, change.subjectId)
  if (!rule) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceRuleDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const fields = { ...(await recordedFields(transaction.db, rule)) }
  const now = new Map<string, unknown>(Object.entries(fields))
  const changedSince = Object.entries(after).some(
    ([field, value]) =>
      !derived.has(field) && JSON.stringify(now.get(field) ?? null) !== JSON.stringify(value),
  )
  if (changedSince) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceRuleChanged)
  const restored = ruleOfFields({ ...fields, ...before })
  const undone = await putRule(shop, transaction, caller, {
    before: rule,
    after: restored,
    version: rule.version,
    undoes: change.sequence,
  })
  return saidHere(undone)
}

/** Lets a stopped rule run again, or stops one that runs again. */
export async function undoPriceRuleStop(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change } = undoing
  await lockPriceRules(transaction)
  const rule = await findPriceRule(transaction.db, change.subjectId)
  if (!rule) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceRuleDeleted)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const stop = change.action === 'price-rule.resumed'
  const undone = await putStopped(shop, transaction, caller, { rule, stop, undoes: change.sequence })
  if (undone.ok && !undone.value) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceRuleChanged)
  return saidHere(undone)
}

/** Restores a deleted rule, unless another one has its code by now. */
export async function undoPriceRuleDeletion(undoing: Undoing): Promise<Outcome<null>> {
  const { shop, transaction, caller, change, before } = undoing
  const { db } = transaction
  await lockPriceRules(transaction)
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const rule = ruleOfFields(before)
  const { code, groupId } = rule
  if (code !== null && (await findRuleOfCode(db, code)))
    return refused('CHANGE_STANDS_BEHIND', errors.PRICE_RULE_CODE_TAKEN.message)
  if (groupId !== null && !(await findGroup(db, groupId)))
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).customerGroupDeleted)
  const at = shop.clock()
  const id = change.subjectId
  await insertPriceRule(transaction, { ...rule, id, by: caller.userId }, at)
  if (typeof before.stoppedAt === 'number') await setRuleStopped(transaction, id, before.stoppedAt, at)
  await finishRuleWrite(transaction, {
    caller,
    action: 'price-rule.added',
    rule: { ...rule, id },
    after: before,
    undoes: change.sequence,
    at,
  })
  return { ok: true, value: null }
}

/** Replaces refusals that refer to fields of the form, which the page of changes does not show. */
function saidHere(undone: Outcome<boolean>): Outcome<boolean> {
  if (undone.ok) return undone
  return refused('CHANGE_STANDS_BEHIND', undone.message ?? errors[undone.code].message)
}
