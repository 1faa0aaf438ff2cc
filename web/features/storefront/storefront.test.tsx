// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { emptySettings } from '../../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import { createShopApi } from '../../api/client.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { InSettings, testSettings } from '../../testing/in-shop.tsx'
import { ListPages } from './finding/list-pages.tsx'
import { loadTools } from './finding/load-list.ts'
import { HomePage } from './home-page.tsx'
import { ItemsList } from './items-list.tsx'
import { loadHome, type ShownReview } from './load-storefront.ts'
import { ProductGrid } from './product-grid.tsx'
import { ReviewsGrid } from './reviews-grid.tsx'

afterEach(cleanup)

const wrench: Tool = {
  _id: 't1',
  name: 'Combination wrench',
  img: '/pictures/wrench.webp',
  shortDescription: 'Twelve points.',
  minOrderQuantity: 10,
  availableQuantity: 1240,
  price: 18.5,
}

function renderReviews(reviews: readonly ShownReview[]) {
  render(
    <InSettings>
      <ReviewsGrid reviews={reviews} />
    </InSettings>,
  )
}

function renderTool(tool: Tool) {
  render(
    <InSettings>
      <MemoryRouter>
        <ProductGrid products={[tool]} level={3} />
      </MemoryRouter>
    </InSettings>,
  )
  return within(screen.getByRole('listitem'))
}

describe('A tool card', () => {
  test('shows its price, minimum order and stock', () => {
    const card = renderTool(wrench)
    const figures = card.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['$18.50', '10 pcs'])
    expect(card.getByText('1,240')).toBeDefined()
  })

  test('uses the singular for one piece', () => {
    const card = renderTool({ ...wrench, minOrderQuantity: 1 })
    expect(card.getAllByRole('definition')[1]?.textContent).toBe('1 pc')
  })

  test('names the language of a name or a description that has no translation', () => {
    const card = renderTool({ ...wrench, lang: 'en', descriptionLang: 'en' })
    const [name] = card.getAllByRole('link')
    expect(name?.lang).toBe('en')
    expect(card.getByText('Twelve points.').lang).toBe('en')
    cleanup()
    expect(renderTool(wrench).getAllByRole('link')[0]?.hasAttribute('lang')).toBe(false)
  })

  test('links to its page by Buy Now', () => {
    const link = renderTool(wrench).getByRole('link', { name: 'Buy Now Combination wrench' })
    expect(link.getAttribute('href')).toBe('/tool/t1')
  })

  test('says so if a tool has less stock than its minimum, and offers no purchase', () => {
    const card = renderTool({ ...wrench, availableQuantity: 3, minOrderQuantity: 10 })
    // Rows of lists show only the bold part of the stock.
    expect(card.getByText('3 left, the minimum order is 10').tagName).toBe('B')
    expect(card.queryByRole('link', { name: /Buy Now/ })).toBeNull()
  })

  test('says so if a tool is sold out, and offers no purchase', () => {
    const card = renderTool({ ...wrench, availableQuantity: 0 })
    expect(card.getByText('Sold out')).toBeDefined()
    expect(card.queryByRole('link', { name: /Buy Now/ })).toBeNull()
  })
})

test('An empty list shows a text', () => {
  render(<ProductGrid products={[]} level={3} />)
  expect(screen.getByText(/There are no tools at the moment/)).toBeDefined()
})

test('The first pictures of the page of items load before its scripts, and pictures further down load late', () => {
  const items = Array.from({ length: 6 }, (_, place) => ({
    _id: `i${place}`,
    img: `/${place}.svg`,
    price: 5,
  }))
  const eager = (level: 2 | 3) => {
    const { container, unmount } = render(
      <MemoryRouter>
        <ItemsList items={items} level={level} />
      </MemoryRouter>,
      { wrapper: InSettings },
    )
    const count = container.querySelectorAll('img[fetchpriority="high"]').length
    unmount()
    return count
  }
  expect([eager(2), eager(3)]).toEqual([2, 0])
})

test('An item opens its quote form, even if another backend gives it no name', () => {
  render(
    <MemoryRouter>
      <ItemsList items={[{ _id: 'i1', img: '/chain.svg', price: 29.5 }]} level={2} />
    </MemoryRouter>,
    { wrapper: InSettings },
  )
  expect(screen.getByRole('link', { name: 'Ask for a quote Part' }).getAttribute('href')).toBe(
    '/quote?item=i1',
  )
})

