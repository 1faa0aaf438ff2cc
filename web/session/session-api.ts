import { errors } from '../../contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { createShopApi, type ShopApi } from '../api/client.ts'
import { createHttpTransport } from '../api/http-transport.ts'
import { unreachable } from '../api/refusal.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { exchange } from './exchange.ts'
import { identityPort } from './identity.ts'
import { AuthError } from './identity-port.ts'
import { renewingTransport } from './renewing-transport.ts'
import { createTokens } from './tokens.ts'

let api: ShopApi | undefined

/**
 * The typed client for whoever is signed in: it carries the access token, renews it in time, and repeats a
 * call once that was refused for its token. Without a session a protected call rejects with an ApiError
 * (401 SIGN_IN_REQUIRED or SESSION_ENDED) and is never sent.
 */
export function sessionApi(): ShopApi {
  api ??= makeApi()
  return api
}

function makeApi(): ShopApi {
  const { apiHost, extensions } = shopSettings()
  const tokens = createTokens({ proof, exchange, now: Date.now })
  return createShopApi(
    renewingTransport(tokens, (tokenFor) =>
      // A host that offers extensions is ours, or has said in its description that it knows them.
      createHttpTransport({ apiHost, extensionHeaders: extensions.length > 0, tokenFor }),
    ),
  )
}

/** The provider's proof, its refusals put into those of the API. */
async function proof(): Promise<string | null> {
  try {
    const port = await identityPort()
    return await port.idToken()
  } catch (error) {
    if (error instanceof AuthError && error.code === 'network-request-failed') throw unreachable(error)
    const { status, message } = errors.SIGN_IN_UNAVAILABLE
    throw new ApiError({ status, code: 'SIGN_IN_UNAVAILABLE', message }, { cause: error })
  }
}
