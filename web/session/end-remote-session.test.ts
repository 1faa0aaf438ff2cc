import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../contract/accounts/accounts.ts'
import { endRemoteSession } from './end-remote-session.ts'

const calls = vi.hoisted(() => ({
  shop: vi.fn<() => Promise<void>>(),
  provider: vi.fn<() => Promise<void>>(),
}))

vi.mock('../api/http-transport.ts', () => ({ createHttpTransport: () => calls.shop }))
vi.mock('../api/shop-settings.ts', () => ({
  shopSettings: () => ({ apiHost: '/api', extensions: [endSession.id] }),
}))
vi.mock('./identity/identity.ts', () => ({ identityPort: async () => ({ signOut: calls.provider }) }))

beforeEach(() => {
  vi.useFakeTimers()
  calls.shop.mockReset().mockResolvedValue()
  calls.provider.mockReset().mockResolvedValue()
})
afterEach(() => vi.useRealTimers())

test('A sign-out ends the session at the shop first, then at the provider', async () => {
  const shop = Promise.withResolvers<void>()
  calls.shop.mockReturnValue(shop.promise)
  const done = endRemoteSession('token')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([calls.shop.mock.calls.length, calls.provider.mock.calls.length]).toEqual([1, 0])
  shop.resolve()
  await done
  expect(calls.provider).toHaveBeenCalledOnce()
})

test.each([
  ['refuses', async () => Promise.reject(new Error('session ended'))],
  ['does not answer', () => new Promise<void>(() => undefined)],
])("The provider's session is ended also when the shop %s", async (_what, shop) => {
  calls.shop.mockImplementation(shop)
  const done = endRemoteSession('token')
  await vi.advanceTimersByTimeAsync(1_500)
  await done
  expect(calls.provider).toHaveBeenCalledOnce()
})

test('If there is no response, the person waits three seconds at most', async () => {
  calls.shop.mockReturnValue(new Promise(() => undefined))
  calls.provider.mockReturnValue(new Promise(() => undefined))
  const done = endRemoteSession('token')
  await vi.advanceTimersByTimeAsync(3_000)
  await done
})
