import { deliveryRates, setRates } from '../../server/testing/delivery-rates.ts'
import { setTaxes } from '../../server/testing/tax-rates.ts'
import type { TestShop } from '../../server/testing/test-shop.ts'
import { pieceGrams } from './reference/pricing.ts'

/** Germany by the amount of goods, Austria by weight, as the rules of `reference/pricing.ts` say. */
const rates = {
  ...deliveryRates,
  zones: [
    {
      name: 'Germany',
      countries: ['DE'],
      by: 'amount' as const,
      steps: [{ from: 0, fee: 5.9 }],
      freeFrom: 25,
    },
    {
      name: 'Austria',
      countries: ['AT'],
      by: 'weight' as const,
      steps: [
        { from: 0, fee: 9.9 },
        { from: 300, fee: 12.5 },
      ],
      freeFrom: null,
    },
  ],
  pieceGrams,
}

/** Puts rates of delivery and tax in force, or lets prices include both, for the next history. */
export async function setCharges(shop: TestShop, charges: boolean): Promise<void> {
  await setRates(shop, charges ? rates : { ...rates, zones: [] })
  await setTaxes(shop, charges ? { abroad: 'net' } : { home: null, rates: [] })
}
