import { RouterContextProvider } from 'react-router'
import type { ShopSettings } from '../../../contract/shop-settings.ts'
import { apiContext } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { settingsContext } from '../../api/settings-context.ts'
import { type SeenPages, seenPagesContext } from './seen-pages.ts'

interface BrowserParts {
  readonly api: ShopApi
  readonly settings: ShopSettings
  readonly seen: SeenPages
}

/**
 * Returns the loaders' context in the browser. It is synchronous: while the router waited for it, a second
 * navigation would interfere with the first.
 */
export function browserContext({ api, settings, seen }: BrowserParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(settingsContext, settings)
  context.set(seenPagesContext, seen)
  return context
}

/** Returns a client whose code loads with the first call. */
export function clientOnDemand(load: () => Promise<ShopApi>): ShopApi {
  return {
    call: async (...asked) => (await load()).call(...asked),
    callForPage: async (...asked) => (await load()).callForPage(...asked),
  }
}
