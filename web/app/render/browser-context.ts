import { RouterContextProvider } from 'react-router'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { apiContext } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { settingsContext } from '../../api/settings-context.ts'
import { type EarlyPages, earlyPagesContext } from './early-pages.ts'
import { type SeenPages, seenPagesContext } from './seen-pages.ts'

interface BrowserParts {
  readonly api: ShopApi
  readonly settings: ShopSettings
  readonly seen: SeenPages
  /** Missing while a page is loaded early. */
  readonly early?: EarlyPages
}

/**
 * Returns the loaders' context in the browser. It is synchronous: if the router had to wait for it, a second navigation
 * would interfere with the first one.
 */
export function browserContext({ api, settings, seen, early }: BrowserParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(settingsContext, settings)
  context.set(seenPagesContext, seen)
  context.set(earlyPagesContext, early ?? null)
  return context
}

/**
 * Returns a client whose code loads with the first call.
 * @param onChange runs after each call that may have changed data.
 */
export function clientOnDemand(load: () => Promise<ShopApi>, onChange?: () => void): ShopApi {
  return {
    call: async (operation, ...asked) => {
      const answer = (await load()).call(operation, ...asked)
      return operation.method === 'GET' ? answer : answer.finally(onChange)
    },
    callForPage: async (...asked) => (await load()).callForPage(...asked),
  }
}
