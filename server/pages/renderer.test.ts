import { beforeAll, expect, test, vi } from 'vitest'
import { namedLanguage, type ShopLanguages } from '../../contract/languages/languages.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../domain/shop/shown-settings.ts'
import { pageAddressOf } from '../../web/app/render/page-address.ts'
import { addLanguages } from '../start/add-languages.ts'
import { renderWithinMs } from './coalesce-renders.ts'
import type { LanguagePages } from './language-pages.ts'
import { type PageSource, pagesOf } from './renderer.ts'

const languages: ShopLanguages = { standard: 'de', offered: (['de', 'en'] as const).map(namedLanguage) }
let settingsRead = 0
const settings: ShopSettings = {
  version: '1',
  apiHost: '/api',
  publicUrl: 'https://shop.example',
  extensions: [],
  mail: false,
  shop: shownSettings(sampleSettings),
  languages,
  identity: { provider: 'built-in', google: false },
  cards: { publishableKey: 'pk', sandbox: true },
}

/** Pages that show their language, their address and the language of the settings. */
const pagesIn = (language: LanguagePages['language']): LanguagePages => ({
  language,
  inlineScript: '',
  formPaths: ['/withdraw'],
  pageAddressOf,
  renderPage: async ({ url, method }) => ({
    status: 200,
    html: `${language} ${method} ${new URL(url).pathname}`,
    headers: {},
    topics: [],
  }),
  refusalDocument: ({ language, title, message }) => `${language}: ${title}. ${message}`,
  listedPaths: async () => [language],
  async *productFeed() {
    yield language
  },
  llmsText: async () => language,
  robotsText: () => '',
})

const source: PageSource = {
  readSettings: async () => {
    settingsRead += 1
    return settings
  },
  readLanguages: async () => languages,
  knownLanguages: () => ({ standard: 'de', offered: ['de', 'en'] }),
  transport: () => async () => ({ status: 200, body: null }),
  note: () => undefined,
}
const renderer = pagesOf(pagesIn('en'), async (tag) => pagesIn(tag)).renderer(source)

beforeAll(addLanguages)

test.each([
  ['/tools?q=pump&utm_source=x', 'de', '/tools', '/tools?q=pump'],
  ['/en/tools?q=pump', 'en', '/en/tools', '/en/tools?q=pump'],
  ['/en', 'en', '/en', '/en'],
  ['https://shop.example/EN/Tools/', 'de', undefined, '/not-found'],
  ['/en/Tools/', 'en', '/en/tools', '/en/tools'],
  // The standard language has no prefix.
  ['/de/tools', 'de', '/tools', '/tools'],
  ['/en/nothing', 'en', undefined, '/en/not-found'],
])('%s is a page in %s at %s', async (url, tag, path, address) => {
  expect(await renderer.find(url)).toMatchObject({ tag, path, address, isElsewhere: false })
})

test('A page in a language that the shop does not offer is the page in the standard language', async () => {
  expect(await renderer.find('/fr/tools')).toMatchObject({ tag: 'de', path: '/tools', isElsewhere: true })
})

test('Pages are rendered in their language, and files for machines in the standard one', async () => {
  const shown = async (url: string) =>
    (await renderer.render(await renderer.find(url), 0, () => undefined)).html
  expect(await shown('/tools')).toBe('de GET /tools')
  expect(await shown('/en/tools')).toBe('en GET /en/tools')
  expect(await renderer.listedPaths()).toEqual(['de'])
  expect((await renderer.renderForm('/en/withdraw', 'a=1', () => undefined)).html).toBe(
    'en POST /en/withdraw',
  )
  expect(renderer.formPaths).toContain('/fr/withdraw')
})

test('The first page of a language waits for its code longer than a render may take', async () => {
  vi.useFakeTimers()
  const slow = pagesOf(pagesIn('en'), async (tag) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * renderWithinMs))
    return pagesIn(tag)
  }).renderer(source)
  const shown = slow.render(await slow.find('/tools'), 0, () => undefined)
  await vi.advanceTimersByTimeAsync(2 * renderWithinMs)
  expect((await shown).html).toBe('de GET /tools')
  vi.useRealTimers()
})

test('The page of a busy shop is in the language of the address', () => {
  const shown = (url: string) => renderer.busy(renderer.languageAt(url)).html
  expect(shown('/tools')).toBe(
    'de: Gerade ist viel los. Im Shop ist gerade sehr viel los. Versuchen Sie es gleich noch einmal.',
  )
  expect(shown('/en/tools')).toBe('en: Many people are here. The shop is very busy. Try again in a moment.')
  expect(shown('/fr/tools')).toBe(shown('/tools'))
  expect(renderer.isBusy(renderer.busy('en'))).toBe(true)
})

test('A page is found without building settings', async () => {
  const before = settingsRead
  await renderer.find('/en/tools')
  expect(settingsRead).toBe(before)
})
