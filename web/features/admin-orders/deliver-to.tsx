import type { Order } from '../../../contract/orders.ts'
import { orderTexts } from './texts.ts'

/**
 * Shows the delivery address: the customer's current profile (spec §10, address of a booking), or what to do
 * without one.
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
