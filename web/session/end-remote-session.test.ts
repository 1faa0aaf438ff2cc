import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../contract/accounts.ts'
import { endRemoteSession } from './end-remote-session.ts'

const told = vi.hoisted(() => ({
  shop: vi.fn<() => Promise<void>>(),
  provider: vi.fn<() => Promise<void>>(),
}))

vi.mock('../api/http-transport.ts', () => ({ createHttpTransport: () => told.shop }))
vi.mock('../api/shop-settings.ts', () => ({
  shopSettings: () => ({ apiHost: '/api', extensions: [endSession.id] }),
}))
vi.mock('./identity/identity.ts', () => ({ identityPort: async () => ({ signOut: told.provider }) }))

beforeEach(() => {
  vi.useFakeTimers()
  told.shop.mockReset().mockResolvedValue()
  told.provider.mockReset().mockResolvedValue()
})
afterEach(() => vi.useRealTimers())

test('The shop hears of a sign-out first, and the provider when the shop has answered', async () => {
  const shop = Promise.withResolvers<void>()
  told.shop.mockReturnValue(shop.promise)
  const done = endRemoteSession('token')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([told.shop.mock.calls.length, told.provider.mock.calls.length]).toEqual([1, 0])
  shop.resolve()
  await done
  expect(told.provider).toHaveBeenCalledOnce()
})

test.each([
  ['refuses', async () => Promise.reject(new Error('session ended'))],
  ['does not answer', () => new Promise<void>(() => undefined)],
])('The provider hears of it also where the shop %s', async (_what, shop) => {
  told.shop.mockImplementation(shop)
  const done = endRemoteSession('token')
  await vi.advanceTimersByTimeAsync(1_500)
  await done
  expect(told.provider).toHaveBeenCalledOnce()
})

test('Where neither answers the person waits for three seconds', async () => {
  told.shop.mockReturnValue(new Promise(() => undefined))
  told.provider.mockReturnValue(new Promise(() => undefined))
  const done = endRemoteSession('token')
  await vi.advanceTimersByTimeAsync(3_000)
  await done
})
