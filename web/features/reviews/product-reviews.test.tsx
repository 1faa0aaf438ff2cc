// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ProductReviews as ReviewsPage } from '../../api/load-product-reviews.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { productReviewsTexts } from './product-reviews-texts.ts'

afterEach(cleanup)

const byBuyer = {
  _id: 'r2',
  img: '/images/a.webp',
  name: 'Ada',
  review: 'Bites and holds.',
  ratings: 5,
  tool: 'whip',
  boughtHere: true,
  createdAt: Date.UTC(2026, 10, 23, 23, 59),
}
const byVisitor = { ...byBuyer, _id: 'r1', name: 'Bo', review: '', ratings: 4, boughtHere: false }
const page: ReviewsPage = {
  average: 4.5,
  count: 2,
  boughtHere: { average: 5, count: 1 },
  reviews: [byBuyer, byVisitor],
  isFirst: true,
}

function show(shown: ReviewsPage) {
  const Component = () => <ProductReviews productId="whip" page={shown} />
  renderInShop(new FakeShop(), [{ path: '/', Component }], '/')
}

const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('The page shows the average in stars, words and figures, and the number of reviews by buyers', () => {
  show(page)
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars on average' })).toBeDefined()
  expect(screen.getByText('2 reviews. 1 is by customers who bought it here.')).toBeDefined()
})

test('Only reviews proved by an order are marked, and every visitor sees the same date', () => {
  show(page)
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('Two reviews were given')
  expect(within(first).getByText(productReviewsTexts.boughtHere)).toBeDefined()
  expect(within(first).getByText('Nov 23, 2026')).toBeDefined()
  expect(within(first).getByRole('img', { name: '5 out of 5 stars' })).toBeDefined()
  expect(within(second).queryByText(productReviewsTexts.boughtHere)).toBeNull()
})

test('A tool without reviews says so and links to the form', () => {
  show({ ...page, average: null, count: 0, boughtHere: { average: null, count: 0 }, reviews: [] })
  expect(screen.getByText(productReviewsTexts.empty)).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
  expect(addressOf(productReviewsTexts.write)).toBe('/dashboard/addreview?tool=whip')
})

test('Links lead to older reviews and back to the newest', () => {
  show({ ...page, next: 'abc' })
  expect(addressOf(productReviewsTexts.older)).toBe('/tool/whip?reviews=abc#reviews')
  expect(addressOf(productReviewsTexts.newest)).toBeUndefined()
  cleanup()
  show({ ...page, isFirst: false })
  expect(addressOf(productReviewsTexts.older)).toBeUndefined()
  expect(addressOf(productReviewsTexts.newest)).toBe('/tool/whip#reviews')
})
