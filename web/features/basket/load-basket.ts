import { type ViewedCart, viewCart } from '../../../contract/agents/carts.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import { refuseUnlessOffered } from '../../api/refuse-unless-offered.ts'
import { receivedTexts as texts } from './received-texts.ts'

/** A cart that a program has filled, as the address of the page names it; or why it cannot be read. */
export type ReceivedCart = { readonly id: string } & (
  | { readonly lines: ViewedCart['lines'] }
  | { readonly problem: string }
)

interface Loading {
  readonly query: { readonly get: (name: 'cart') => string | null }
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/**
 * Loads the cart in the address of the basket; null without one. The lines of the basket itself are in the browser.
 * Refuses the page if {host} does not book baskets.
 */
export async function loadBasket(
  api: ShopApi,
  { query, settings, signal }: Loading,
): Promise<ReceivedCart | null> {
  refuseUnlessOffered(settings, { id: 'bookTogether' })
  const id = query.get('cart')
  if (!id) return null
  if (!hostOf(settings).offers(viewCart)) return { id, problem: texts.unreadable }
  return api.call(viewCart, { params: { id } }, { signal }).then(
    ({ lines }) => ({ id, lines }),
    (error: unknown) => ({ id, problem: problemOf(error) }),
  )
}

/** An address that was cut off has an invalid id. */
function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.code === 'INPUT_INVALID' ? texts.unreadable : error.message
  throw error
}
