import type { Order } from '../../../contract/orders.ts'
import { refundOrder } from '../../../contract/refunds.ts'
import { type FieldRules, schemaProblem, textProblem } from '../../forms/field-rules.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { dollarFigure, wholeNumber } from '../../ui/numbers.ts'

/** The values of the refund form. */
export interface RefundValues {
  readonly amount: string
  readonly reason: string
  /** Whether pieces go back on the shelf. */
  readonly restock: boolean
  readonly pieces: string
}

/** What is asked of the shop. */
export interface Refund {
  readonly amount: number
  readonly reason: string
  readonly restock: number
}

const { amount: amountSchema, restock: piecesSchema } = refundOrder.body.shape

/** Proposes to refund all that is left. */
export function valuesFor(left: number): RefundValues {
  return { amount: left.toFixed(2), reason: '', restock: false, pieces: '' }
}

/** The rules of a refund of an order of which `left` US dollars can still go back. */
export function refundRules(order: Order, left: number): FieldRules<RefundValues> {
  return {
    amount: ({ amount }) =>
      textProblem(amount, { required: texts.amountRequired }) ??
      schemaProblem(amount, amountSchema) ??
      (Number(amount) > left ? texts.aboveLeft(dollarFigure(left)) : undefined),
    reason: ({ reason }) => textProblem(reason, { required: texts.reasonRequired }),
    pieces: ({ restock, pieces }) => (restock ? piecesProblem(pieces, order) : undefined),
  }
}

function piecesProblem(pieces: string, { sentAt, quantity }: Order): string | undefined {
  if (sentAt !== null) return undefined
  return (
    textProblem(pieces, { required: texts.piecesRequired }) ??
    schemaProblem(pieces, piecesSchema) ??
    (Number(pieces) > quantity ? texts.abovePieces(wholeNumber(quantity)) : undefined)
  )
}

/** The refund that checked values ask for. */
export function refundOf({ amount, reason, restock, pieces }: RefundValues): Refund {
  return { amount: Number(amount), reason: reason.trim(), restock: restock ? Number(pieces) : 0 }
}
