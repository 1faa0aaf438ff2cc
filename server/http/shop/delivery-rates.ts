import type * as contract from '../../../contract/shop/delivery-rates.ts'
import { done } from '../../../domain/outcome.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const deliveryRates = {
  getDeliveryPrices: async ({ shop }) => done((await shop.settings.read()).rates),
} satisfies HandlersOf<typeof contract.deliveryRates>
