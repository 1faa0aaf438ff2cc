import type { FastifyInstance } from 'fastify'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import type { Settings } from '../config/read-settings.ts'
import { countCalls } from '../http/serving/limit-calls.ts'
import { longWordsOf } from '../http/serving/long-words-of.ts'
import { knowPages } from '../operations/moving/own-pages.ts'
import { RedirectIndex } from '../operations/moving/redirect-index.ts'
import { shopLanguages, shopOnPages } from '../operations/settings/shop-on-pages.ts'
import type { Shop } from '../operations/shop.ts'
import { callHostOrPages, callInProcess, callOverHttp, withLongWords } from '../pages/api-transport.ts'
import { logOddAnswers } from '../pages/log-odd-answers.ts'
import { type FormerAddress, mountPages } from '../pages/mount-pages.ts'
import { mountProductFeed } from '../pages/product-feed.ts'
import type { Pages } from '../pages/renderer.ts'
import { mountSitemap } from '../pages/sitemap.ts'
import { systemClock } from '../platform/clock.ts'
import type { FixedSettings } from './fixed-settings.ts'

/** The rate limit of renders per client, without cached pages. */
const renderingsAMinute = 300
/** The rate limit of forms without JavaScript: a person posts few, so more from one address are guesses. */
const formsAMinute = 20

/** Serves pages and the sitemap from the responses of {host}, with the settings for the browser. */
export async function servePages(
  app: FastifyInstance,
  pages: Pages,
  settings: Settings,
  fixed: FixedSettings,
  shop: Shop,
): Promise<void> {
  const { apiHost, publicUrl } = settings
  const transport = (tag: LanguageTag) => {
    const isOwn = tag === 'en' && shop.settings.languages.standard === 'en'
    const own = callInProcess(app, isOwn ? undefined : tag)
    if (apiHost === undefined) return own
    const host = withLongWords(callOverHttp(apiHost), (body) => longWordsOf(shop, body, undefined))
    return callHostOrPages(host, own, fixed.extensions)
  }
  const renderer = pages.renderer({
    readSettings: async (tag) => ({
      ...fixed,
      languages: await shopLanguages(shop),
      shop: await shopOnPages(shop, tag),
    }),
    readLanguages: () => shopLanguages(shop),
    knownLanguages: () => shop.settings.languages,
    transport,
    note: logOddAnswers(app.log, systemClock),
  })
  knowPages(shop, pages.isPage)
  const aMinute = renderingsAMinute * settings.rateLimitFactor
  await app.register(async (scope) => {
    const secondsToWait = await countCalls(scope, aMinute)
    mountSitemap(scope, renderer, publicUrl, secondsToWait)
    mountProductFeed(scope, renderer, secondsToWait)
    mountPages(
      scope,
      renderer,
      secondsToWait,
      await countCalls(scope, formsAMinute * settings.rateLimitFactor),
      // Another {host} has products and addresses of its own.
      apiHost === undefined ? formerAddressOf(shop) : undefined,
    )
  })
}

/** Finds where addresses of the former shop lead. */
function formerAddressOf(shop: Shop): FormerAddress {
  const redirects = new RedirectIndex(shop)
  return async (url) => redirects.find(url, await shopLanguages(shop))
}
