import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { BrowserWatch, type ExpectConsole } from './browser-watch.ts'
import { expect } from './looks.ts'
import { type Shop, type ShopSettings, startShop } from './shop.ts'
import { notSlow, type Slowness, slowDown } from './slowness.ts'

/** Longer than `startShop` waits, so that its own words tell why a shop did not start. */
const startTimeoutMs = 2 * patienceMs

interface WorkerFixtures {
  /** Settings for this file's shop: `test.use({ shopSettings: { … } })`. */
  shopSettings: ShopSettings
  shopEntry: string
  /** Addresses of hosts that this file's shop works with, beside its own. */
  otherHosts: readonly string[]
  /** Of the whole run: `playwright-slow.config.ts`. */
  slowness: Slowness
  sharedShop: () => Promise<Shop>
}

interface TestFixtures {
  /** `test.use({ freshShop: true })`: each test gets a shop of its own instead of sharing the worker's. */
  freshShop: boolean
  shop: Shop
  watch: BrowserWatch
  expectConsole: ExpectConsole
  /** Another person with another browser at the same shop, watched like `page`. */
  newVisitor: () => Promise<Page>
}

/**
 * Playwright's `test` with a running shop. `page.goto('/')` opens it. A console message, page error, failed
 * request or request to another host fails the test unless `expectConsole` named it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopSettings: [{}, { option: true, scope: 'worker' }],
  shopEntry: ['server/main.ts', { option: true, scope: 'worker' }],
  otherHosts: [[], { option: true, scope: 'worker' }],
  slowness: [notSlow, { option: true, scope: 'worker' }],
  freshShop: [false, { option: true }],

  sharedShop: [
    async ({ shopSettings, shopEntry }, use) => {
      let starting: Promise<Shop> | undefined
      await use(() => {
        starting ??= startShop(shopSettings, shopEntry)
        return starting
      })
      await (await starting)?.stop()
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],

  shop: [
    async ({ freshShop, sharedShop, shopSettings, shopEntry }, use) => {
      if (!freshShop) return use(await sharedShop())
      const shop = await startShop(shopSettings, shopEntry)
      try {
        await use(shop)
      } finally {
        await shop.stop()
      }
    },
    // A time of its own: on a busy machine a start takes as long as many a story.
    { timeout: startTimeoutMs },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  // Playwright requires the first argument to be destructured, even when nothing is asked for.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  watch: async ({}, use) => {
    const watch = new BrowserWatch()
    await use(watch)
    watch.verify()
  },

  expectConsole: async ({ watch }, use) => use(watch.expectConsole),

  context: async ({ context, shop, otherHosts, slowness, watch }, use) => {
    watch.attach(context, shop.url, ...otherHosts)
    await slowDown(context, slowness)
    await use(context)
  },

  newVisitor: async ({ browser, contextOptions, shop, otherHosts, slowness, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: shop.url })
      contexts.push(context)
      watch.attach(context, shop.url, ...otherHosts)
      await slowDown(context, slowness)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
