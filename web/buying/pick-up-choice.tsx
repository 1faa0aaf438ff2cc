import { useId } from 'react'
import type { DeliveryWay } from '../../contract/orders/orders.ts'
import type { PickUpPlace } from '../../contract/shop/pick-up-place.ts'
import { placeInOneLine } from '../../domain/orders/pick-up.ts'
import { langOfWords } from '../api/lang-of-words.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { pickUpTexts as texts } from './pick-up-texts.ts'

const ways = ['parcel', 'pickup'] as const

interface PickUpChoiceProps {
  readonly place: PickUpPlace
  readonly way: DeliveryWay
  readonly busy: boolean
  readonly onChoose: (way: DeliveryWay) => void
}

/**
 * Lets the customer choose between delivery and pick-up. The hours and the note stay readable for both, so that nothing
 * moves with the choice.
 */
export function PickUpChoice({ place, way, busy, onChoose }: PickUpChoiceProps) {
  const name = useId()
  const { shop } = useShopSettings()
  return (
    <fieldset className="grid min-w-0 gap-1 noscript:hidden" disabled={busy}>
      <legend className="font-semibold">{texts.ways}</legend>
      {ways.map((one) => (
        <label className="flex gap-3 items-center min-h-11 cursor-pointer" key={one}>
          <input
            className="w-5 h-5 m-0 shrink-0 accent-ink"
            type="radio"
            name={name}
            value={one}
            checked={one === way}
            onChange={() => onChoose(one)}
          />
          <span className="min-w-0 wrap-anywhere">
            {one === 'parcel' ? texts.parcel : texts.pickup(placeInOneLine(place))}
          </span>
        </label>
      ))}
      {[place.hours && texts.open(place.hours), place.note].filter(Boolean).map((line) => (
        <p key={line} {...langOfWords(shop, line)} className="soft wrap-anywhere">
          {line}
        </p>
      ))}
    </fieldset>
  )
}
