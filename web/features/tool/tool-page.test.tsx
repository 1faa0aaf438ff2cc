// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import type { ToolData } from './load-tool.ts'
import { stageTexts, toolTexts } from './texts.ts'
import { ToolPage } from './tool-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rectangle = 'M100 50l200 0 0 600-200 0z'
const tool: DescribedProduct = {
  _id: 'ring',
  name: 'Lockring tool',
  img: '/pictures/cassette-lockring-tool.webp',
  shortDescription: 'Turns a lockring.',
  price: 15.75,
  minOrderQuantity: 1,
  availableQuantity: 34,
  sku: 'TW-CL-12',
  category: 'Drivetrain tools',
  outline: rectangle,
  lengthMm: 48,
  weightGrams: 1092,
}
const card = (name: string, change: object = {}) => ({
  _id: name,
  name,
  img: `/pictures/${name}.webp`,
  outline: rectangle,
  price: 16.8,
  availableQuantity: 3,
  minOrderQuantity: 1,
  ...change,
})
const guide = {
  specs: [
    { key: 'splines', name: 'Splines', value: 12, meaning: 'Count them on the part.' },
    { key: 'limits', name: 'Not for', value: 'Campagnolo lockrings, which are a little narrower' },
  ],
  needsAlso: [card('chain-whip', { lengthMm: 330 })],
  neighbours: [card('cone-wrench', { availableQuantity: 0 })],
}

const show = (shown: ToolData, settings = testSettings) =>
  renderInShop(new FakeShop(), [{ path: '/', Component: () => <ToolPage shown={shown} /> }], '/', settings)

