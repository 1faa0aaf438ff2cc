import { chargeShape } from '../charge-shape.ts'
import { noSuch } from '../errors.ts'
import { paymentIdOf } from '../ids.ts'
import { allowOnly } from '../parameters.ts'
import type { Operation } from './call.ts'

/** GET /v1/charges/:id: one attempt at a payment's card, taken or refused. */
const retrieve: Operation = {
  method: 'GET',
  url: '/charges/:id',
  access: 'secret',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const paymentId = paymentIdOf('ch', id)
    const payment = paymentId === undefined ? undefined : await sandbox.payments.get(paymentId)
    const attempt = payment?.attempts.find((candidate) => candidate.id === id)
    if (payment === undefined || attempt === undefined) throw noSuch('charge', id, 'id')
    return chargeShape(payment, attempt)
  },
}

export const chargeOperations: readonly Operation[] = [retrieve]
