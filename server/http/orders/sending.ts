import { errors } from '../../../contract/errors.ts'
import type * as contract from '../../../contract/orders/sending.ts'
import { done } from '../../../domain/outcome.ts'
import { addParcel, correctParcel, removeParcel } from '../../operations/orders/change-parcels.ts'
import { type Sending, sendOrder, type TypedParcel, undoSending } from '../../operations/orders/send-order.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const sending = {
  markSent: async ({ shop, caller, input: { params, body } }) => {
    return updated(await sendOrder(shop, caller, params.id, sendingOf(body ?? {})))
  },
  undoSending: async ({ shop, caller, input }) => {
    return updated(await undoSending(shop, caller, input.params.id))
  },
  sendOrders: async ({ shop, caller, input: { body } }) => {
    const answers: { order: string; sent: boolean; code?: string; message?: string }[] = []
    for (const { order, ...typed } of body.orders) {
      const sent = await sendOrder(shop, caller, order, sendingOf(typed))
      answers.push(
        sent.ok
          ? { order, sent: sent.value }
          : { order, sent: false, code: sent.code, message: sent.message ?? errors[sent.code].message },
      )
    }
    return done(answers)
  },
  addParcel: async ({ shop, caller, input: { params, body } }) => {
    return inserted(await addParcel(shop, caller, params.id, parcelOf(body)))
  },
  correctParcel: async ({ shop, caller, input: { params, body } }) => {
    const which = { id: params.id, parcelId: params.parcel }
    return updated(await correctParcel(shop, caller, which, parcelOf(body)))
  },
  removeParcel: async ({ shop, caller, input: { params } }) => {
    return deleted(await removeParcel(shop, caller, { id: params.id, parcelId: params.parcel }))
  },
} satisfies HandlersOf<typeof contract.sending>

/** Carrier and tracking number as a client sends them. */
type GivenParcel = { readonly [Name in keyof TypedParcel]?: TypedParcel[Name] | undefined }

interface GivenSending extends GivenParcel {
  readonly furtherParcels?: readonly GivenParcel[] | undefined
  readonly withoutAddress?: boolean | undefined
}

function sendingOf({ furtherParcels = [], withoutAddress = false, ...parcel }: GivenSending): Sending {
  return { ...parcelOf(parcel), further: furtherParcels.map(parcelOf), withoutAddress }
}

function parcelOf({ carrier = '', tracking = '' }: GivenParcel): TypedParcel {
  return { carrier, tracking }
}
