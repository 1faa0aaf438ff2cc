// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsElementId } from '../api/shop-settings.ts'
import { testSettings } from '../testing/in-shop.tsx'

const fetched = vi.fn(() => Promise.resolve(new Response()))

/** Loads the module as a new document does. */
async function openDocument(extensions: readonly string[], uncounted = false) {
  vi.resetModules()
  const shop = { ...testSettings.shop, ...(uncounted && { uncounted: true }) }
  const settings = JSON.stringify({ ...testSettings, shop, extensions })
  document.body.innerHTML = `<script id="${settingsElementId}" type="application/json">${settings}</script>`
  return import('./send-visit.ts')
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('A page is sent without cookies, and names the first of its kind in this document', async () => {
  const { sendPage } = await openDocument(['countVisit'])
  sendPage('tool', { from: 'example.com', language: 'en' })
  sendPage('tool')
  // Each call of this fetch has an address and options.
  const calls = fetched.mock.calls as unknown as [string, RequestInit][]
  expect(calls.map(([address, { body }]) => [address, JSON.parse(String(body))])).toEqual([
    ['/api/visits', { page: 'tool', shown: 'first', from: 'example.com', language: 'en' }],
    ['/api/visits', { page: 'tool', shown: 'again' }],
  ])
  expect(calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true })
})

test.each([
  ['the shop does not offer it', [], false, {}],
  ['the owner counts nothing', ['countVisit'], true, {}],
  ['a program drives the browser', ['countVisit'], false, { webdriver: true }],
  ['the visitor objects by Global Privacy Control', ['countVisit'], false, { globalPrivacyControl: true }],
  ['the visitor objects by Do Not Track', ['countVisit'], false, { doNotTrack: '1' }],
] as const)('Nothing is sent if %s', async (_, extensions, uncounted, browser) => {
  vi.stubGlobal('navigator', { ...navigator, ...browser })
  const { sendPage } = await openDocument(extensions, uncounted)
  expect(sendPage('home')).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('Staff are not counted', async () => {
  const { sendPage } = await openDocument(['countVisit'])
  localStorage.setItem('accessToken', 'token')
  localStorage.setItem('session', JSON.stringify({ email: 'ada@example.com', name: 'Ada' }))
  localStorage.setItem('role', 'admin ada@example.com')
  expect(sendPage('home')).toBe(false)
  localStorage.setItem('role', 'customer ada@example.com')
  expect(sendPage('home')).toBe(true)
  localStorage.clear()
})
