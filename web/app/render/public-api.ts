import { createShopApi, type ShopApi } from '../../api/client.ts'
import { createHttpTransport } from '../../api/http-transport.ts'
import { shopSettings } from '../../api/shop-settings.ts'

let api: ShopApi | undefined

/** The client that page loaders use in the browser: public calls only, so it carries no token. */
export function publicApi(): ShopApi {
  api ??= createShopApi(
    createHttpTransport({
      apiHost: shopSettings().apiHost,
      extensionHeaders: false,
      tokenFor: async () => null,
    }),
  )
  return api
}
