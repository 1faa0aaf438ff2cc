import type { Order } from '../../../contract/orders/orders.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'

/** Values of the refund form. */
export interface RefundValues {
  readonly amount: string
  readonly reason: string
  /** Whether pieces go back into stock. */
  readonly restock: boolean
  readonly pieces: string
}

/** A refund in the API's form. */
export interface Refund {
  readonly amount: number
  readonly reason: string
  readonly restock: number
}

const { amount: amountSchema, restock: piecesSchema } = refundOrder.body.shape

/** Returns initial values: a refund of the whole remaining amount. */
export function valuesFor(formats: Formats, left: number): RefundValues {
  return { amount: fieldAmount(formats, left), reason: '', restock: false, pieces: '' }
}

/** Returns the rules for a refund of an order with the refundable amount `left`. */
export function refundRules(formats: Formats, order: Order, left: number): FieldRules<RefundValues> {
  return {
    amount: ({ amount }) =>
      textProblem(amount, { required: texts.amountRequired }) ??
      (typedNumber(formats, amount, 'amount') > left
        ? texts.aboveLeft(moneyFigure(formats, left))
        : undefined) ??
      numberProblem(formats, amount, 'amount', amountSchema),
    reason: ({ reason }) => textProblem(reason, { required: texts.reasonRequired }),
    pieces: ({ restock, pieces }) => (restock ? piecesProblem(formats, pieces, order) : undefined),
  }
}

function piecesProblem(formats: Formats, pieces: string, { sentAt, quantity }: Order): string | undefined {
  if (sentAt !== null) return undefined
  return (
    textProblem(pieces, { required: texts.piecesRequired }) ??
    numberProblem(formats, pieces, 'pieces', piecesSchema) ??
    (typedNumber(formats, pieces, 'pieces') > quantity
      ? texts.abovePieces(wholeNumber(formats, quantity))
      : undefined)
  )
}

/** Converts validated form values to a refund. */
export function refundOf(formats: Formats, { amount, reason, restock, pieces }: RefundValues): Refund {
  return {
    amount: typedNumber(formats, amount, 'amount'),
    reason: reason.trim(),
    restock: restock ? typedNumber(formats, pieces, 'pieces') : 0,
  }
}
