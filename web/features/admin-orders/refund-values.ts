/** What stands in the form's fields. */
export interface RefundValues {
  readonly amount: string
  readonly reason: string
  readonly restock: boolean
  readonly pieces: string
}

/** What is asked of the shop. */
export interface Refund {
  readonly amount: number
  readonly reason: string
  readonly restock: number
}

/** All that is left is proposed. */
export function valuesFor(left: number): RefundValues {
  return { amount: left.toFixed(2), reason: '', restock: false, pieces: '' }
}

/** The refund that the fields say; they have been looked at. */
export function refundOf({ amount, reason, restock, pieces }: RefundValues): Refund {
  return { amount: Number(amount), reason: reason.trim(), restock: restock ? Number(pieces) : 0 }
}