test('A review shows its stars out of 5, with the number as text', () => {
  const review = { _id: 'r1', img: '/b.svg', name: 'Marta', review: 'It holds.', ratings: 4 }
  renderReviews([review])
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
})

test.each([
  [3.5, '3.5 out of 5 stars', 4],
  [0, '0 out of 5 stars', 0],
])('A review of %d stars is labelled and drawn as %s', (ratings, label, drawn) => {
  renderReviews([{ _id: 'r1', img: '', review: 'It holds.', ratings }])
  const stars = screen.getByRole('img', { name: label })
  expect(stars.querySelectorAll('.star-given')).toHaveLength(drawn)
})

test("A review without text shows its stars and the author's name", () => {
  renderReviews([{ _id: 'r1', img: '/b.svg', name: 'Marta', ratings: 4 }])
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('Marta')
})

test('A review without name, picture and stars shows only its text', () => {
  renderReviews([{ img: '', review: 'It holds.' }])
  expect(screen.getByRole('listitem').textContent).toBe('It holds.A customer')
  expect(document.querySelector('img, svg')).toBeNull()
})

test("The shop's reply appears below its review, with its name and date in the shop's time zone", async () => {
  const reply = { text: 'Thank you.\nCome back.', at: Date.UTC(2026, 10, 2, 12) }
  const lists: Readonly<Record<string, unknown>> = { listReviews: [{ img: '', review: 'It holds.', reply }] }
  const api = createShopApi(async ({ id }) => ({ status: 200, body: lists[id] ?? [] }))
  const { shop } = testSettings
  const money = { ...shop.money, timeZone: 'Pacific/Kiritimati' }
  const settings = { ...testSettings, shop: { ...shop, money } }
  renderReviews((await loadHome(api, { settings, signal: new AbortController().signal })).reviews ?? [])
  const ticket = within(screen.getByRole('listitem'))
  expect(ticket.getByText(`Reply of ${testSettings.shop.company.name}`)).toBeDefined()
  expect(ticket.getByText('Nov 3, 2026')).toBeDefined()
  expect(ticket.getByText(/Come back\./)).toBeDefined()
})

test('A tool without price, quantities and picture shows its other facts, and links to its page', () => {
  const { price: _p, minOrderQuantity: _m, availableQuantity: _a, ...known } = wrench
  const card = renderTool({ ...known, img: '' })
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['on request'])
  expect(card.getByRole('link', { name: 'Look at it Combination wrench' })).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})

const withPages = { ...testSettings, extensions: ['listTools', 'listItems', 'listReviews'] }

describe('A page of the tools', () => {
  const { signal } = new AbortController()
  const asked: unknown[] = []

  /** Loads a page from a backend with two pages, whose cursor is `c2`. */
  function load(address: string, settings = withPages) {
    asked.length = 0
    const api = createShopApi(async (_operation, { query }) => {
      asked.push(query)
      const { after = undefined } = { ...(query as { after?: string } | undefined) }
      if (after !== undefined && after !== 'c2')
        return { status: 400, body: { code: 'CURSOR_INVALID', message: 'x' } }
      const header = () => (after === undefined && query ? 'c2' : null)
      return { status: 200, body: [{ ...wrench, _id: after ?? 'first' }], header }
    })
    return loadTools(api, { settings, signal, query: new URLSearchParams(address) })
  }
  const idsOf = ({ rows }: { rows: readonly Tool[] }) => rows.map(({ _id }) => _id)

  test('loads the tools that it shows, and leads to the next page', async () => {
    expect(await load('')).toMatchObject({ isFirst: true, next: 'c2' })
    expect(asked).toEqual([{ limit: 48, grouped: 'true' }])
    const second = await load('after=c2')
    expect(second).toMatchObject({ isFirst: false })
    expect(second).not.toHaveProperty('next')
    expect(idsOf(second)).toEqual(['c2'])
  })

  test('with an unknown cursor shows the first page', async () => {
    const page = await load('after=of-yesterday')
    expect(page).toMatchObject({ isFirst: true, next: 'c2' })
    expect(idsOf(page)).toEqual(['first'])
  })

  test('shows the whole list of another backend', async () => {
    expect(await load('', { ...withPages, extensions: [] })).toMatchObject({ isFirst: true })
    expect(asked).toEqual([{}])
  })

  test('links to the first and the next page', () => {
    const links = (page: { isFirst: boolean; next?: string }) => {
      cleanup()
      render(<ListPages path="/tools" address={new URLSearchParams()} page={page} />, {
        wrapper: MemoryRouter,
      })
      return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    }
    const [first, next] = [
      ['First page', '/tools'],
      ['Next page', '/tools?after=c2'],
    ]
    expect(links({ isFirst: true })).toEqual([])
    expect(links({ isFirst: true, next: 'c2' })).toEqual([next])
    expect(links({ isFirst: false, next: 'c2' })).toEqual([first, next])
    expect(links({ isFirst: false })).toEqual([first])
  })
})

