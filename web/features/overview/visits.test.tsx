// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getVisits } from '../../../contract/visits/visits.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { visitTexts as texts } from './visit-texts.ts'
import { VisitCards } from './visits.tsx'

const none = { pages: 0, visits: 0, product: 0, basket: 0, payment: 0, paid: 0 }
const sums = { pages: 90, visits: 30, product: 20, basket: 10, payment: 4, paid: 3 }
const visits = {
  from: '2026-11-21',
  to: '2026-11-22',
  counted: true,
  now: sums,
  before: { ...none, visits: 20, product: 8 },
  days: [
    { date: '2026-11-21', ...none },
    { date: '2026-11-22', ...sums },
  ],
  daysBefore: [
    { date: '2026-11-19', ...none },
    { date: '2026-11-20', ...none, visits: 20 },
  ],
  kinds: [{ page: 'tool' as const, count: 60 }],
  referrers: [
    { name: '', count: 20 },
    { name: 'example.com', count: 10 },
  ],
  languages: [{ name: 'en', count: 30 }],
  nothing: [{ name: 'unobtainium', count: 7 }],
  vitals: [
    { measure: 'lcp' as const, page: null, count: 9, p75: 2500, rating: 'good' as const },
    { measure: 'inp' as const, page: null, count: 9, p75: null, rating: 'poor' as const },
  ],
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

const show = () =>
  renderInShop(
    shop,
    [{ path: '/dashboard', Component: () => <VisitCards period={{ days: '7' }} /> }],
    '/dashboard',
    testSettings,
  )

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('The steps have their windows, the share of the step before, and the period before', async () => {
  shop.answers(getVisits, visits)
  show()
  expect((await rowsOf(texts.steps.heading)).slice(1)).toEqual([
    'Saw a product8 in the period before20',
    'Opened the basket0 in the period before1050\u00a0%',
    'Opened the payment0 in the period before440\u00a0%',
    'Paid0 in the period before375\u00a0%',
  ])
})

test('Searched words, websites and pages are tables; one language is not worth one', async () => {
  shop.answers(getVisits, visits)
  show()
  expect(await rowsOf(texts.nothing.heading)).toEqual(['WordsSearches', 'unobtainium7'])
  expect(await rowsOf(texts.from.heading)).toEqual([
    'WebsiteVisits',
    'Unknown, or other websites20',
    'example.com10',
  ])
  expect(await rowsOf(texts.pages.heading)).toEqual(['PageShown', 'A product60'])
  expect(screen.queryByRole('table', { name: texts.languages.heading })).toBeNull()
})

test('The speed has its bound and rating; above the last bound there is no number', async () => {
  shop.answers(getVisits, visits)
  show()
  expect((await rowsOf(texts.vitals.heading))[1]).toBe('All pages≤ 2.5 sgoodabove the scalepoor')
})

test('The chart has the visits of each day beside those of the period before', async () => {
  shop.answers(getVisits, visits)
  show()
  const chart = await screen.findByRole('slider', { name: texts.eachDay.label })
  expect(chart.getAttribute('aria-valuetext')).toBe('Sunday, November 22: 30. The period before: 20')
})

test('Without visits one card says so, and without counting it leads to the settings', async () => {
  shop.answers(getVisits, { ...visits, now: none })
  show()
  expect(await screen.findByText(texts.empty)).toBeDefined()
  expect(screen.queryAllByRole('table')).toEqual([])
  cleanup()
  shop.answers(getVisits, { ...visits, counted: false })
  show()
  expect(await screen.findByText(texts.off)).toBeDefined()
  expect(screen.getByRole('link', { name: texts.settings }).getAttribute('href')).toBe(
    '/dashboard/settings/visits',
  )
})

test('The first visit of a shop is one visit with one page', async () => {
  shop.answers(getVisits, { ...visits, now: { ...none, visits: 1, pages: 1 } })
  show()
  expect(await screen.findByText('1 visit, 1 page shown')).toBeDefined()
})
