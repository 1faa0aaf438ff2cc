import type { PriceRule } from '../../../domain/prices/price-rule.ts'
import type { Transaction } from '../../data/database.ts'
import { type ChangedValues, recordChange } from '../changes/record-change.ts'
import type { Caller } from '../shop.ts'
import { salesChanged } from './apply-sales.ts'

/** A rule that staff wrote in this transaction. */
interface RuleWrite {
  readonly caller: Caller
  readonly action: `price-rule.${'added' | 'changed' | 'stopped' | 'resumed' | 'deleted'}`
  readonly rule: Pick<PriceRule, 'id' | 'name' | 'way'>
  readonly before?: ChangedValues
  readonly after?: ChangedValues
  /** The entry that this write undoes. */
  readonly undoes?: number | undefined
  readonly at: number
}

/**
 * Ends every write of a rule, in its transaction: by a form, a button or an undo. What follows from a changed sale,
 * such as price tags, is applied here, before the entry in the record of changes, which is the last lock.
 */
export async function finishRuleWrite(
  transaction: Transaction,
  { caller, action, rule: { id, name, way }, before, after, undoes, at }: RuleWrite,
): Promise<void> {
  if (way === 'sale') await salesChanged(transaction)
  const subject = { kind: 'price-rule', id, name } as const
  await recordChange(transaction, { at, by: caller, action, subject, before, after, undoes })
}
