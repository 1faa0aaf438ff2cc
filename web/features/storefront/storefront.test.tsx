// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tool.ts'
import { listReviews } from '../../../contract/reviews/list-reviews.ts'
import { ItemsList } from './items-list.tsx'
import { loadHome } from './load-storefront.ts'
import { ReviewsGrid } from './reviews-grid.tsx'
import { ToolGrid } from './tool-grid.tsx'

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

function renderTool(tool: Tool) {
  render(
    <MemoryRouter>
      <ToolGrid tools={[tool]} level={3} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('listitem'))
}

describe('A tool on the board', () => {
  test('shows its price, its minimum and what is left', () => {
    const card = renderTool(wrench)
    const figures = card.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['$18.50', '10 pcs'])
    expect(card.getByText('1,240')).toBeDefined()
  })

  test('leads to its page with Buy Now', () => {
    const link = renderTool(wrench).getByRole('link', { name: 'Buy Now Combination wrench' })
    expect(link.getAttribute('href')).toBe('/tool/t1')
  })

  test('that is sold out says so and sells nothing', () => {
    const card = renderTool({ ...wrench, availableQuantity: 0 })
    expect(card.getByText('Out on loan')).toBeDefined()
    expect(card.queryByRole('link', { name: /Buy Now/ })).toBeNull()
  })
})

test('An empty board says what to expect', () => {
  render(<ToolGrid tools={[]} level={3} />)
  expect(screen.getByText(/The board is empty/)).toBeDefined()
})

test('An item opens the quote form filled with it, also when another backend gives it no name', () => {
  render(
    <MemoryRouter>
      <ItemsList items={[{ _id: 'i1', img: '/chain.svg', price: 29.5 }]} level={2} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Ask for a quote Part' }).getAttribute('href')).toBe(
    '/quote?item=i1',
  )
})

test('A review shows its stars out of 5 and is read as a number', () => {
  const review = { _id: 'r1', img: '/b.svg', name: 'Marta', review: 'It holds.', ratings: 4 }
  render(<ReviewsGrid reviews={[review]} />)
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
})

test('A review of which a backend has kept no text shows its stars and its name', () => {
  const [review] = listReviews.answer.parse([{ _id: 'r1', img: '/b.svg', name: 'Marta', ratings: '4' }])
  if (!review) throw new Error('There is one.')
  render(<ReviewsGrid reviews={[review]} />)
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('Marta')
})

test('The home page shows the first of each list, in the order of the API', async () => {
  const tools = Array.from({ length: 30 }, (_, index) => ({ ...wrench, _id: `t${index}` }))
  const answers: Readonly<Record<string, readonly unknown[]>> = {
    listTools: tools,
    listItems: [],
    listReviews: [],
  }
  const { createShopApi } = await import('../../api/client.ts')
  const api = createShopApi(async ({ id }) => ({ status: 200, body: answers[id] }))
  const home = await loadHome(api, { signal: new AbortController().signal })
  expect(home.tools.map(({ _id }) => _id)).toEqual(tools.slice(0, 9).map(({ _id }) => _id))
})
