import type * as contract from '../../../contract/shop/delivery-rates.ts'
import { countryName } from '../../../domain/delivery/country-name.ts'
import { offersPickUp } from '../../../domain/orders/pick-up.ts'
import { done } from '../../../domain/outcome.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const deliveryRates = {
  getDeliveryPrices: async ({ shop }) => {
    const { rates, pickup } = await shop.settings.read()
    const countries = rates.zones.flatMap((zone) => zone.countries)
    // Browsers name some countries otherwise than the server, so that a page that both render needs one source.
    return done({
      ...rates,
      names: Object.fromEntries(countries.map((code) => [code, countryName(code)])),
      pickup: offersPickUp(pickup) ? pickup : null,
    })
  },
} satisfies HandlersOf<typeof contract.deliveryRates>
