import { describe, expect, test, vi } from 'vitest'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import type { Transport } from '../../api/transport.ts'
import { inlineScript, renderPage } from './entry-server.tsx'

const settings: ShopSettings = {
  version: '1',
  apiHost: '/api',
  publicUrl: 'https://shop.example',
  shop: shownSettings(sampleSettings),
  extensions: [],
  identity: { provider: 'built-in', google: true },
  cards: { publishableKey: 'pk_test', sandbox: true },
  mail: false,
}
const assets = {
  entry: '/assets/entry.js',
  css: ['/assets/entry.css'],
  preload: ['/assets/library.js', '/assets/wide.woff2'],
}

const tool = {
  _id: 't1',
  name: 'Wrench </script><b>"bold"</b>',
  img: '/pictures/wrench.webp',
  shortDescription: 'Fits.',
  minOrderQuantity: 10,
  availableQuantity: 240,
  price: 18.5,
  outline: 'M0 0h720v720z',
}
const gone = { ...tool, _id: 't2', name: 'Cone wrench', availableQuantity: 0 }
const item = { _id: 'i1', img: '/pictures/chain.webp', price: 29.5, name: 'Chain' }
const review = { _id: 'r1', img: '/pictures/b.webp', name: 'Marta', review: 'It holds.', ratings: 4 }

const answers: Readonly<Record<string, unknown>> = {
  listTools: [tool, gone],
  listItems: [item],
  listReviews: [review],
  getTool: tool,
}
const working: Transport = async ({ id }) => ({ status: 200, body: answers[id] })

function render(path: string, transport: Transport = working, report?: (error: unknown) => void) {
  const request = new Request(`${settings.publicUrl}${path}`)
  return renderPage(request, { transport, settings, assets, ...(report ? { report } : {}) })
}

describe('The home page', () => {
  test('is complete without JavaScript, in the order of the spec', async () => {
    const { status, html } = await render('/')
    expect(status).toBe(200)
    const order = [
      '15%-20% off',
      'tile-tools.webp',
      'Hot Deals',
      'Items',
      'Reviews',
      'Countries',
      'Request For Quote',
    ]
    const places = order.map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('has one main heading and no inline style', async () => {
    const { html } = await render('/')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('has one inline script, whose hash the server can allow', async () => {
    const { html } = await render('/')
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
    expect(inline).toEqual([inlineScript])
  })

  test('lists the data that it shows as topics', async () => {
    expect((await render('/')).topics).toEqual(['shop', 'tools', 'items', 'reviews'])
  })

  test('shows only the outline of a sold-out tool, and no link to buy it', async () => {
    const { html } = await render('/')
    expect(html.match(/src="\/pictures\/wrench\.webp"/g)).toHaveLength(1)
    expect(html).toContain('Sold out')
    expect(html.match(/Buy Now<!-- --> <span/g)).toHaveLength(1)
  })

  test('offers Login to everyone, because the server does not know the session', async () => {
    const { html } = await render('/')
    expect(html).toContain('>Login<')
    expect(html).not.toContain('/dashboard')
  })
})

test.each(['/tools', '/items'])(
  'The list %s is stale when a key of its filter gets another name',
  async (path) => {
    expect((await render(path)).topics).toContain('spec-keys')
  },
)

test.each([
  ['/tools?category=Chain+tools&after=x&sort=price&q=whip', '/tools?category=Chain+tools&amp;after=x'],
  ['/items?view=table', '/items'],
])('Search engines list %s as %s', async (path, listed) => {
  const { html } = await render(path)
  expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe(`https://shop.example${listed}`)
})

describe('The page of a tool', () => {
  test('describes itself to search engines', async () => {
    const { html } = await render('/tool/t1?from=mail')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/tool/t1">')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      name: tool.name,
      image: ['https://shop.example/pictures/wrench.webp'],
      offers: { price: '185.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    })
  })

  test('contains its data for the browser, and no name in the data can end the element', async () => {
    const { html, topics } = await render('/tool/t1')
    expect(html).not.toContain('</script><b>')
    const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.stringify(JSON.parse(json))).toContain('</script>')
    expect(topics).toEqual(['shop', 'tool:t1'])
  })

  test('lists the other tools that it shows as topics', async () => {
    const card = { ...tool, _id: 't2' }
    const guide = { specs: [], needsAlso: [card], neighbours: [{ ...card, _id: 't3' }] }
    const transport: Transport = async ({ id }) => ({
      status: 200,
      body: id === 'getToolGuide' ? guide : answers[id],
    })
    const request = new Request(`${settings.publicUrl}/tool/t1`)
    const offering = { ...settings, extensions: ['getToolGuide'] }
    const { topics } = await renderPage(request, { transport, settings: offering, assets })
    expect(topics).toEqual(['shop', 'tool:t1', 'tool:t2', 'tool:t3', 'spec-keys', 'board', 'tools'])
  })

  test('includes its own styles before the first paint, and preloads its scripts', async () => {
    const route = 'web/app/screens/product-screen.tsx'
    const modules = { [route]: ['/assets/tool.js', '/assets/tool.css'] }
    const request = new Request(`${settings.publicUrl}/tool/t1`)
    const { html } = await renderPage(request, {
      transport: working,
      settings,
      assets: { ...assets, modules },
    })
    expect(html).toContain('<link rel="stylesheet" href="/assets/tool.css">')
    const [, scripts = ''] = /id="scripts">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(scripts)).toEqual({
      start: ['/assets/library.js', '/assets/entry.js'],
      page: ['/assets/tool.js'],
    })
  })

  test('is the 404 page when the tool no longer exists', async () => {
    const body = { code: 'TOOL_NOT_FOUND', message: 'This tool is no longer in the shop.' }
    const { status, html } = await render('/tool/nope', async () => ({ status: 404, body }))
    expect(status).toBe(404)
    expect(html).toContain('/pictures/not-found.webp')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test('is the 404 page when its address cannot belong to a tool', async () => {
    const { status } = await render('/tool/%20', async () => ({ status: 400, body: {} }))
    expect(status).toBe(404)
  })

  test('shows the reason and offers to try again when the shop does not answer', async () => {
    const body = { code: 'BUSY', message: 'The shop is very busy.', requestId: 'r-9' }
    const { status, html } = await render('/tool/t1', async () => ({ status: 503, body }))
    expect(status).toBe(503)
    for (const text of ['The shop is very busy.', 'r-9', 'Try again']) expect(html).toContain(text)
  })

  test('hides the message of an unexpected failure', async () => {
    const report = vi.fn()
    const failing = () => Promise.reject(new Error('password of the database'))
    const { status, html } = await render('/tool/t1', failing, report)
    expect(status).toBe(500)
    expect(html).not.toContain('password')
    expect(report).toHaveBeenCalledOnce()
  })
})

test('Any other path shows the 404 page with a picture', async () => {
  const { status, html } = await render('/no/such/page')
  expect(status).toBe(404)
  expect(html).toContain('/pictures/not-found.webp')
  expect(html).toContain('<title>Page not found · Truewheel</title>')
})
