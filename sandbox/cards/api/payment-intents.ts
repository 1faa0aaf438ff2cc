import { invalidRequest, noSuch } from '../errors.ts'
import { listOf } from '../form-body.ts'
import { newPaymentId } from '../ids.ts'
import { chargeable, knownCurrency } from '../objects/money.ts'
import { cancellationReasons, cancelled, type PaymentRecord } from '../objects/payment.ts'
import { readShipping } from '../objects/shipping.ts'
import {
  allowOnly,
  choice,
  flag,
  integer,
  metadata,
  missing,
  nested,
  requiredText,
  text,
} from '../parameters.ts'
import type { Call, Operation, Sandbox } from './call.ts'
import { listParameters, listRecords } from './lists.ts'
import { requireAccess, shownTo, unexpectedState } from './payment-access.ts'
import { confirmPayment } from './payment-confirmation.ts'
import { paymentMethodFor } from './payment-methods.ts'

const createParameters = [
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'currency',
  'description',
  'expand',
  'metadata',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'shipping',
]
const updateParameters = [
  'amount',
  'description',
  'expand',
  'metadata',
  'payment_method',
  'receipt_email',
  'shipping',
]

/** POST /v1/payment_intents: creates a payment of `amount` (smallest unit) in `currency`. */
const create: Operation = {
  method: 'POST',
  url: '/payment_intents',
  access: 'secret',
  shows: 'payment_intent',
  async answer(sandbox, call) {
    allowOnly(call.form, createParameters)
    const payment = await newPayment(sandbox, call)
    // If the id is taken, an earlier run of the same keyed request created the payment and crashed.
    const isNew = await sandbox.payments.insert(payment.id, payment)
    const stored = isNew ? payment : ((await sandbox.payments.get(payment.id)) ?? payment)
    if (flag(call.form, 'confirm') !== true || stored.status === 'succeeded')
      return shownTo(sandbox, call, stored)
    return confirmPayment(sandbox, { ...call, id: stored.id })
  },
}

/** GET /v1/payment_intents/:id, for the secret key, or for the publishable key with the client secret. */
const retrieve: Operation = {
  method: 'GET',
  url: '/payment_intents/:id',
  access: 'open',
  shows: 'payment_intent',
  async answer(sandbox, call) {
    allowOnly(call.form, ['client_secret', 'expand'])
    requireAccess(sandbox, call)
    const payment = await sandbox.payments.get(call.id)
    if (payment === undefined) throw noSuch('payment_intent', call.id, 'intent')
    return shownTo(sandbox, call, payment)
  },
}

/** POST /v1/payment_intents/:id: changes the given fields; amount and card only before a charge. */
const update: Operation = {
  method: 'POST',
  url: '/payment_intents/:id',
  access: 'secret',
  shows: 'payment_intent',
  async answer(sandbox, call) {
    allowOnly(call.form, updateParameters)
    const methodId = text(call.form, 'payment_method')
    const method = methodId === undefined ? undefined : await paymentMethodFor(sandbox, methodId)
    const updated = await sandbox.payments.change(call.id, (payment) => {
      const record = updatedPayment(sandbox, call, payment)
      const chosen: PaymentRecord =
        method === undefined ? record : { ...record, method, status: 'requires_confirmation' }
      return { record: chosen, answer: chosen }
    })
    if (updated === undefined) throw noSuch('payment_intent', call.id, 'intent')
    return shownTo(sandbox, call, updated)
  },
}

