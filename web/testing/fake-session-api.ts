import type { ShopApi } from '../api/client.ts'
import { FakeShop } from './fake-shop-api.ts'

let current = new FakeShop()

/** The shop that every call of this test goes to, from now on. */
export function callsGoTo(shop: FakeShop): void {
  current = shop
}

/** The client of the test's shop. Also stands in for session/session-api.ts, where that is still imported. */
export function sessionApi(): ShopApi {
  return client
}

const client: ShopApi = {
  call: (...asked) => current.api.call(...asked),
  callForPage: (...asked) => current.api.callForPage(...asked),
}
