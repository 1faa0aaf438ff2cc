// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExportLink } from '../../../contract/desk/export-links.ts'
import { getFigures } from '../../../contract/desk/figures.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { saveByForm } from '../../downloads/save-by-form.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { taxTexts } from '../../texts/taxes.ts'
import { Overview } from './overview.tsx'
import { overviewTexts as texts } from './texts.ts'

vi.mock('../../downloads/save-by-form.ts', () => ({ saveByForm: vi.fn() }))

const totals = { taken: 100, paid: 3, booked: 5, bookedPaid: 4, givenBack: 10, refunds: 1 }
const figures = {
  from: '2026-11-21',
  to: '2026-11-22',
  timeZone: 'UTC',
  now: { ...totals, taken: 112, booked: 4, bookedPaid: 3, givenBack: 5 },
  before: totals,
  held: { amount: 50, orders: 2 },
  days: [
    { date: '2026-11-21', taken: 40, paid: 1, booked: 0, bookedPaid: 0 },
    { date: '2026-11-22', taken: 72, paid: 2, booked: 4, bookedPaid: 3 },
  ],
  daysBefore: [
    { date: '2026-11-19', taken: 30, paid: 1, booked: 2, bookedPaid: 1 },
    { date: '2026-11-20', taken: 70, paid: 2, booked: 3, bookedPaid: 3 },
  ],
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

const show = (path = '/dashboard', extensions = ['getFigures', 'listOrders']) =>
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
      extensions,
    },
  )

const rowsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('The strip compares revenue, orders, their paid share and refunds with the previous period', async () => {
  const { container } = show()
  await screen.findByText(texts.more(12))
  expect(
    [...container.querySelectorAll('.overview-strip > div')].map((entry) =>
      [...entry.children].map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Revenue, 2 days', '$112.00', '+12 % on the period before'],
    ['Orders', '4', '−20 % on the period before'],
    ['Share of orders paid', '75\u00a0%', '3 of 4', '80\u00a0% in the period before'],
    ['Refunded', '$5.00', '1 refund', '−50 % on the period before'],
    ['Held now', '$50.00', '2 bookings'],
  ])
})

test('Revenue and refunds state their delivery and tax, and the tax is listed by rate and country', async () => {
  const sum = { currency: 'USD', gross: 0 }
  shop.answers(getFigures, {
    ...figures,
    now: { ...figures.now, delivery: 9.9, tax: 17.88, givenBackDelivery: 0, givenBackTax: 0.8 },
    taxes: [
      { ...sum, rate: 19, name: 'VAT', country: 'DE', net: 84, tax: 15.96 },
      { ...sum, rate: null, name: null, country: null, net: 10.1, tax: 1.12 },
    ],
  })
  const { container } = show()
  await screen.findByText('of which delivery $9.90')
  const [revenue, , , refunded] = container.querySelectorAll('.overview-strip > div')
  expect([...(revenue?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Revenue, 2 days',
    '$112.00',
    'of which delivery $9.90',
    'of which tax $17.88',
    '+12 % on the period before',
  ])
  expect(refunded?.textContent).toContain('of which delivery $0.00of which tax $0.80')
  const rows = within(screen.getByRole('table', { name: taxTexts.caption })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'RateNetTax',
    'VAT 19\u00a0%, Germany$84.00$15.96',
    'Invoices without a rate by country$10.10$1.12',
  ])
})

test('A shop with one tax for everyone has no list of taxes', async () => {
  const one = { rate: null, name: null, country: null, currency: 'USD', net: 10, tax: 1, gross: 11 }
  shop.answers(getFigures, { ...figures, taxes: [one] })
  show()
  await screen.findByText(texts.more(12))
  expect(screen.queryByRole('table', { name: taxTexts.caption })).toBeNull()
})

test('The address contains the period', async () => {
  const { user, router } = show('/dashboard?days=30')
  expect((await screen.findByRole('link', { name: '30 days' })).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: '90 days' }))
  expect(router.state.location.search).toBe('?days=90')
  await waitFor(() =>
    expect(shop.callsOf(getFigures).map(({ query }) => query)).toEqual([{ days: '30' }, { days: '90' }]),
  )
})

test('The figures of the chosen period are saved as a CSV file', async () => {
  shop.answers(createExportLink, { secret: 'once', expiresAt: 1 })
  const { user } = show('/dashboard?days=30', ['getFigures', 'exportFigures', 'createExportLink'])
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saveByForm).toHaveBeenCalledWith('/api/exports/save', 'once'))
  expect(shop.callsOf(createExportLink)).toMatchObject([
    { params: { list: 'figures' }, body: { query: { days: '30' } } },
  ])
  expect(await screen.findByText(/^The download has begun/)).toBeDefined()
})

