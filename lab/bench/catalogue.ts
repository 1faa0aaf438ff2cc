// node lab/bench/catalogue.ts [tools] [calls]: measures search, suggestions, filtered lists, facets, page 200 of
// /tools, standards, jobs and a tool's page at the server, with a booking before each call. Runs on the embedded
// database, and on PostgreSQL when TEST_DATABASE_URL names a server on which it may create a database. Needs a build
// (`npm run build` or `npm start`).

import { join } from 'node:path'
import { onlyEnglish } from '../../contract/languages/languages.ts'
import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../domain/shop/shown-settings.ts'
import type { Engine } from '../../server/data/testing/engine.ts'
import { ownExtensions } from '../../server/http/docs/offered-extensions.ts'
import { bookProduct } from '../../server/operations/orders/book-product.ts'
import { seedLargeShop } from '../../server/operations/seed/seed-large-shop.ts'
import { callInProcess } from '../../server/pages/api-transport.ts'
import { mountPages } from '../../server/pages/mount-pages.ts'
import { mountProductFeed } from '../../server/pages/product-feed.ts'
import { loadPages } from '../../server/pages/renderer.ts'
import { mountSitemap } from '../../server/pages/sitemap.ts'
import { booking } from '../../server/testing/buying.ts'
import { addCustomer } from '../../server/testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { measuredEngines } from './engines.ts'

const [tools = 10_000, calls = 300] = process.argv.slice(2).map(Number)
const rowsOnPage = 48
const bookedTools = 1_000

interface Figures {
  readonly p50: number
  readonly p99: number
  /** The longest turn of the event loop, in processor time. */
  readonly block: number
}

for (const engine of measuredEngines()) {
  await measure(engine)
  await engine.cleanUp()
}

async function measure(engine: Engine): Promise<void> {
  const env = await openTestApp(engine, { metrics: 'off' })
  await servePages(env)
  const { database, clock } = env.shop
  await seedLargeShop(database, { tools, orders: 0 }, clock(), () => undefined)
  const caller = await addCustomer(env.shop)
  const heapBefore = usedHeap()
  const book = async (call: number) => {
    const productId = `made-tool-${String((call * 97) % bookedTools).padStart(6, '0')}`
    // A sold-out tool is refused, which also counts as a successful call.
    await bookProduct(env.shop, caller, booking(productId))
  }

  console.log(`${engine.name}, ${tools.toLocaleString('en')} tools, ${calls} calls, a booking before each`)
  const first = await timed(env, [`/api/search?q=chain+tool`], 1, async () => undefined)
  console.log(
    `  index built by the first search in ${first.p50.toFixed(0)} ms, longest block ${first.block.toFixed(0)} ms`,
  )
  console.log(`  memory of the index ${((usedHeap() - heapBefore) / 1024 ** 2).toFixed(1)} MB`)
  for (const [name, addresses] of await measuredAddresses(env)) {
    await timed(env, addresses, 20, book)
    const { p50, p99, block } = await timed(env, addresses, calls, book)
    const [a, b, c] = [p50, p99, block].map((ms) => ms.toFixed(1).padStart(7))
    console.log(`  ${name.padEnd(34)} p50 ${a} ms  p99 ${b} ms  longest block ${c} ms`)
  }
  await env.drop()
}

async function servePages({ app }: TestApp): Promise<void> {
  const pages = await loadPages(join(import.meta.dirname, '../../dist'))
  const settings = {
    ...{ version: 'bench', apiHost: '/api', publicUrl: 'http://localhost', extensions: ownExtensions },
    shop: shownSettings(sampleSettings),
    ...{ mail: false, demo: false, imgbb: false },
    identity: { provider: 'built-in' as const, google: false },
    cards: { publishableKey: 'pk_test', sandbox: true },
  } as const
  const renderer = pages.renderer({
    readSettings: async () => settings,
    readLanguages: async () => onlyEnglish,
    knownLanguages: () => ({ standard: 'en', offered: ['en'] }),
    transport: () => callInProcess(app),
    note: (note) => console.warn(note),
  })
  mountPages(app, renderer, async () => 0)
  mountProductFeed(app, renderer, async () => 0)
  mountSitemap(app, renderer, settings.publicUrl, async () => 0)
}

