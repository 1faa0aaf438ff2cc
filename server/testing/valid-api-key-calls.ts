import { addApiKey } from '../operations/api-keys/change-api-keys.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { hourMs } from '../platform/clock.ts'
import { addAdmin, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, type ValidCall } from './valid-callers.ts'

/** Makes a key of a caller, which ends after a year. */
export async function makeKey(
  shop: Shop,
  caller: Caller,
  operations: readonly string[],
  endsAt: number | null = shop.clock() + 365 * 24 * hourMs,
): Promise<{ readonly id: string; readonly secret: string }> {
  return granted(await addApiKey(shop, caller, { name: 'Label printer', operations, endsAt }))
}

const written = { name: 'Newsletter', operations: ['listUsers'], endsAt: null }

async function onOwnKey(app: TestApp, body?: object): Promise<ValidCall> {
  const caller = await addAdmin(app.shop)
  const { id } = await makeKey(app.shop, caller, ['listOrders', 'markSent'])
  return { caller, token: await app.tokenOf(caller), params: { id }, ...(body && { body }) }
}

/** A valid call of each operation on API keys. */
export const validApiKeyCalls = {
  listApiKeys: async (app: TestApp) => {
    const { params: _params, ...call } = await onOwnKey(app)
    return call
  },
  listKeyOperations: (app: TestApp) => byAdmin(app),
  addApiKey: (app: TestApp) => byAdmin(app, { body: written }),
  changeApiKey: (app: TestApp) => onOwnKey(app, { ...written, version: 1 }),
  revokeApiKey: (app: TestApp) => onOwnKey(app),
}
