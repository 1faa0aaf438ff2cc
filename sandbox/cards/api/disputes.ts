import { invalidRequest, noSuch } from '../errors.ts'
import { disputeShape } from '../objects/dispute-shape.ts'
import type { DisputeRecord } from '../objects/payment.ts'
import { allowOnly, choice, nested } from '../parameters.ts'
import type { Operation, Sandbox } from './call.ts'
import { disputesOf, findDispute } from './find-object.ts'
import { listParts } from './parts-of-payments.ts'

/** GET /v1/disputes/:id. */
const retrieve: Operation = {
  method: 'GET',
  url: '/disputes/:id',
  access: 'secret',
  shows: 'dispute',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const dispute = await findDispute(sandbox, id)
    if (dispute === undefined) throw noSuch('dispute', id, 'id')
    return disputeShape(dispute.payment, dispute.part)
  },
}

/** GET /v1/disputes: all disputes, or those of one payment or charge. */
const list: Operation = {
  method: 'GET',
  url: '/disputes',
  access: 'secret',
  shows: 'dispute[]',
  answer: (sandbox, call) =>
    listParts(sandbox, call, {
      name: 'dispute',
      url: '/v1/disputes',
      find: findDispute,
      partsOf: disputesOf,
      shape: disputeShape,
    }),
}

/** Stripe's test evidence that decides a dispute (https://docs.stripe.com/testing#evidence). */
const evidence = ['winning_evidence', 'losing_evidence'] as const

/** POST /v1/disputes/:id: submits one of the two evidence values; the bank decides immediately. */
const update: Operation = {
  method: 'POST',
  url: '/disputes/:id',
  access: 'secret',
  shows: 'dispute',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['evidence', 'expand'])
    const given = nested(form, 'evidence')
    allowOnly(given, ['uncategorized_text'])
    const word = choice(given, 'uncategorized_text', evidence)
    return end(sandbox, id, word === 'winning_evidence' ? 'won' : 'lost')
  },
}

/** POST /v1/disputes/:id/close: accepts the dispute as lost. */
const close: Operation = {
  method: 'POST',
  url: '/disputes/:id/close',
  access: 'secret',
  shows: 'dispute',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    return end(sandbox, id, 'lost')
  },
}

export const disputeOperations: readonly Operation[] = [retrieve, list, update, close]

async function end(sandbox: Sandbox, id: string, status: DisputeRecord['status']) {
  const found = await findDispute(sandbox, id)
  if (found === undefined) throw noSuch('dispute', id, 'id')
  return sandbox.payments.change(found.payment.id, (payment) => {
    const { dispute = found.part } = payment
    if (dispute.status !== 'needs_response') throw invalidRequest('This dispute is already closed')
    const ended = { ...dispute, status }
    const record = { ...payment, dispute: ended }
    return { record, answer: disputeShape(record, ended) }
  })
}
