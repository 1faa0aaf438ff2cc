import { registerUser } from '../../../contract/accounts/accounts.ts'
import { createShopApi } from '../../api/client.ts'
import { createHttpTransport } from '../../api/http-transport.ts'
import { shopSettings } from '../../api/shop-settings.ts'
import { languageOfCalls } from '../../routing/language-of-pages.ts'

/**
 * Registers the holder of an ID token at {host} and returns the access token (spec §4, PUT /users/{email}). A repeated
 * request returns another token without registering the person again. Rejects with an ApiError.
 */
export async function exchange(idToken: string, email: string): Promise<string> {
  const settings = shopSettings()
  const api = createShopApi(
    createHttpTransport({
      apiHost: settings.apiHost,
      language: languageOfCalls(settings),
      extensionHeaders: false,
      tokenFor: async () => idToken,
      repeatable: true,
    }),
  )
  const { token } = await api.call(registerUser, { params: { email }, body: { email } })
  return token
}
