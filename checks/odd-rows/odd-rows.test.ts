import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerNote, CallApi } from '../../contract/built-pages.ts'
import { onlyEnglish } from '../../contract/languages/languages.ts'
import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../domain/shop/shown-settings.ts'
import { callOverHttp } from '../../server/pages/api-transport.ts'
import { withAssets } from '../../server/pages/language-pages.ts'
import { mountPages } from '../../server/pages/mount-pages.ts'
import { pagesOf } from '../../server/pages/renderer.ts'
import { mountSitemap } from '../../server/pages/sitemap.ts'
import { ResponseCache } from '../../server/response-cache/response-cache.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import * as entryServer from '../../web/app/render/entry-server.tsx'
import { oddAnswers } from './answers.ts'
import { type List, lists, type OddRow, oddRowsOf } from './lists.ts'
import { type OddHost, startOddHost } from './odd-host.ts'

const settings = {
  version: '1',
  apiHost: 'http://api.example',
  publicUrl: 'https://shop.example',
  shop: shownSettings(sampleSettings),
  extensions: [],
  identity: { provider: 'built-in', google: false },
  cards: { publishableKey: 'pk_test', sandbox: true },
  mail: false,
} as const
const manifest = { 'web/app/render/entry-client.tsx': { file: 'entry.js', isEntry: true } }
let host: OddHost
let app: FastifyInstance
let notes: AnswerNote[]

/** Mounts the pages of a shop whose API calls go to `callApi`. */
async function shopAt(callApi: CallApi): Promise<FastifyInstance> {
  const shop = Fastify()
  // A cache of size 0, so that each visit is rendered.
  shop.decorate('answers', new ResponseCache(0))
  // Admission lets every request pass.
  shop.decorate('admission', { page: '' } as never)
  const pages = pagesOf(withAssets(entryServer, manifest))
  const renderer = pages.renderer({
    readSettings: async () => settings,
    readLanguages: async () => onlyEnglish,
    knownLanguages: () => ({ standard: 'en', offered: ['en'] }),
    transport: () => callApi,
    note: (note) => notes.push(note),
  })
  mountPages(shop, renderer, async () => 0)
  mountSitemap(shop, renderer, settings.publicUrl, async () => 0)
  return shop
}

beforeAll(async () => {
  host = await startOddHost()
  app = await shopAt(callOverHttp(host.url, patienceMs))
})
afterAll(async () => {
  await app.close()
  host.stop()
})
beforeEach(() => {
  notes = []
  vi.spyOn(console, 'error')
})
afterEach(() => {
  // React warns about duplicate keys and attributes that are not numbers.
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})

async function visit(path: string, shop = app): Promise<{ status: number; html: string; cached: boolean }> {
  const { statusCode, body, headers } = await shop.inject(path)
  return { status: statusCode, html: body, cached: headers['cache-control'] !== 'no-store' }
}

/** Returns the HTML without embedded data: visible text and attributes. */
function readableOf(html: string): string {
  return html.replaceAll(/<script type="application\/json".*?<\/script>/gs, '')
}

const nonsense = /\bNaN\b|\bundefined\b|\bnull\b|\[object Object\]|Invalid Date|Infinity/

/** Returns tool links that a browser would not resolve to a tool's page. */
function lostLinksOf(html: string): readonly string[] {
  const links = [...html.matchAll(/(?:href="|<loc>https:\/\/shop\.example)(\/tool\/[^"<]*)/g)]
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^\/tool\/[^/?#]+$/.test(new URL(link, settings.publicUrl).pathname))
}

function expectSound(name: string, path: string, { status, html }: { status: number; html: string }): void {
  expect(readableOf(html), `${name} on ${path}`).not.toMatch(nonsense)
  expect(lostLinksOf(html), `${name} on ${path}`).toEqual([])
  expect([200, 404, 503], `${name} on ${path}`).toContain(status)
}

