import { expect, type Page } from '@playwright/test'
import { BrowserWatch } from './browser-watch.ts'
import { test as journey } from './journey.ts'
import { type Shop, startShop } from './shop.ts'

let shop: Shop

/** A page without the watch. */
const test = journey.extend({
  page: async ({ browser }, use) => {
    const page = await browser.newPage()
    await use(page)
    await page.close()
  },
})

test.beforeAll(async () => {
  shop = await startShop({}, { entry: 'e2e/support/sample-shop.ts' })
})
test.afterAll(() => shop.stop())

async function watchSample(page: Page): Promise<BrowserWatch> {
  const watch = new BrowserWatch()
  watch.attach(page.context(), shop.url)
  await page.goto(shop.url)
  return watch
}

const flaws = [
  ['A console message', "console.info('a word')", 'unexpected console info: a word'],
  [
    'An uncaught error',
    "setTimeout(() => { throw new Error('nobody catches') })",
    'page error: nobody catches',
  ],
  ['An unhandled rejection', "void Promise.reject(new Error('lost'))", 'page error: lost'],
  [
    'A missing file',
    "fetch('/missing')",
    'console error: Failed to load resource: the server responded with',
  ],
  ['A failed request', "fetch('/hang-up').catch(() => 0)", 'failed request: GET '],
  [
    'Another host',
    "fetch('http://shop.example.com/').catch(() => 0)",
    'a stranger: http://shop.example.com/',
  ],
  ['Another port', "fetch('http://127.0.0.1:1/').catch(() => 0)", 'a stranger: http://127.0.0.1:1/'],
  ['Another host by socket', "void new WebSocket('ws://shop.example.com/')", 'shop.example.com'],
] as const

for (const [name, script, finding] of flaws) {
  test(`The watch reports ${name}`, async ({ page }) => {
    const watch = await watchSample(page)
    await page.evaluate(script)
    await expect(() => expect(() => watch.verify()).toThrow(finding)).toPass()
  })
}

test('Another host cannot be reached by name', async ({ page }) => {
  await page.goto(shop.url)
  const answer = page.evaluate("fetch('http://shop.example.com/', { mode: 'no-cors' })")
  await expect(answer).rejects.toThrow('Failed to fetch')
})

test('A request that the page aborts is not reported', async ({ page }) => {
  const watch = await watchSample(page)
  await page.evaluate(
    "{ const c = new AbortController(); fetch('/', { signal: c.signal }).catch(() => 0); c.abort() }",
  )
  await page.goto(`${shop.url}/again`)
  watch.verify()
})

test('An expected message that is missing is reported', async ({ page }) => {
  const watch = await watchSample(page)
  watch.expectConsole('silence')
  expect(() => watch.verify()).toThrow('expected in the console, but it did not appear: silence')
})
