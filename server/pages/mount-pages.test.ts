import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { namedLanguage, onlyEnglish, type ShopLanguages } from '../../contract/languages/languages.ts'
import { DatabaseUnavailable } from '../data/database.ts'
import { anyEngine } from '../data/testing/engines.ts'
import { countCalls } from '../http/serving/limit-calls.ts'
import { createLog } from '../platform/log.ts'
import { addLanguages } from '../start/add-languages.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { type CountRendering, mountPages, type PageRenderer } from './mount-pages.ts'
import { mountSitemap } from './sitemap.ts'

let env: TestApp
const rendered: string[] = []
const logLines: string[] = []
const failures = new Map<string, Error>()
let counted = 0
let listedPaths: () => Promise<readonly string[] | null>

afterEach(async () => {
  rendered.length = 0
  logLines.length = 0
  failures.clear()
  counted = 0
  await env.drop()
})

/** Has pages at /page and /one/{id}; all other addresses are not found. */
const renderer: PageRenderer = {
  languageAt: (url) => (url.startsWith('/de') ? 'de' : 'en'),
  busy: (language) => ({
    status: 503,
    html: language === 'en' ? 'busy' : `busy ${language}`,
    headers: {},
    topics: [],
  }),
  isBusy: ({ status }) => status === 503,
  isFull: () => false,
  async find(url) {
    const path = url.replace('http://shop.example', '').split('?')[0]?.toLowerCase() ?? ''
    const address = /^\/(?:de\/)?(?:page|one\/.+)$/.test(path) ? path : '/not-found'
    return {
      path: address === '/not-found' ? undefined : path,
      address,
      parameters: [],
      tag: url.startsWith('/de') ? 'de' : 'en',
      isElsewhere: false,
    }
  },
  async render({ address }) {
    rendered.push(address)
    const failure = failures.get(address)
    if (failure) throw failure
    const status = address === '/page' ? 200 : 404
    return { status, html: address, headers: { 'content-type': 'text/html' }, topics: [] }
  },
  formPaths: ['/page'],
  async renderForm(path, form) {
    if (form.includes('broken')) throw new Error('It broke')
    return { status: 200, html: `${path}: ${form}`, headers: { 'content-type': 'text/html' }, topics: [] }
  },
  refusal: ({ language, status, title, message }, headers) => ({
    status,
    html: language === 'en' ? message : `${language}: ${title}. ${message}`,
    headers,
    topics: [],
  }),
}

let languages: ShopLanguages = onlyEnglish

/** The addresses for which a redirect was looked for. */
const askedFor: string[] = []

async function open(rendersAMinute: number): Promise<TestApp['app']> {
  const log = createLog('info', { write: (line) => logLines.push(line) })
  env = await openTestApp(anyEngine, { log })
  await env.app.register(async (scope) => {
    const count = await countCalls(scope, rendersAMinute)
    const secondsToWait: CountRendering = async (request) => {
      const seconds = await count(request)
      counted += 1
      return seconds
    }
    mountPages(scope, renderer, secondsToWait, secondsToWait, async (url) => {
      askedFor.push(url)
      return url.startsWith('/products/') ? '/page?moved=1' : undefined
    })
    const files = { listedPaths, robotsText: async () => '', readLanguages: async () => languages }
    mountSitemap(scope, files, 'https://shop.example', secondsToWait)
  })
  return env.app
}

test('A page is rendered once, regardless of the query of its address', async () => {
  const app = await open(100)
  for (const url of ['/page', '/page?x=1', '/page?x=2', '/page']) {
    expect((await app.inject(url)).body, url).toBe('/page')
  }
  expect(rendered).toEqual(['/page'])
})

test('The not-found page is rendered once, and each unknown id is looked up', async () => {
  const app = await open(100)
  for (const url of ['/a', '/b?x=1', '/c/d']) expect((await app.inject(url)).statusCode).toBe(404)
  for (const url of ['/one/1', '/one/2', '/one/1']) expect((await app.inject(url)).statusCode).toBe(404)
  expect(rendered).toEqual(['/not-found', '/one/1', '/one/2', '/one/1'])
})