function shownOn(path: string, { path: list, shownBy }: List): readonly string[] {
  if (path === '/sitemap.xml') return ['/tool/good-1', '/tool/good-2']
  return path === '/' || path === list ? shownBy : []
}

/** The maximum of odd rows per visit: the home page shows six rows of a list, a single-row page one. */
const rowsOfAVisit: Readonly<Record<string, number>> = {
  '/': 4,
  '/tools': 20,
  '/items': 20,
  '/sitemap.xml': 20,
}

/** Returns the odd rows for each visit of a page; grouped, because rendering a page takes longer than its rows. */
function oddRowsAt(path: string, list: List): readonly (readonly OddRow[])[] {
  const size = rowsOfAVisit[path] ?? 1
  const rows = oddRowsOf(list)
  const starts = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => index * size)
  return starts.map((start) => rows.slice(start, start + size))
}

describe.each(lists)('An odd row of $path', (list) => {
  const [first, second] = list.good
  test.each(list.pages)('leaves %s with all other rows and without nonsense text', async (path) => {
    for (const rows of oddRowsAt(path, list)) {
      const name = rows.map(([each]) => each).join(', ')
      const odd = rows.map(([, row]) => row)
      host.lists(list, [first, ...odd, second], odd[0])
      const page = await visit(path)
      expectSound(name, path, page)
      for (const text of shownOn(path, list)) expect(page.html, `${name} on ${path}`).toContain(text)
      if (!path.startsWith('/tool/')) expect(page.status, `${name} on ${path}`).toBe(200)
    }
  })
})

describe.each(lists)('An answer of $path', (list) => {
  const others = lists.filter((other) => other !== list).flatMap(({ shownBy }) => shownBy)
  const { path } = list

  test.each(Object.entries(oddAnswers))('that %s leaves the other lists on the home page', async (_, odd) => {
    host.answers(list, (response) => odd(response, JSON.stringify(list.good)))
    const page = await visit('/')
    expectSound(path, '/', page)
    expect(page.status).toBe(200)
    expect(page.cached).toBe(false)
    for (const text of others) expect(page.html).toContain(text)
    expect(page.html).toContain('This list is not available now.')
    expect(readableOf(page.html)).not.toContain('private words')
    expect(notes.map(({ call }) => call)).toEqual([`GET ${path}`])
  })

  test.each(list.pages.filter((page) => page !== '/' && !page.startsWith('/quote')))(
    'that is unusable makes %s unavailable',
    async (path) => {
      for (const [name, odd] of Object.entries(oddAnswers)) {
        host.answers(list, (response) => odd(response, JSON.stringify(list.good)))
        const page = await visit(path)
        expect([name, page.status]).toEqual([name, path.startsWith('/tool/') && isNothing(name) ? 404 : 503])
        expect(readableOf(page.html)).not.toContain('private words')
        expectSound(name, path, page)
      }
    },
  )
})

/** Returns whether an answer is one with which backends report an unknown tool. */
function isNothing(name: string): boolean {
  return ['is null', 'is empty text', 'is no content', 'is a 400', 'is a 404', 'is a 404 page'].includes(name)
}

test.each(['/', '/tools', '/items', '/tool/odd-1', '/sitemap.xml'])(
  '%s is unavailable if the host does not answer',
  async (path) => {
    const shop = await shopAt(async () => ({ status: 503, body: null }))
    expect((await visit(path, shop)).status).toBe(503)
    await shop.close()
  },
)

test('Left-out rows are logged with the names of their fields, never with their values', async () => {
  const [tools] = lists
  if (!tools) throw new Error('There are tools.')
  host.lists(tools, [...tools.good, { ...tools.odd, name: { secret: 'words' }, img: 'http://[bad' }], null)
  await visit('/tools')
  expect(notes).toEqual([{ call: 'GET /tools', leftOut: 1, fields: ['img', 'name'] }])
})
