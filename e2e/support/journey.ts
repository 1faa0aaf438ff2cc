import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { type StandIn, startStandIn } from '../stand-in/stand-in.ts'
import { BrowserWatch, type ExpectConsole } from './browser-watch.ts'
import type { Caller } from './customer.ts'
import { openWithScripts } from './hydration.ts'
import { expect } from './looks.ts'
import { goOnWithoutPictures } from './pictures.ts'
import { SharedProcess } from './shared-process.ts'
import { type Shop, type ShopSettings, shopEntry, startShop } from './shop.ts'
import { notSlow, type Slowness, slowDown } from './slowness.ts'

/** Longer than `startShop` waits, so that its error explains why a shop did not start. */
const startTimeoutMs = 2 * patienceMs

/**
 * All worker fixtures are here, because Playwright starts another worker and browser for a test with a different worker
 * fixture.
 */
interface WorkerFixtures {
  /** Set for the whole run by `playwright-slow.config.ts`. */
  slowness: Slowness
  /** The process of this worker's shops. */
  sharedProcess: SharedProcess
  /** Another backend, for journeys of `../stand-in/journey.ts`. */
  standIn: StandIn
  /** Returns the shop that the tests of a file share, and stops that of the previous file. */
  shopOfFile: (file: string, ...start: Parameters<typeof startShop>) => Promise<Shop>
}

/**
 * Options per test, not per worker: for another value of a worker option Playwright starts another worker and browser.
 */
interface TestFixtures {
  /** Settings for this file's shop: `test.use({ shopSettings: { … } })`. */
  shopSettings: ShopSettings
  shopEntry: string
  /** Opens the shop at `localhost`, because browsers require a host name for passkeys. */
  atLocalhost: boolean
  /** URLs of other hosts that this file's shop uses. */
  otherHosts: readonly string[]
  sharedShop: (file: string) => Promise<Shop>
  shop: Shop
  watch: BrowserWatch
  expectConsole: ExpectConsole
  /** Another person with another browser at the same shop, watched like `page`. */
  newVisitor: () => Promise<Page>
  /** Calls the API as another person, without the cost of a browser. */
  newCaller: () => Promise<Caller>
}

/**
 * Playwright's `test` with a running shop. `page.goto('/')` opens it. A console message, page error, failed
 * request or request to another host fails the test unless `expectConsole` declared it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopSettings: [{}, { option: true }],
  shopEntry: [shopEntry, { option: true }],
  atLocalhost: [false, { option: true }],
  otherHosts: [[], { option: true }],
  slowness: [notSlow, { option: true, scope: 'worker' }],

  sharedProcess: [
    // Playwright requires the first argument to be destructured, even if it is unused.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const shared = new SharedProcess()
      await use(shared)
      await shared.stop()
    },
    { scope: 'worker' },
  ],

  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const standIn = await startStandIn()
      await use(standIn)
      await standIn.stop()
    },
    { scope: 'worker' },
  ],

  shopOfFile: [
    async ({ sharedProcess }, use) => {
      let open: { readonly file: string; readonly shop: Shop } | undefined
      await use(async (file, settings, start) => {
        if (open?.file === file) return open.shop
        // A worker runs files in varying order, so each file gets a new shop. The previous shop stops in parallel,
        // because it waits half a second for requests in transit.
        const stopped = open?.shop.stop()
        open = undefined
        const [shop] = await Promise.all([startShop(settings, { ...start, sharedProcess }), stopped])
        open = { file, shop }
        return shop
      })
      await open?.shop.stop()
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],

  sharedShop: async ({ shopOfFile, shopSettings, shopEntry: entry, atLocalhost }, use, { project }) => {
    const host = atLocalhost ? 'localhost' : '127.0.0.1'
    await use((file) => shopOfFile(file, shopSettings, { entry, host, preparedIn: project.outputDir }))
  },

  shop: [
    async ({ sharedShop }, use, testInfo) => use(await sharedShop(fileOf(testInfo))),
    // A separate timeout, because on a busy machine a start takes as long as a test.
    { timeout: startTimeoutMs },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  // Playwright requires the first argument to be destructured, even if it is unused.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  watch: async ({}, use) => {
    const watch = new BrowserWatch()
    await use(watch)
    watch.verify()
  },

  expectConsole: async ({ watch }, use) => use(watch.expectConsole),

  context: async ({ context, launchOptions, shop, otherHosts, slowness, watch }, use) => {
    watch.attach(context, shop.url, ...otherHosts)
    await goOnWithoutPictures(context, launchOptions)
    await slowDown(context, slowness)
    await use(context)
  },

  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? openWithScripts(page) : page),

  newVisitor: async ({ browser, contextOptions, launchOptions, shop, otherHosts, slowness, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: shop.url })
      contexts.push(context)
      watch.attach(context, shop.url, ...otherHosts)
      await goOnWithoutPictures(context, launchOptions)
      await slowDown(context, slowness)
      return openWithScripts(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },

  newCaller: async ({ playwright, shop }, use) => {
    const requests: APIRequestContext[] = []
    await use(async () => {
      const request = await playwright.request.newContext({ baseURL: shop.url })
      requests.push(request)
      return { request }
    })
    for (const request of requests) await request.dispose()
  },
})

/** Returns the file that Playwright runs, even if another file defines the test. */
export function fileOf({ titlePath: [file = ''] }: TestInfo): string {
  return file
}

export { expect }
