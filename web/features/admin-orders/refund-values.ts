import type { Refund } from './use-refunding.ts'

/** What stands in the form's fields. */
export interface RefundValues {
  readonly amount: string
  readonly reason: string
  readonly restock: boolean
  readonly pieces: string
}

/** All that is left is proposed. */
export function valuesFor(left: number): RefundValues {
  return { amount: left.toFixed(2), reason: '', restock: false, pieces: '' }
}

/** What is asked of the shop; the fields have been looked at. */
export function refundOf({ amount, reason, restock, pieces }: RefundValues): Refund {
  return { amount: Number(amount), reason: reason.trim(), restock: restock ? Number(pieces) : 0 }
}