test("A different spelling of a page's address redirects to it, with its query", async () => {
  const app = await open(100)
  const { statusCode, headers } = await app.inject('/PAGE?x=1')
  expect([statusCode, headers.location]).toEqual([308, '/page?x=1'])
  expect(rendered).toEqual([])
})

test('An address of the former shop leads on by GET and HEAD, and pages are never asked for one', async () => {
  const app = await open(100)
  askedFor.length = 0
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/products/wrench?x=1' })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      308,
      '/page?moved=1',
      'no-cache',
    ])
  }
  expect((await app.inject({ method: 'POST', url: '/products/wrench' })).statusCode).toBe(404)
  expect((await app.inject('/page')).statusCode).toBe(200)
  expect((await app.inject('/one/1')).statusCode).toBe(404)
  expect((await app.inject('/api/unknown')).statusCode).toBe(404)
  expect(askedFor).toEqual(['/products/wrench?x=1', '/products/wrench?x=1'])
})

test('An absolute address, as a proxy may send it, leads to its page', async () => {
  const app = await open(100)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = get({ host: '127.0.0.1', port, path: 'http://shop.example/page?x=1' })
  const [response]: IncomingMessage[] = await once(request, 'response')
  response?.resume()
  expect(response?.statusCode).toBe(200)
})

test.each(['/%E0%A4%A', '/%', '/one%zz?x=1', '/%ff/%20'])(
  'A browser gets the not-found page for the address %s, which cannot be read; a program gets a refusal',
  async (url) => {
    const app = await open(100)
    const page = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
      404,
      'text/html',
      '/not-found',
    ])
    const refused = await app.inject({ url, headers: { accept: 'application/json' } })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INPUT_INVALID'])
  },
)

test('An address with a part that cannot be decoded is looked up as it is written', async () => {
  const app = await open(100)
  await app.inject({ url: '/one/50%-off%20', headers: { accept: 'text/html' } })
  expect(rendered).toEqual(['/one/50%25-off%2520'])
})

test('Concurrent requests for the sitemap load the tools once', async () => {
  let loads = 0
  const loaded = Promise.withResolvers<readonly string[]>()
  listedPaths = () => {
    loads += 1
    return loaded.promise
  }
  const app = await open(100)
  const answers = Promise.all([1, 2, 3, 4].map(async () => app.inject('/sitemap.xml')))
  await expect.poll(() => counted).toBe(4)
  loaded.resolve(['/tool/1'])
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(loads).toBe(1)
})

