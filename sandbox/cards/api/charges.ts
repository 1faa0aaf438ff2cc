import { noSuch } from '../errors.ts'
import { chargeShape } from '../objects/charge-shape.ts'
import { allowOnly } from '../parameters.ts'
import type { Operation } from './call.ts'
import { findCharge } from './find-object.ts'
import { listParts } from './parts-of-payments.ts'

/** GET /v1/charges/:id: one attempt to charge a card, successful or declined. */
const retrieve: Operation = {
  method: 'GET',
  url: '/charges/:id',
  access: 'secret',
  shows: 'charge',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const charge = await findCharge(sandbox, id)
    if (charge === undefined) throw noSuch('charge', id, 'id')
    return chargeShape(charge.payment, charge.part)
  },
}

/** GET /v1/charges: all charges, or those of one payment. */
const list: Operation = {
  method: 'GET',
  url: '/charges',
  access: 'secret',
  shows: 'charge[]',
  answer: (sandbox, call) =>
    listParts(sandbox, call, {
      name: 'charge',
      url: '/v1/charges',
      find: findCharge,
      partsOf: ({ attempts }) => attempts,
      shape: chargeShape,
    }),
}

export const chargeOperations: readonly Operation[] = [retrieve, list]
