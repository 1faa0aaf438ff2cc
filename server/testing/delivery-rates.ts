import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import { changeSettings } from '../operations/settings/change-settings.ts'
import { readSection } from '../operations/settings/read-settings.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { addAdmin, granted } from './shop-contents.ts'

/** Rates of a shop in Munich: 5.90 below 100 in Germany, 9.90 to Austria, nowhere else. */
export const deliveryRates: DeliveryRates = {
  zones: [
    {
      name: 'Germany',
      countries: ['DE'],
      by: 'amount',
      steps: [{ from: 0, fee: 5.9 }],
      freeFrom: 100,
    },
    { name: 'Austria', countries: ['AT'], by: 'amount', steps: [{ from: 0, fee: 9.9 }], freeFrom: null },
  ],
  defaultZone: null,
  home: 'DE',
  pieceGrams: null,
}

/** Puts rates in force, as an admin does: a new one by default. */
export async function setRates(shop: Shop, value: DeliveryRates, by?: Caller): Promise<void> {
  const { version: from } = await readSection(shop, 'rates')
  granted(await changeSettings(shop, by ?? (await addAdmin(shop)), { section: 'rates', value, from }))
  await shop.settings.read()
}
