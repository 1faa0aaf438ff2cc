import { isAnsweredByPages } from '../../contract/operation.ts'
import { createShopApi, type ShopApi } from '../api/client.ts'
import { hostOf } from '../api/host.ts'
import { createHttpTransport } from '../api/http-transport.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { languageOfCalls } from '../routing/language-of-pages.ts'
import { exchange } from './access-token/exchange.ts'
import { renewingTransport } from './access-token/renewing-transport.ts'
import { createTokens } from './access-token/tokens.ts'
import { idToken } from './identity/id-token.ts'

const settings = shopSettings()
const tokens = createTokens({ idToken, exchange, now: Date.now })

/**
 * The typed client with the session. It sends the access token, renews it in time, and repeats a call once if it was
 * refused because of its token. Without a session a protected call rejects with an ApiError (401 SIGN_IN_REQUIRED or
 * SESSION_ENDED) without sending a request. Loaders and components get it from their context.
 */
export const sessionApi: ShopApi = createShopApi(
  renewingTransport(tokens, (tokenFor) => {
    const { takesExtraFields: extensionHeaders } = hostOf(settings)
    const shared = { extensionHeaders, tokenFor, language: languageOfCalls(settings) }
    const host = createHttpTransport({ apiHost: settings.apiHost, ...shared })
    const pageServer = createHttpTransport({ apiHost: '/api', ...shared })
    return (operation, request) =>
      (isAnsweredByPages(operation, settings.extensions) ? pageServer : host)(operation, request)
  }),
)
