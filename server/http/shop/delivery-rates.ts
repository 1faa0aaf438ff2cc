import type * as contract from '../../../contract/shop/delivery-rates.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { offersPickUp } from '../../../domain/orders/pick-up.ts'
import { done } from '../../../domain/outcome.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const deliveryRates = {
  getDeliveryPrices: async ({ shop }) => {
    const language = currentRequest()?.language
    const { rates, tax, pickup } = settingsIn(await shop.settings.read(), language)
    const countries = rates.zones.flatMap((zone) => zone.countries)
    // Browsers name some countries otherwise than the server, so that a page that both render needs one source.
    const names = Object.fromEntries(countries.map((code) => [code, countryName(code, language)]))
    return done({
      ...rates,
      names,
      ...(tax.rates.length > 0 && { tax }),
      pickup: offersPickUp(pickup) ? pickup : null,
    })
  },
} satisfies HandlersOf<typeof contract.deliveryRates>
