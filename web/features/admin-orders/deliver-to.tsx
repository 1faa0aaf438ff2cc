import type { Order } from '../../../contract/orders/orders.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { namedAddress } from '../../../domain/orders/named-address.ts'
import { giftCodeTexts } from '../../buying/gift-code-texts.ts'
import { pickUpDeskTexts } from './pick-up-desk-texts.ts'
import { orderTexts } from './texts.ts'

/** Shows the order's delivery address, or the next step if it has none. */
export function DeliverTo({ order: { deliverTo, deliveryWay } }: { order: Order }) {
  if (deliveryWay === 'pickup') return pickUpDeskTexts.picksUp
  if (isGiftCard({ deliveryWay })) return giftCodeTexts.byEmail
  if (deliverTo === undefined) return orderTexts.notOffered
  if (deliverTo === null) return orderTexts.noAddress
  const { name, address, phone } = deliverTo
  return (
    <>
      <address className="whitespace-pre-line not-italic">{namedAddress(name, address).join('\n')}</address>
      {phone && (
        <p>
          {orderTexts.phone} {phone}
        </p>
      )}
    </>
  )
}
