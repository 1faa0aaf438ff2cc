// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { exchange } from './exchange.ts'

vi.mock('../../api/shop-settings.ts', () => ({ shopSettings: () => ({ apiHost: '/api' }) }))

afterEach(() => {
  window.dispatchEvent(new Event('offline'))
  vi.unstubAllGlobals()
})

test('The exchange is retried for some seconds after the network returns, because all lists wait for the token', async () => {
  window.dispatchEvent(new Event('online'))
  const fetched = vi.fn(async () => Response.json({ token: 'fresh' }))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  expect(await exchange('id-token', 'ada@example.com')).toBe('fresh')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('A refused ID token is not sent again', async () => {
  window.dispatchEvent(new Event('online'))
  const fetched = vi.fn(async () => Response.json({ code: 'NOT_ALLOWED' }, { status: 403 }))
  vi.stubGlobal('fetch', fetched)
  await expect(exchange('id-token', 'ada@example.com')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect(fetched).toHaveBeenCalledTimes(1)
})
