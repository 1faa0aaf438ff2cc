// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { exchange } from './exchange.ts'

vi.mock('../../api/shop-settings.ts', () => ({ shopSettings: () => ({ apiHost: '/api' }) }))

afterEach(() => {
  window.dispatchEvent(new Event('offline'))
  vi.unstubAllGlobals()
})

test('A proof is traded again in the seconds after the network came back, because all lists wait for the token', async () => {
  window.dispatchEvent(new Event('online'))
  const fetched = vi.fn(async () => Response.json({ token: 'fresh' }))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  expect(await exchange('id-token', 'ada@example.com')).toBe('fresh')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('A shop that refuses a proof is not asked twice', async () => {
  window.dispatchEvent(new Event('online'))
  const fetched = vi.fn(async () => Response.json({ code: 'NOT_ALLOWED' }, { status: 403 }))
  vi.stubGlobal('fetch', fetched)
  await expect(exchange('id-token', 'ada@example.com')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect(fetched).toHaveBeenCalledTimes(1)
})
