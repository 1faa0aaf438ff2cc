import type { Order } from '../../../contract/orders/orders.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { sumOfAmounts } from '../../../domain/money.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'

/** Values of the refund form. */
export interface RefundValues {
  /** What is refunded: everything that is left, or only goods or delivery. */
  readonly what: string
  readonly amount: string
  readonly reason: string
  /** Whether pieces go back into stock. */
  readonly restock: boolean
  readonly pieces: string
}

/** A refund in the API's form. */
export interface Refund {
  readonly amount: number
  /** How much of it is delivery; undefined for an order without a price of delivery. */
  readonly delivery?: number
  readonly reason: string
  readonly restock: number
}

const { amount: amountSchema, restock: piecesSchema } = refundOrder.body.shape

/** What a refund returns of an order with a price of delivery. */
export const refundKinds = ['all', 'goods', 'delivery'] as const

type RefundKind = (typeof refundKinds)[number]

/** Proposes what the shop proposes: everything that is left, or after a withdrawal what the law gives back. */
export function valuesFor(
  formats: Formats,
  left: number,
  { proposedRefund }: Pick<Order, 'proposedRefund'> = {},
): RefundValues {
  const { amount = left, deliveryLeft = 0 } = proposedRefund ?? {}
  const what = deliveryLeft > 0 && amount === mostOf('goods', left, deliveryLeft) ? 'goods' : 'all'
  return { what, amount: fieldAmount(formats, amount), reason: '', restock: false, pieces: '' }
}

/** Returns the most that a refund of a kind can be. */
export function mostOf(what: RefundKind, left: number, deliveryLeft: number): number {
  if (what === 'delivery') return deliveryLeft
  return what === 'goods' ? sumOfAmounts([left, -deliveryLeft]) : left
}

/** Returns the chosen kind of a refund. */
export function kindOf({ what }: Pick<RefundValues, 'what'>): RefundKind {
  return refundKinds.find((kind) => kind === what) ?? 'all'
}

/** Returns the rules for a refund of an order with the refundable amount `left`. */
export function refundRules(formats: Formats, order: Order, left: number): FieldRules<RefundValues> {
  return {
    amount: (values) => {
      const { amount } = values
      const most = mostOf(kindOf(values), left, order.proposedRefund?.deliveryLeft ?? 0)
      return (
        textProblem(amount, { required: texts.amountRequired }) ??
        (typedNumber(formats, amount, 'amount') > most
          ? texts.aboveLeft(moneyFigure(formats, most))
          : undefined) ??
        numberProblem(formats, amount, 'amount', amountSchema)
      )
    },
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
export function refundOf(formats: Formats, values: RefundValues): Refund {
  const { reason, restock, pieces } = values
  const amount = typedNumber(formats, values.amount, 'amount')
  const kind = kindOf(values)
  return {
    amount,
    ...(kind === 'goods' && { delivery: 0 }),
    ...(kind === 'delivery' && { delivery: amount }),
    reason: reason.trim(),
    restock: restock ? typedNumber(formats, pieces, 'pieces') : 0,
  }
}
