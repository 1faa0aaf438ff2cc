import { endSession } from '../../contract/accounts/end-session.ts'
import { createHttpTransport } from '../api/http-transport.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { identityPort } from './identity.ts'

/** Nobody waits longer to see that he is signed out. */
const patienceMs = 3_000

/** Ends the session at the shop (where it offers that) and at the sign-in provider. Never rejects. */
export async function tellOfSignOut(token: string | null): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([late, Promise.allSettled([endAtShop(token), endAtProvider()])])
}

async function endAtShop(token: string | null): Promise<void> {
  const { apiHost, extensions } = shopSettings()
  if (token === null || !extensions.includes(endSession.id)) return
  const transport = createHttpTransport({ apiHost, extensionHeaders: false, tokenFor: async () => token })
  await transport(endSession, {})
}

async function endAtProvider(): Promise<void> {
  const port = await identityPort()
  await port.signOut()
}
