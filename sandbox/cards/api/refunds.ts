import { invalidRequest, noSuch } from '../errors.ts'
import { numberedId } from '../ids.ts'
import { refundShape } from '../objects/charge-shape.ts'
import { formatAmount } from '../objects/money.ts'
import { type PaymentRecord, type RefundRecord, refundedAmount, refundReasons } from '../objects/payment.ts'
import { allowOnly, choice, integer, metadata, missing } from '../parameters.ts'
import type { Call, Operation, Sandbox } from './call.ts'
import { findRefund } from './find-object.ts'
import { listParts, paymentNamedIn } from './parts-of-payments.ts'

/** POST /v1/refunds: refunds `amount` of a payment, or the rest of it, but never more than was charged. */
const create: Operation = {
  method: 'POST',
  url: '/refunds',
  access: 'secret',
  shows: 'refund',
  async answer(sandbox, call) {
    allowOnly(call.form, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
    const paymentId = paymentNamedIn(call.form)
    if (paymentId === undefined) throw missing('payment_intent')
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
  shows: 'refund',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const refund = await findRefund(sandbox, id)
    if (refund === undefined) throw noSuch('refund', id, 'id')
    return refundShape(refund.payment, refund.part)
  },
}

/** POST /v1/refunds/:id: changes the metadata, the only part of a refund that can change at Stripe. */
const update: Operation = {
  method: 'POST',
  url: '/refunds/:id',
  access: 'secret',
  shows: 'refund',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand', 'metadata'])
    const found = await findRefund(sandbox, id)
    if (found === undefined) throw noSuch('refund', id, 'id')
    return sandbox.payments.change(found.payment.id, (payment) => {
      const refunds = payment.refunds.map((refund) =>
        refund.id === id ? { ...refund, metadata: metadata(form, refund.metadata) } : refund,
      )
      const record = { ...payment, refunds }
      const changed = refunds.find((refund) => refund.id === id) ?? found.part
      return { record, answer: refundShape(record, changed) }
    })
  },
}

/** GET /v1/refunds: all refunds, or those of one payment or charge. */
const list: Operation = {
  method: 'GET',
  url: '/refunds',
  access: 'secret',
  shows: 'refund[]',
  answer: (sandbox, call) =>
    listParts(sandbox, call, {
      name: 'refund',
      url: '/v1/refunds',
      find: findRefund,
      partsOf: ({ refunds }) => refunds,
      shape: refundShape,
    }),
}

export const refundOperations: readonly Operation[] = [create, retrieve, update, list]

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

/** Returns the requested amount, or the rest; throws if the charge does not cover it. */
function refundableAmount(payment: PaymentRecord, requested: number | undefined): number {
  if (payment.status !== 'succeeded') {
    throw invalidRequest(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  }
  if (payment.dispute !== undefined && payment.dispute.status !== 'won') {
    throw invalidRequest(
      `Charge ${payment.attempts.at(-1)?.id} has been charged back; cannot issue a refund.`,
      {
        code: 'charge_disputed',
      },
    )
  }
  const left = payment.amount - refundedAmount(payment)
  if (left === 0) {
    throw invalidRequest(`Charge ${payment.attempts.at(-1)?.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = requested ?? left
  if (amount <= left) return amount
  const limit = left === payment.amount ? 'charge amount' : 'unrefunded amount on charge'
  const [more, most] = [amount, left].map((cents) => formatAmount(cents, payment.currency))
  throw invalidRequest(`Refund amount (${more}) is greater than ${limit} (${most})`, { param: 'amount' })
}
