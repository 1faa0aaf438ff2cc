// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFigures } from '../../../contract/figures.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { Overview } from './overview.tsx'
import { overviewTexts as texts } from './texts.ts'

const totals = { taken: 100, paid: 3, booked: 4, bookedPaid: 3, givenBack: 10, refunds: 1 }
const figures = {
  from: '2026-11-21',
  to: '2026-11-22',
  timeZone: 'UTC',
  now: { ...totals, taken: 112 },
  before: totals,
  held: { amount: 50, orders: 2 },
  days: [
    { date: '2026-11-21', taken: 40, paid: 1, booked: 1 },
    { date: '2026-11-22', taken: 72, paid: 2, booked: 3 },
  ],
  takenBefore: [30, 70],
  best: [{ tool: 'hex', name: 'Hex key set', pieces: 12, taken: 112 }],
  least: [{ tool: 'rim', name: 'Rim tape', pieces: 1, taken: 4 }],
  unsold: [{ tool: 'vice', name: 'Axle vice' }],
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(getFigures, figures)
  shop.answers(listOrders, [])
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const show = (path = '/dashboard') =>
  renderInShop(
    shop,
    [
      {
        path: '/dashboard',
        Component: () => <Overview send={() => null} restock={undefined} proof="All numbers agree" />,
      },
    ],
    path,
    {
      ...testSettings,
      extensions: ['getFigures', 'listOrders'],
    },
  )

test('The strip compares what was taken with the period before', async () => {
  show()
  expect(await screen.findByText(texts.more(12))).toBeDefined()
  expect(screen.getByText(texts.paid('3', 75))).toBeDefined()
  expect(screen.getByText(texts.bookings(2))).toBeDefined()
  expect(screen.getByText(texts.refunds(1))).toBeDefined()
})

test('The period stands in the address', async () => {
  const { user, router } = show('/dashboard?days=30')
  expect((await screen.findByRole('link', { name: '30 days' })).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: '90 days' }))
  expect(router.state.location.search).toBe('?days=90')
  await waitFor(() =>
    expect(shop.callsOf(getFigures).map(({ query }) => query)).toEqual([{ days: '30' }, { days: '90' }]),
  )
})

test('The chart is one stop of the keyboard, and arrows move through its days', async () => {
  const { user } = show()
  const chart = await screen.findByRole('slider', { name: texts.takenEachDay })
  chart.focus()
  expect(chart.getAttribute('aria-valuetext')).toBe('Sunday, November 22: $72.00. The period before: $70.00')
  await user.keyboard('{ArrowLeft}')
  expect(chart.getAttribute('aria-valuetext')).toBe(
    'Saturday, November 21: $40.00. The period before: $30.00',
  )
  await user.keyboard('{ArrowLeft}{End}')
  expect(chart.getAttribute('aria-valuenow')).toBe('2')
})

test('The switch shows the same as a table and keeps the focus', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: texts.chart.asTable }))
  const table = within(screen.getByRole('region', { name: texts.takenEachDay })).getByRole('table')
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'DayTaken each dayThe period before',
    'Saturday, November 21$40.00$30.00',
    'Sunday, November 22$72.00$70.00',
  ])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.chart.asPicture }))
})

test('The day is that of the time zone of the shop, in its locale', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 23, 30), toFake: ['Date'] })
  show()
  expect(await screen.findByText('Sunday, November 22')).toBeDefined()
  expect(screen.getByText('All numbers agree')).toBeDefined()
})

test('Best and worst sellers stand in a table, and what sold none below it', async () => {
  show()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ToolPiecesTaken',
    texts.best,
    'Hex key set12$112.00',
    texts.least,
    'Rim tape1$4.00',
  ])
  expect(screen.getByRole('link', { name: 'Axle vice' }).getAttribute('href')).toBe(
    '/dashboard/manageproduct/vice',
  )
})

test('A backend without the period before draws no line', async () => {
  shop.answers(getFigures, { ...figures, takenBefore: undefined, least: undefined })
  const { container } = show()
  await screen.findByRole('slider')
  expect(container.querySelector('.chart-line')).toBeNull()
})
