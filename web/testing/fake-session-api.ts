import type { ShopApi } from '../api/client.ts'
import type { FakeShop } from './fake-shop-api.ts'

let current: FakeShop | undefined

/** The shop that every signed-in call of this test goes to. */
export function callsGoTo(shop: FakeShop): void {
  current = shop
}

/** Stands in for session/session-api.ts: `vi.mock(…, () => import('…/testing/fake-session-api.ts'))`. */
export function sessionApi(): ShopApi {
  if (!current) throw new Error('The test has no shop')
  return current.api
}
