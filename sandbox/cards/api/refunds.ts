import { refundShape } from '../charge-shape.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { numberedId, paymentIdOf } from '../ids.ts'
import { inWords } from '../money.ts'
import { allowOnly, choice, integer, metadata, missing, text } from '../parameters.ts'
import { type PaymentRecord, type RefundRecord, refundedAmount, refundReasons } from '../payment.ts'
import type { Call, Operation, Sandbox } from './call.ts'

const maxPage = 100

/** POST /v1/refunds: gives back `amount` of a payment, or all that is left of it; never more than was charged. */
const create: Operation = {
  method: 'POST',
  url: '/refunds',
  access: 'secret',
  async answer(sandbox, call) {
    allowOnly(call.form, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
    const paymentId = paymentToRefund(call)
    const refunded = await sandbox.payments.change(paymentId, (payment) => withRefund(sandbox, call, payment))
    if (refunded === undefined) throw noSuch('payment_intent', paymentId, 'payment_intent')
    return refunded
  },
}

/** GET /v1/refunds/:id. */
const retrieve: Operation = {
  method: 'GET',
  url: '/refunds/:id',
  access: 'secret',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const paymentId = paymentIdOf('re', id)
    const payment = paymentId === undefined ? undefined : await sandbox.payments.get(paymentId)
    const refund = payment?.refunds.find((candidate) => candidate.id === id)
    if (payment === undefined || refund === undefined) throw noSuch('refund', id, 'id')
    return refundShape(payment, refund)
  },
}

/** GET /v1/refunds: those of one payment or charge, the newest first, `limit` of them after `starting_after`. */
const list: Operation = {
  method: 'GET',
  url: '/refunds',
  access: 'secret',
  async answer(sandbox, call) {
    allowOnly(call.form, ['charge', 'limit', 'payment_intent', 'starting_after'])
    const paymentId = paymentToRefund(call)
    const payment = await sandbox.payments.get(paymentId)
    if (payment === undefined) throw noSuch('payment_intent', paymentId, 'payment_intent')
    const limit = Math.min(integer(call.form, 'limit', 1) ?? 10, maxPage)
    const newestFirst = payment.refunds.toReversed()
    const startingAfter = text(call.form, 'starting_after')
    const start = newestFirst.findIndex(({ id }) => id === startingAfter) + 1
    const page = newestFirst.slice(start, start + limit)
    return {
      object: 'list',
      data: page.map((refund) => refundShape(payment, refund)),
      has_more: newestFirst.length > start + limit,
      url: '/v1/refunds',
    }
  },
}

export const refundOperations: readonly Operation[] = [create, retrieve, list]

function paymentToRefund({ form }: Call): string {
  const named = text(form, 'payment_intent')
  if (named !== undefined) return named
  const charge = text(form, 'charge')
  if (charge === undefined) throw missing('payment_intent')
  const paymentId = paymentIdOf('ch', charge)
  if (paymentId === undefined) throw noSuch('charge', charge, 'charge')
  return paymentId
}

function withRefund(sandbox: Sandbox, call: Call, payment: PaymentRecord) {
  const requestKey = call.idempotencyKey ?? null
  const earlier = payment.refunds.find((refund) => requestKey !== null && refund.requestKey === requestKey)
  if (earlier !== undefined) return { record: payment, answer: refundShape(payment, earlier) }
  const refund: RefundRecord = {
    id: numberedId('re', payment.id, payment.refunds.length + 1),
    createdAt: sandbox.now(),
    amount: refundableAmount(payment, integer(call.form, 'amount', 1)),
    reason: choice(call.form, 'reason', refundReasons) ?? null,
    metadata: metadata(call.form),
    requestKey,
  }
  const record = { ...payment, refunds: [...payment.refunds, refund] }
  return { record, answer: refundShape(record, refund) }
}

/** What is asked for, or all that is left; throws when the charge does not hold it. */
function refundableAmount(payment: PaymentRecord, asked: number | undefined): number {
  if (payment.status !== 'succeeded') {
    throw invalidRequest(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  }
  const left = payment.amount - refundedAmount(payment)
  if (left === 0) {
    throw invalidRequest(`Charge ${payment.attempts.at(-1)?.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = asked ?? left
  if (amount <= left) return amount
  const limit = left === payment.amount ? 'charge amount' : 'unrefunded amount on charge'
  const [more, most] = [amount, left].map((cents) => inWords(cents, payment.currency))
  throw invalidRequest(`Refund amount (${more}) is greater than ${limit} (${most})`, { param: 'amount' })
}
