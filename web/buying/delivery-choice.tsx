import type { DeliveryPrices } from '../../contract/shop/delivery-rates.ts'
import { useInBrowser } from '../session/in-browser.ts'
import { SelectField } from '../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../ui/values/formats.ts'
import { moneyFigure } from '../ui/values/numbers.ts'
import { deliveryChoiceTexts as texts } from './delivery-choice-texts.ts'
import {
  chooseCountry,
  countriesOf,
  otherCountry,
  type ShownDelivery,
  useVisitorCountry,
} from './delivery-country.ts'

interface DeliveryChoiceProps {
  readonly prices: DeliveryPrices
  /** Undefined while the quantity is unknown. */
  readonly delivery: ShownDelivery | undefined
}

/**
 * Lets the visitor choose the country of delivery, and says what it costs there. The server states the price of the
 * default zone, also for readers without JavaScript; the sentence has the space of its longest form, so that nothing
 * moves.
 */
export function DeliveryChoice({ prices, delivery }: DeliveryChoiceProps) {
  const formats = useFormats()
  const { shown } = useVisitorCountry(prices)
  const ready = useInBrowser()
  const name = (country: string) => prices.names[country] ?? country
  // Decomposed, an accented letter is sorted beside its plain one, for example Österreich; in every runtime alike.
  const sortKey = (country: string) => name(country).normalize('NFD')
  const countries = [...countriesOf(prices)].toSorted((one, other) =>
    sortKey(one) < sortKey(other) ? -1 : 1,
  )
  const choices = [
    ...countries.map((country) => ({ value: country, text: name(country) })),
    ...(prices.defaultZone === null ? [] : [{ value: otherCountry, text: texts.other }]),
  ]
  return (
    <div className="grid gap-2">
      {choices.length > 1 && (
        <SelectField
          label={texts.label}
          name="deliverTo"
          className="noscript:hidden"
          choices={choices}
          value={shown}
          disabled={!ready}
          onChange={({ target }) => chooseCountry(target.value)}
        />
      )}
      <p className="min-h-[3lh] sm:min-h-[2lh]" aria-live="polite">
        {delivery === undefined
          ? texts.unknown
          : sentenceOf(shown === otherCountry ? texts.otherCountry : name(shown), delivery, formats)}
      </p>
    </div>
  )
}

function sentenceOf(country: string, { fee, missing }: ShownDelivery, formats: Formats): string {
  if (fee === 0) return texts.free(country)
  const costs = texts.costs(country, moneyFigure(formats, fee))
  return missing === undefined ? costs : `${costs} ${texts.missing(moneyFigure(formats, missing))}`
}
