import type { InputOf } from '../../contract/operation.ts'
import { type QuotedDiscount, quoteDiscount, quoteOwnDiscount } from '../../contract/prices/discounts.ts'
import type { ShopApi } from '../api/client.ts'

export type DiscountWish = InputOf<typeof quoteDiscount>['body']

/** Asks what takes off the price of lines. Rejects with an ApiError. */
export function askForDiscount(
  api: ShopApi,
  isSignedIn: boolean,
  body: DiscountWish,
  signal: AbortSignal,
): Promise<QuotedDiscount> {
  return isSignedIn
    ? api.call(quoteOwnDiscount, { body }, { signal })
    : api.call(quoteDiscount, { body }, { signal })
}