/** POST /v1/payment_intents/:id/cancel: cancels the payment unless it has succeeded. */
const cancel: Operation = {
  method: 'POST',
  url: '/payment_intents/:id/cancel',
  access: 'secret',
  shows: 'payment_intent',
  async answer(sandbox, call) {
    allowOnly(call.form, ['cancellation_reason', 'expand'])
    const reason = choice(call.form, 'cancellation_reason', cancellationReasons) ?? null
    const updated = await sandbox.payments.change(call.id, (payment) => {
      if (payment.status === 'succeeded' || payment.status === 'canceled') {
        const message =
          `You cannot cancel this PaymentIntent because it has a status of ${payment.status}. Only a PaymentIntent ` +
          'with one of the following statuses may be canceled: requires_payment_method, requires_capture, ' +
          'requires_confirmation, requires_action, processing.'
        throw unexpectedState(sandbox, call, payment, message)
      }
      const record = cancelled(payment, reason, sandbox.now())
      return { record, answer: record }
    })
    if (updated === undefined) throw noSuch('payment_intent', call.id, 'intent')
    return shownTo(sandbox, call, updated)
  },
}

/** GET /v1/payment_intents. */
const list: Operation = {
  method: 'GET',
  url: '/payment_intents',
  access: 'secret',
  shows: 'payment_intent[]',
  async answer(sandbox, call) {
    allowOnly(call.form, listParameters)
    return listRecords(sandbox.payments, call.form, {
      name: 'payment_intent',
      url: '/v1/payment_intents',
      shape: (payment) => shownTo(sandbox, call, payment),
    })
  },
}

export const paymentIntentOperations: readonly Operation[] = [create, retrieve, update, cancel, list]

async function newPayment(sandbox: Sandbox, { form, idempotencyKey }: Call): Promise<PaymentRecord> {
  const amount = integer(form, 'amount', 1)
  if (amount === undefined) throw missing('amount')
  const currency = knownCurrency(requiredText(form, 'currency'))
  requireCards(form)
  const redirects = choice(nested(form, 'automatic_payment_methods'), 'allow_redirects', ['always', 'never'])
  const methodId = text(form, 'payment_method')
  const method = methodId === undefined ? null : await paymentMethodFor(sandbox, methodId)
  return {
    version: 0,
    id: newPaymentId(idempotencyKey === undefined ? undefined : `payment ${idempotencyKey}`),
    createdAt: sandbox.now(),
    amount: chargeable(amount, currency),
    currency,
    description: text(form, 'description') ?? null,
    receiptEmail: text(form, 'receipt_email') ?? null,
    metadata: metadata(form),
    shipping: readShipping(form) ?? null,
    automaticMethods: form.payment_method_types === undefined ? (redirects ?? 'always') : null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    canceledAt: null,
    cancellationReason: null,
    method,
    failure: null,
    challengeId: null,
    attempts: [],
    refunds: [],
  }
}

/** Throws unless the payment is by cards that are charged immediately, the only kind that the sandbox supports. */
function requireCards(form: Call['form']): void {
  choice(form, 'capture_method', ['automatic', 'automatic_async'])
  if (listOf(form.payment_method_types).every((type) => type === 'card')) return
  throw invalidRequest('The card sandbox takes no payment method type but card.', {
    param: 'payment_method_types',
  })
}

function updatedPayment(sandbox: Sandbox, call: Call, payment: PaymentRecord): PaymentRecord {
  const { form } = call
  const amount = integer(form, 'amount', 1)
  const movesMoney = amount !== undefined || text(form, 'payment_method') !== undefined
  if (movesMoney && !['requires_confirmation', 'requires_payment_method'].includes(payment.status)) {
    const message =
      `This PaymentIntent's ${amount === undefined ? 'payment_method' : 'amount'} could not be updated because it has ` +
      `a status of ${payment.status}. You may only update it with one of the following statuses: ` +
      'requires_payment_method, requires_confirmation.'
    throw unexpectedState(sandbox, call, payment, message)
  }
  return {
    ...payment,
    amount: amount === undefined ? payment.amount : chargeable(amount, payment.currency),
    description: text(form, 'description') ?? payment.description,
    receiptEmail: text(form, 'receipt_email') ?? payment.receiptEmail,
    metadata: metadata(form, payment.metadata),
    shipping: readShipping(form) ?? payment.shipping ?? null,
  }
}
