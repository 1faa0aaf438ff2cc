import { errors } from '../../../contract/errors.ts'
import type * as contract from '../../../contract/orders/sending.ts'
import { done } from '../../../domain/outcome.ts'
import { type Parcel, sendOrder, undoSending } from '../../operations/orders/send-order.ts'
import { updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const sending = {
  markSent: async ({ shop, caller, input: { params, body } }) => {
    return updated(await sendOrder(shop, caller, params.id, parcelOf(body ?? {})))
  },
  undoSending: async ({ shop, caller, input }) => {
    return updated(await undoSending(shop, caller, input.params.id))
  },
  sendOrders: async ({ shop, caller, input: { body } }) => {
    const answers: { order: string; sent: boolean; code?: string; message?: string }[] = []
    for (const { order, ...parcel } of body.orders) {
      const sent = await sendOrder(shop, caller, order, parcelOf(parcel))
      answers.push(
        sent.ok
          ? { order, sent: sent.value }
          : { order, sent: false, code: sent.code, message: sent.message ?? errors[sent.code].message },
      )
    }
    return done(answers)
  },
} satisfies HandlersOf<typeof contract.sending>

function parcelOf({
  carrier = '',
  tracking = '',
  withoutAddress = false,
}: {
  readonly [Name in keyof Parcel]?: Parcel[Name] | undefined
}): Parcel {
  return { carrier, tracking, withoutAddress }
}
