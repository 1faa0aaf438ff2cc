import { isAnsweredByPages } from '../../contract/operation.ts'
import { createShopApi, type ShopApi } from '../api/client.ts'
import { hostOf } from '../api/host.ts'
import { createHttpTransport } from '../api/http-transport.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { exchange } from './access-token/exchange.ts'
import { renewingTransport } from './access-token/renewing-transport.ts'
import { createTokens } from './access-token/tokens.ts'
import { idToken } from './identity/id-token.ts'

const settings = shopSettings()
const tokens = createTokens({ idToken, exchange, now: Date.now })

/**
 * The typed client with the session: it carries the access token, renews it in time, and repeats a call once
 * that was refused for its token. Without a session a protected call rejects with an ApiError (401
 * SIGN_IN_REQUIRED or SESSION_ENDED) without a request. Loaders and components get it from the context.
 */
export const sessionApi: ShopApi = createShopApi(
  renewingTransport(tokens, (tokenFor) => {
    const { takesExtraFields: extensionHeaders } = hostOf(settings)
    const host = createHttpTransport({ apiHost: settings.apiHost, extensionHeaders, tokenFor })
    const pageServer = createHttpTransport({ apiHost: '/api', extensionHeaders, tokenFor })
    return (operation, request) =>
      (isAnsweredByPages(operation, settings.extensions) ? pageServer : host)(operation, request)
  }),
)
