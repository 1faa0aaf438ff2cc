// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deriveWriting } from '../../domain/writing/derive-writing.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { InSettings, renderInShop, testSettings } from '../testing/in-shop.tsx'
import { Arrival } from './arrival.tsx'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-23T18:59:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (settings = testSettings) =>
  renderInShop(new FakeShop(), [{ path: '/', Component: Arrival }], '/', settings)
const days = () => screen.getByText(/and arrives/).textContent

test('The browser shows the delivery days, and updates them at the cut-off', async () => {
  show()
  expect(days()).toMatch(
    /^Order and pay by .+: it leaves today and arrives Thursday, November 26 to Wednesday, December 2\.$/,
  )
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(days()).toBe(
    'Order now: it leaves Tuesday, November 24 and arrives Friday, November 27 to Thursday, December 3.',
  )
})

test("Delivery days are written in the shop's locale", () => {
  vi.setSystemTime('2026-11-16T12:00:00Z')
  const { money } = testSettings.shop
  const german = { ...money, currency: 'EUR', locale: 'de-DE', writing: deriveWriting('de-DE', 'EUR') }
  show({ ...testSettings, shop: { ...testSettings.shop, money: german } })
  expect(days()).toMatch(/and arrives Donnerstag, 19\. November to Mittwoch, 25\. November\.$/)
})

test('A cached page contains the delivery rule instead of dates', () => {
  const html = renderToString(
    <MemoryRouter>
      <InSettings>
        <Arrival />
      </InSettings>
    </MemoryRouter>,
  )
  expect(html).toContain('Paid before 14:00 (New York time), it leaves on the same working day')
  expect(html).not.toMatch(/November|today/)
})

test('The length of the hold comes from the settings, and another backend has no hold', () => {
  show({ ...testSettings, holdHours: 24 })
  expect(screen.getByText(/Held for up to 24 hours when booked\./)).toBeDefined()
  cleanup()
  show()
  expect(screen.queryByText(/Held/)).toBeNull()
})

test('An order by invoice is not asked to be paid now', () => {
  const open = () => <Arrival booked byInvoice />
  renderInShop(new FakeShop(), [{ path: '/', Component: open }], '/', testSettings)
  expect(days()).toMatch(/^Order by/)
})

test('Beside the price of a held order, the terms of the shop are left out', () => {
  renderInShop(new FakeShop(), [{ path: '/', Component: () => <Arrival booked /> }], '/', testSettings)
  expect(days()).toMatch(/^Pay by/)
  expect(screen.queryByText(/included/)).toBeNull()
})