describe('The home page', () => {
  const { signal } = new AbortController()
  const tools = Array.from({ length: 30 }, (_, index) => ({ ...wrench, _id: `t${index}` }))
  const answers: Readonly<Record<string, unknown>> = { listTools: tools, listItems: [], listReviews: [] }

  /** Loads the home page from a backend whose given lists fail. */
  function load(missing: readonly string[]) {
    const api = createShopApi(async ({ id }) =>
      missing.includes(id) ? { status: 500, body: null } : { status: 200, body: answers[id] },
    )
    return loadHome(api, { settings: testSettings, signal })
  }

  test('shows the first rows of each list, in the order of the API', async () => {
    const home = await load([])
    expect(home.tools?.map(({ _id }) => _id)).toEqual(tools.slice(0, 9).map(({ _id }) => _id))
  })

  test('requests no more rows than it shows', async () => {
    const asked = new Map<string, unknown>()
    const api = createShopApi(async ({ id }, { query }) => {
      asked.set(id, query)
      return { status: 200, body: [] }
    })
    await loadHome(api, { settings: withPages, signal })
    expect(Object.fromEntries(asked)).toEqual({
      listTools: { limit: 9, grouped: 'true' },
      listItems: { limit: 8 },
      listReviews: { limit: 6 },
    })
  })

  test('loads its lists independently of each other', async () => {
    expect(await load(['listTools', 'listReviews'])).toEqual({ tools: null, items: [], reviews: null })
    expect(await load(['listItems'])).toMatchObject({ items: null, reviews: [] })
  })

  test('fails if all lists fail', async () => {
    await expect(load(['listTools', 'listItems', 'listReviews'])).rejects.toMatchObject({ status: 503 })
  })

  test('does not treat an error of its own as a missing list', async () => {
    const api = createShopApi(async () => Promise.reject(new TypeError('a defect')))
    await expect(loadHome(api, { settings: testSettings, signal })).rejects.toThrow('a defect')
  })

  test('offers to reload a failed list, and then shows it', async () => {
    let loads = 0
    const user = userEvent.setup()
    const loader = () => {
      loads += 1
      return { tools: loads === 1 ? null : [wrench], items: [], reviews: [] }
    }
    const Component = () => <HomePage {...useLoaderData<typeof loader>()} />
    const router = createMemoryRouter([{ path: '/', Component, loader }])
    render(
      <InSettings>
        <RouterProvider router={router} />
      </InSettings>,
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: wrench.name })).toBeDefined()
    expect(screen.queryByText('This list is not available now.')).toBeNull()
  })

  test("shows the owner's texts of the hero and the figures, and promises nothing without them", async () => {
    const Component = () => <HomePage tools={[]} items={[]} reviews={[]} />
    const shown = (shop: ShopSettings['shop']) => {
      const router = createMemoryRouter([{ path: '/', Component }])
      const { container, unmount } = render(
        <InSettings settings={{ ...testSettings, shop }}>
          <RouterProvider router={router} />
        </InSettings>,
      )
      const text = `${container.querySelector('h1')?.className}: ${container.textContent}`
      unmount()
      return text
    }
    expect(shown(testSettings.shop)).toMatch(/Best Deal15%-20% off.*72/s)
    const hero = { ...testSettings.shop.hero, heading: 'Feito à mão' }
    expect(shown({ ...testSettings.shop, hero })).toMatch(/^hero-1: .*Feito à mão/)
    const longer = { ...hero, heading: 'Für Fahrradwerkstätten' }
    expect(shown({ ...testSettings.shop, hero: longer })).toMatch(/^hero-4: /)
    const empty = shown(shownSettings(emptySettings))
    expect(empty).toContain('Bike tools and parts for workshops')
    expect(empty).not.toMatch(/off|72|Countries/)
  })
})