describe('The page of a tool', () => {
  test('promises no delivery of a gift card, whose code is mailed', () => {
    show({ tool, guide })
    expect(screen.getByRole('link', { name: 'Delivery' })).toBeDefined()
    cleanup()
    show({ tool: { ...tool, giftCard: true }, guide })
    expect(screen.queryByRole('link', { name: 'Delivery' })).toBeNull()
  })

  test('leads back to the tools and to its category, and shows its number', () => {
    show({ tool, guide })
    const crumbs = within(screen.getByRole('navigation'))
    const address = (name: string) => crumbs.getByRole('link', { name }).getAttribute('href')
    expect(address('Tools')).toBe('/tools')
    expect(address('Drivetrain tools')).toBe('/tools?category=Drivetrain+tools')
    expect(screen.getByText('TW-CL-12')).toBeDefined()
  })

  test.each([
    ['at midnight, with the last day', '2026-11-30T05:00:00Z', 'Winter sale: until Nov 29, 2026'],
    [
      'at an hour, with the time of the shop',
      '2026-11-30T18:00:00Z',
      'Winter sale: until Nov 30, 2026, 1:00 PM (New York time)',
    ],
  ])('says until when a sale lasts that ends %s', (_, end, text) => {
    show({ tool: { ...tool, saleName: 'Winter sale', saleEndsAt: Date.parse(end) }, guide })
    const [said] = screen.getAllByText(/^Winter sale: until/)
    expect(said?.textContent?.replaceAll('\u202f', ' ')).toBe(text)
  })

  test('reads its data again when a sale ends', async () => {
    let loads = 0
    const saleEndsAt = Date.now() + 50
    const Component = () => (
      <ToolPage shown={{ tool: { ...tool, saleName: 'Winter sale', saleEndsAt }, guide }} />
    )
    const loader = () => {
      loads += 1
      return null
    }
    vi.spyOn(Math, 'random').mockReturnValue(0)
    renderInShop(new FakeShop(), [{ path: '/', Component, loader }], '/', testSettings)
    await screen.findAllByText(/^Winter sale: until/)
    const before = loads
    await waitFor(() => expect(loads).toBe(before + 1))
  })

  test('shows the specification with weight and length, numbers before texts', () => {
    show({ tool, guide })
    const plate = screen.getByRole('region', { name: 'Specification' })
    const names = within(plate)
      .getAllByRole('term')
      .map((term) => term.querySelector('summary')?.textContent ?? term.textContent)
    expect(names).toEqual(['Splines', 'Length', 'Weight', 'Not for'])
    expect(within(plate).getByText('1,092 g')).toBeDefined()
    expect(within(plate).getByText('Count them on the part.')).toBeDefined()
  })

  test('labels the rows by their keys if the backend has no guide', () => {
    show({ tool: { ...tool, specs: [{ key: 'jaw-width', value: 15, unit: 'mm' }] } })
    expect(screen.getByText('Jaw width')).toBeDefined()
    expect(screen.getByText('15 mm')).toBeDefined()
    expect(screen.queryByRole('heading', { name: /Beside it/ })).toBeNull()
  })

  test('says so if fewer pieces are left than the minimum order', () => {
    show({ tool: { ...tool, availableQuantity: 3, minOrderQuantity: 10 } })
    expect(screen.getByText('3 left, the minimum order is 10')).toBeDefined()
    expect(screen.queryByText(/Enough for/)).toBeNull()
    expect(document.querySelector('.promise')).toBeNull()
  })

  test('links a sold-out tool to its category, or to all tools if the backend has no categories', () => {
    const soldOut = { tool: { ...tool, availableQuantity: 0 } }
    show(soldOut, { ...testSettings, extensions: ['countTools'] })
    const other = screen.getByRole('link', { name: toolTexts.moreOf('Drivetrain tools') })
    expect(other.getAttribute('href')).toBe('/tools?category=Drivetrain+tools')
    cleanup()
    show(soldOut, { ...testSettings, extensions: [] })
    expect(screen.getByRole('link', { name: toolTexts.more }).getAttribute('href')).toBe('/tools')
  })

  test('is complete even if the tool has no details', () => {
    const { _id, name, img, shortDescription } = tool
    show({ tool: { _id, name, img, shortDescription } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('draws the length along the outline, with a ruler, unless the length or the outline is missing', () => {
    show({ tool, guide })
    expect(screen.getByText('48 mm', { selector: '.dimensions text' })).toBeDefined()
    expect(screen.getByText(stageTexts.ruler)).toBeDefined()
    cleanup()
    show({ tool: { ...tool, outline: null } })
    show({ tool: { ...tool, lengthMm: undefined } })
    expect(document.querySelector('.dimensions, .scale')).toBeNull()
  })

  test('draws a diameter only if the outline is as wide', () => {
    const specs = (value: number) => [{ key: 'diameter', value, unit: 'mm' }]
    show({ tool: { ...tool, specs: specs(16.5) } })
    expect(screen.getByText('Ø 16.5 mm')).toBeDefined()
    cleanup()
    show({ tool: { ...tool, specs: specs(25) } })
    expect(screen.queryByText(/Ø/)).toBeNull()
  })

  test('changes the large picture by links, which open the picture if there is no JavaScript', async () => {
    const pictures = [{ img: '/pictures/cassette.webp', alt: 'A cassette' }]
    const { user } = show({ tool: { ...tool, pictures } })
    const strip = within(screen.getByRole('list', { name: 'Pictures' }))
    const link = strip.getByRole('link', { name: 'A cassette' })
    expect(link.getAttribute('href')).toBe('/pictures/cassette.webp')
    await user.click(link)
    expect(screen.getAllByRole('img', { name: 'A cassette' })).toHaveLength(2)
    expect(link.getAttribute('aria-current')).toBe('true')
    expect(document.querySelector('.dimensions')).toBeNull()
    await user.click(strip.getByRole('link', { name: /on the board/ }))
    expect(screen.getByRole('img', { name: 'Lockring tool' })).toBeDefined()
  })

  test('shows the tools that are needed with it, then its neighbours, in one scale if they have a length', () => {
    show({ tool, guide })
    const cards = document.querySelectorAll('.beside-card')
    expect([...cards].map(({ textContent }) => textContent)).toEqual([
      'chain-whipNeeded with it$16.80',
      'cone-wrenchHangs beside itSold out',
    ])
    const scaled = document.querySelectorAll('.one-scale foreignObject')
    const sides = [...scaled].map((image) => Number(image.getAttribute('width')))
    expect(sides).toEqual([Math.round((48 / 330) * 720), 720])
  })
})
