import { endSession } from '../../contract/accounts/accounts.ts'
import { hostOf } from '../api/host.ts'
import { createHttpTransport } from '../api/http-transport.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { identityPort } from './identity/identity.ts'

/** The longest time that the person waits. */
const patienceMs = 3_000
/** The longest wait for the shop before the provider's session is ended. */
const shopPatienceMs = 1_500

/**
 * Ends the session at the shop (if it offers that), then at the identity provider. The order matters: the built-in
 * provider ends the shop's sessions together with its own, and the shop would then refuse the token. Never rejects.
 */
export async function endRemoteSession(token: string | null): Promise<void> {
  await Promise.race([after(patienceMs), endInTurn(token)])
}

async function endInTurn(token: string | null): Promise<void> {
  await Promise.race([after(shopPatienceMs), Promise.allSettled([endAtShop(token)])])
  await Promise.allSettled([endAtProvider()])
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function endAtShop(token: string | null): Promise<void> {
  const settings = shopSettings()
  if (token === null || !hostOf(settings).offers(endSession)) return
  const transport = createHttpTransport({
    apiHost: settings.apiHost,
    extensionHeaders: false,
    tokenFor: async () => token,
  })
  await transport(endSession, {})
}

async function endAtProvider(): Promise<void> {
  const port = await identityPort()
  await port.signOut()
}