async function measuredAddresses({ app }: TestApp) {
  let after = ''
  for (let page = 1; page < 200; page += 1) {
    const { headers } = await app.inject(`/api/tools?limit=${rowsOnPage}${after && `&after=${after}`}`)
    after = String(headers['x-next-cursor'] ?? after)
  }
  const filter = encodeURIComponent('brand:Ironbell;brand:Velomat;spec.jaw-width:8..20;stock:in')
  // No generated tool fits the last one.
  const standards = ['chain-12-speed', 'headset-zs44', 'nipple-3-23', 'bb-bsa']
  const madeTools = Array.from(
    { length: 20 },
    (_, count) => `made-tool-${String(count * 431).padStart(6, '0')}`,
  )
  const q = (text: string) => `q=${encodeURIComponent(text)}`
  return [
    [
      'search',
      ['wrench', 'chain tool 12 speed', '15mm cone wrench', 'torqe wrnech'].map((t) => `/api/search?${q(t)}`),
    ],
    ['suggestions', ['w', 'wr', 'chai', 'torque w'].map((t) => `/api/search?${q(t)}&limit=6`)],
    ['facets', ['/api/tools/facets']],
    ['facets, filtered', [`/api/tools/facets?filter=${filter}`]],
    ['facets of a search', [`/api/tools/facets?${q('wrench')}`]],
    ['filtered list', [`/api/tools?filter=${filter}&limit=48`]],
    ['filtered list by name', [`/api/tools?filter=${filter}&limit=48&sort=name`]],
    ['searched list', [`/api/tools?${q('wrench')}&limit=48`]],
    ['page 200 of the list', [`/api/tools?limit=${rowsOnPage}&after=${after}`]],
    ['page 200 of /tools, rendered', [`/tools?after=${after}`]],
    ['filtered /tools, rendered', ['/tools?brand=Ironbell&brand=Velomat&spec.jaw-width-from=8&stock=in']],
    ['tools that fit a standard', standards.map((id) => `/api/fit?standard=${id}`)],
    ['products of a job', ['replace-a-cassette', 'true-a-wheel'].map((job) => `/api/jobs/${job}`)],
    ['guide of a tool', madeTools.map((id) => `/api/tools/${id}/guide`)],
    ['page of a tool, rendered', madeTools.map((id) => `/tool/${id}`)],
    ['product feed', ['/feed.xml']],
    ['sitemap', ['/sitemap.xml']],
  ] as const
}

async function timed(
  { app }: TestApp,
  addresses: readonly string[],
  count: number,
  before: (call: number) => Promise<void>,
): Promise<Figures> {
  const times: number[] = []
  let block = 0
  for (let call = 0; call < count; call += 1) {
    await before(call)
    const stop = watchBlocks((ms) => {
      block = Math.max(block, ms)
    })
    const startedAt = performance.now()
    const { statusCode } = await app.inject(addresses[call % addresses.length] ?? '')
    times.push(performance.now() - startedAt)
    await stop()
    if (statusCode !== 200) throw new Error(`${addresses[call % addresses.length]} answered ${statusCode}`)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), block }
}

/** Reports the processor time of each turn of the event loop until it is stopped; other programs do not affect it. */
function watchBlocks(report: (ms: number) => void): () => Promise<void> {
  let before = process.threadCpuUsage()
  let isStopped = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    report((user + system) / 1000)
    before = process.threadCpuUsage()
    if (isStopped) resolve()
    else setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    isStopped = true
    return promise
  }
}

function usedHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