test('Choosing a day changes the period and keeps the other day and the chosen measure', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 23, 30), toFake: ['Date'] })
  const { user, router } = show('/dashboard?show=orders')
  const from = screen.getByLabelText<HTMLInputElement>(texts.from)
  expect([from.value, screen.getByLabelText<HTMLInputElement>(texts.to).value]).toEqual([
    '2026-11-16',
    '2026-11-22',
  ])
  fireEvent.change(from, { target: { value: '2026-11-01' } })
  from.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?show=orders&from=2026-11-01&to=2026-11-22'))
  expect(document.activeElement).toBe(from)
  await waitFor(() => expect(screen.queryByRole('link', { name: '7 days', current: 'page' })).toBeNull())
  await waitFor(() =>
    expect(shop.callsOf(getFigures).at(-1)?.query).toEqual({ from: '2026-11-01', to: '2026-11-22' }),
  )
  await user.click(screen.getByRole('link', { name: '30 days' }))
  await waitFor(() => expect(router.state.location.search).toBe('?show=orders&days=30'))
  await waitFor(() => expect(from.value).toBe('2026-10-24'))
})

test('The chart of orders fills the paid part, and the chart of shares marks days without bookings', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('link', { name: 'Orders' }))
  const orders = await screen.findByRole('slider', { name: 'Orders each day' })
  expect(orders.getAttribute('aria-valuetext')).toBe(
    'Sunday, November 22: 4. Paid by now: 3. The period before: 3',
  )
  await user.click(screen.getByRole('link', { name: 'Share of orders paid' }))
  const shares = await screen.findByRole('slider', { name: texts.eachDay.paid.label })
  expect(shares.getAttribute('aria-valuetext')).toBe(
    'Sunday, November 22: 75\u00a0%. The period before: 100\u00a0%',
  )
  shares.focus()
  await user.keyboard('{Home}')
  expect(shares.getAttribute('aria-valuetext')).toBe(
    'Saturday, November 21: nothing booked. The period before: 50\u00a0%',
  )
  await user.click(screen.getByRole('button', { name: texts.chart.asTable }))
  expect(rowsOf(texts.eachDay.paid.label)).toEqual([
    'DayPaidThe period before',
    'Saturday, November 2150\u00a0%',
    'Sunday, November 2275\u00a0%100\u00a0%',
    'All days75\u00a0%80\u00a0%',
  ])
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  await screen.findByRole('region', { name: 'Orders each day' })
  expect(rowsOf('Orders each day')).toEqual([
    'DayBookedPaid by nowThe period before',
    'Saturday, November 21002',
    'Sunday, November 22433',
    'All days435',
  ])
})

test('The chart is one stop of the Tab key, and the arrow keys move through its days', async () => {
  const { user } = show()
  const chart = await screen.findByRole('slider', { name: texts.eachDay.taken.label })
  chart.focus()
  expect(chart.getAttribute('aria-valuetext')).toBe('Sunday, November 22: $72.00. The period before: $70.00')
  await user.keyboard('{ArrowLeft}')
  expect(chart.getAttribute('aria-valuetext')).toBe(
    'Saturday, November 21: $40.00. The period before: $30.00',
  )
  await user.keyboard('{ArrowLeft}{End}')
  expect(chart.getAttribute('aria-valuenow')).toBe('2')
})

test('The switch shows the same figures as a table and keeps the focus', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: texts.chart.asTable }))
  expect(rowsOf(texts.eachDay.taken.label)).toEqual([
    'DayRevenue each dayThe period before',
    'Saturday, November 21$40.00$30.00',
    'Sunday, November 22$72.00$70.00',
    'All days$112.00$100.00',
  ])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.chart.asPicture }))
})

test('The days follow the shop’s time zone and locale', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 23, 30), toFake: ['Date'] })
  show()
  expect(await screen.findByText('Sunday, November 22')).toBeDefined()
  expect(screen.getByText('All numbers agree')).toBeDefined()
})

test('A table lists best and worst sellers, and tools without a sale follow below', async () => {
  show()
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ToolPiecesRevenue',
    texts.best,
    'Hex key set12$112.00',
    texts.least,
    'Rim tape1$4.00',
  ])
  expect(screen.getByRole('link', { name: 'Axle vice' }).getAttribute('href')).toBe(
    '/dashboard/manageproduct/vice',
  )
})

test('A backend without the previous period has no line for it, and one without paid orders per day has no share', async () => {
  const days = figures.days.map(({ bookedPaid, ...day }) => day)
  shop.answers(getFigures, { ...figures, days, daysBefore: undefined, least: undefined })
  const { container } = show('/dashboard?show=paid')
  await screen.findByRole('slider', { name: texts.eachDay.taken.label })
  expect(container.querySelector('.chart-line')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Share of orders paid' })).toBeNull()
})