test('More than 5,000 addresses are divided into several files, which an index lists', async () => {
  const paths = Array.from({ length: 10_001 }, (_, index) => `/tool/${index}`)
  listedPaths = async () => paths
  const app = await open(100)
  const file = async (address: string) =>
    [...(await app.inject(address)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)
  const files = await file('/sitemap.xml')
  expect(files).toEqual([1, 2, 3].map((part) => `https://shop.example/sitemap-${part}.xml`))
  const parts = await Promise.all(files.map((address) => file(new URL(address).pathname)))
  expect(parts.map(({ length }) => length)).toEqual([5_000, 5_000, 1])
  expect(parts.flat()).toEqual(paths.map((path) => `https://shop.example${path}`))
  for (const unknown of ['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
    expect((await app.inject(unknown)).statusCode, unknown).toBe(404)
})

test('A sitemap counts towards the render limit, even if it fails', async () => {
  listedPaths = async () => null
  const app = await open(2)
  for (const status of [503, 503, 429]) expect((await app.inject('/sitemap.xml')).statusCode).toBe(status)
})

test('A client above its render limit gets a message and can still load cached pages', async () => {
  const app = await open(2)
  await app.inject('/page')
  expect((await app.inject('/one/1')).statusCode).toBe(404)
  const refused = await app.inject('/one/2')
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toMatch(/^Too many attempts. Try again in \d+ seconds\.$/)
  expect((await app.inject('/page')).statusCode).toBe(200)
  const other = await app.inject({ url: '/one/2', remoteAddress: '192.0.2.7' })
  expect(other.statusCode).toBe(404)
  expect(rendered).toEqual(['/page', '/one/1', '/one/2'])
})

describe('A page that cannot be rendered', () => {
  const asked = (app: TestApp['app'], accept: string) => app.inject({ url: '/page', headers: { accept } })

  test('reports “busy” while the database does not answer', async () => {
    failures.set('/page', new DatabaseUnavailable('it is away'))
    const app = await open(100)
    const page = await asked(app, 'text/html')
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([503, 'busy', 'no-store'])
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect((await asked(app, 'application/json')).json()).toMatchObject({ code: 'BUSY' })
  })

  test('reports an error with the request id, and never the cause', async () => {
    failures.set('/page', new Error('the secret reason'))
    const app = await open(100)
    const page = await asked(app, 'text/html')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(page.body).toMatch(/^Something went wrong on our side\..* [\da-f-]{36}\.$/)
    expect(logLines.join('')).toContain('the secret reason')
    expect((await asked(app, '*/*')).json()).toMatchObject({ code: 'UNEXPECTED' })
  })
})

test('A page in another language that cannot be served says so in that language', async () => {
  await addLanguages()
  failures.set('/de/page', new Error('It broke'))
  const app = await open(1)
  const headers = { accept: 'text/html' }
  const failed = await app.inject({ url: '/de/page', headers })
  expect(failed.body).toMatch(
    /^de: Die Seite konnte nicht erstellt werden. Bei uns ist etwas schiefgegangen\./,
  )
  expect(failed.body).toMatch(/ Sie lautet [\da-f-]{36}\.$/)
  const refused = await app.inject({ url: '/de/one/1', headers })
  expect(refused.body).toMatch(/^de: Zu viele Seiten. Zu viele Versuche\./)
})

describe('A form that a browser posts without JavaScript', () => {
  const post = (app: TestApp['app'], payload: string, url = '/page') =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('is answered with its page, which no cache stores, and counts towards the render limit', async () => {
    const app = await open(2)
    for (const link of ['one', 'two']) {
      const answer = await post(app, `link=${link}`)
      expect([answer.statusCode, answer.body]).toEqual([200, `/page: link=${link}`])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await post(app, 'link=three')).statusCode).toBe(429)
  })

  test('is refused at any other page, and if it is too long', async () => {
    const app = await open(100)
    expect((await post(app, 'link=one', '/one/1')).statusCode).toBe(404)
    expect((await post(app, `link=${'x'.repeat(10_000)}`)).statusCode).toBe(413)
  })

  test('leaves none of its values in the log, even if its page fails to render', async () => {
    const app = await open(100)
    await post(app, 'link=the-secret')
    expect((await post(app, 'link=the-secret&broken')).statusCode).toBe(500)
    expect(logLines.join('')).toContain('It broke')
    expect(logLines.join('')).not.toContain('the-secret')
  })
})

test('The sitemap has each page once for each language, with the addresses in the others', async () => {
  languages = { standard: 'de', offered: (['de', 'fr'] as const).map(namedLanguage) }
  listedPaths = async () => ['/', '/tools']
  const { body } = await (await open(100)).inject('/sitemap.xml')
  languages = onlyEnglish
  const german = '<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/tools"/>'
  const french = '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.example/fr/tools"/>'
  expect(body).toContain(`<url><loc>https://shop.example/tools</loc>${german}${french}</url>`)
  expect(body).toContain(`<url><loc>https://shop.example/fr/tools</loc>${german}${french}</url>`)
  expect(body.match(/<loc>/g)).toHaveLength(4)
})
