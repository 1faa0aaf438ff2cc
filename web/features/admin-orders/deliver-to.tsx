import type { Order } from '../../../contract/orders.ts'
import { orderTexts } from './texts.ts'

/**
 * Where the parcel goes: the customer's profile as it is now (spec §10, address of a booking), or what
 * to do where there is no address.
 */
export function DeliverTo({ order: { deliverTo } }: { order: Order }) {
  if (deliverTo === undefined) return orderTexts.notOffered
  if (deliverTo === null) return orderTexts.noProfile
  const { name, address, phone } = deliverTo
  return (
    <>
      <address className="whitespace-pre-line not-italic">
        {[name, address].filter(Boolean).join('\n')}
      </address>
      {!address && <p>{orderTexts.noAddress}</p>}
      {phone && (
        <p>
          {orderTexts.phone} {phone}
        </p>
      )}
    </>
  )
}
