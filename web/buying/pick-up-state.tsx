import type { Order } from '../../contract/orders/orders.ts'
import { placeInOneLine, writePickUpCode } from '../../domain/orders/pick-up.ts'
import { langOfWords } from '../api/lang-of-words.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { LocalTime } from '../ui/values/local-time.tsx'
import { useLoadedPickUpPlace } from './loaded-delivery-prices.ts'
import { pickUpTexts as texts } from './pick-up-texts.ts'

type PickedUp = Pick<Order, 'readyAt' | 'pickUpCode' | 'sentAt'>

/** Shows the customer of a paid order that is picked up whether it is ready, where, when, and the code. */
export function PickUpState({ order: { readyAt, pickUpCode, sentAt } }: { readonly order: PickedUp }) {
  const { shop } = useShopSettings()
  const place = useLoadedPickUpPlace(!sentAt)
  if (sentAt)
    return (
      <span className="order-note block">
        {texts.pickedUp} <LocalTime at={sentAt} />
      </span>
    )
  return (
    <>
      <span className="order-note block">
        {readyAt ? (
          <>
            {texts.ready} <LocalTime at={readyAt} />
          </>
        ) : (
          texts.preparing
        )}
      </span>
      {pickUpCode && (
        <span className="block">
          {texts.code} <b className="figure text-xl whitespace-nowrap">{writePickUpCode(pickUpCode)}</b>
        </span>
      )}
      {place &&
        [texts.at(placeInOneLine(place)), place.hours && texts.open(place.hours), place.note]
          .filter(Boolean)
          .map((line) => (
            <span key={line} {...langOfWords(shop, line)} className="order-note block wrap-anywhere">
              {line}
            </span>
          ))}
    </>
  )
}
