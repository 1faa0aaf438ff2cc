import { ApiError } from '../../../api/api-error.ts'
import { reloadShown } from '../../../api/use-loaded.ts'
import { type AddressValues, addressWireNames } from '../../../forms/address-values.ts'
import { failureSentence } from '../../../forms/failure-sentence.ts'
import { fieldProblems } from '../../../forms/use-submit.ts'
import { paymentTexts } from '../texts.ts'
import type { Delivery } from './use-delivery.ts'

/** Saves the orders' address; returns why that failed. */
export async function deliverOrders(
  { form, save }: Delivery,
  values: AddressValues,
): Promise<string | undefined> {
  try {
    const { isRepriced } = await save(values)
    if (!isRepriced) return undefined
    // The new sum must be seen before it is paid.
    reloadShown()
    return paymentTexts.repriced
  } catch (error) {
    form.refuse(fieldProblems(error, addressWireNames))
    if (!(error instanceof ApiError)) return paymentTexts.notDelivered(failureSentence(error))
    const isPaid = error.code === 'ORDER_ALREADY_PAID'
    // An order was cancelled or paid elsewhere; the reloaded page names it.
    if (isPaid || error.code === 'ORDER_NOT_FOUND') reloadShown()
    return isPaid ? error.message : paymentTexts.notDelivered(error.message)
  }
}
