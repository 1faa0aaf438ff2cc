// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOwedRefunds, type OwedRefund, retryRefund } from '../../../contract/payments/refunds.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { OwedRefunds } from './owed-refunds.tsx'
import { owedRefundTexts as texts } from './texts.ts'

const owed: OwedRefund = {
  _id: 'pi_1',
  order: 'o1',
  tool: 'Spoke wrench',
  customer: 'ada@b.example',
  amount: 37.5,
  failure: 'Charged back.',
  createdAt: Date.UTC(2026, 10, 2),
}

let shop: FakeShop
let toasts: readonly string[]
let stop: () => void
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(listOwedRefunds, [owed])
  shop.answers(retryRefund, { acknowledged: true, insertedId: 'r1', state: 'succeeded' })
  const listening = listenForToasts()
  toasts = listening.toasts
  stop = listening.stop
})
afterEach(() => {
  stop()
  cleanup()
})

/** Loads the page's other data. */
const loadOther = vi.fn(async () => null)
const show = (order?: string, extensions = ['listOwedRefunds']) => {
  loadOther.mockClear()
  function Page() {
    useLoaded(loadOther)
    return <OwedRefunds {...(order !== undefined && { order })} />
  }
  return renderInShop(shop, [{ path: '/', Component: Page }], '/', { ...testSettings, extensions })
}
const again = () => screen.findByRole('button', { name: `${texts.again}: $37.50` })

test('An owed refund shows its amount, customer, reason and a link to the order', async () => {
  show()
  const entry = within(await screen.findByRole('listitem'))
  expect(entry.getByText('$37.50')).toBeDefined()
  expect(entry.getByText('“Charged back.”')).toBeDefined()
  expect(entry.getByRole('link', { name: 'ada@b.example' })).toBeDefined()
  const link = entry.getByRole('link', { name: 'See the order: Spoke wrench' })
  expect(link.getAttribute('href')).toBe('/dashboard/manageallorders/o1')
})

test('An owed refund says so if it has no order, or if the account was deleted', async () => {
  shop.answers(listOwedRefunds, [{ ...owed, order: null, tool: null, customer: null, currency: 'eur' }])
  show()
  const entry = within(await screen.findByRole('listitem'))
  expect(entry.getByText(texts.noOrder)).toBeDefined()
  expect(entry.getByText(texts.gone)).toBeDefined()
  expect(entry.getByText('37.50 EUR')).toBeDefined()
})

test("An order’s page loads only that order's refunds", async () => {
  show('o1')
  await again()
  expect(shop.callsOf(listOwedRefunds)[0]?.query).toEqual({ order: 'o1' })
  expect(screen.queryByText(texts.order)).toBeNull()
})

test('A successful retry shows a message, reloads the list, and moves the focus to the heading', async () => {
  const { user } = show()
  const button = await again()
  shop.answers(listOwedRefunds, [])
  await user.click(button)
  expect(await screen.findByText(texts.nothing)).toBeDefined()
  expect(shop.callsOf(retryRefund).map(({ params }) => params)).toEqual([{ id: 'pi_1' }])
  expect(toasts).toEqual(['success: Refunded: $37.50'])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.heading }))
  expect(loadOther).toHaveBeenCalledTimes(2)
})

test('Two quick presses send one request', async () => {
  show()
  const button = await again()
  act(() => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(shop.callsOf(retryRefund)).toHaveLength(1)
})

test('While the provider is unavailable, the page says that the shop retries by itself', async () => {
  shop.answers(retryRefund, { acknowledged: true, insertedId: 'r1', state: 'due' })
  const { user } = show()
  await user.click(await again())
  expect(toasts[0]).toContain('as soon as it does')
})

test('A refused retry shows its reason next to the button, and the refund stays in the list', async () => {
  shop.refuses(retryRefund, 'REFUND_REFUSED')
  const { user } = show()
  await user.click(await again())
  expect((await screen.findByRole('alert')).textContent).toContain('refused this refund')
  expect(await again()).toBeDefined()
  expect(loadOther).toHaveBeenCalledTimes(2)
})

test('A failed load can be retried', async () => {
  shop.refuses(listOwedRefunds, 'BUSY')
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.notLoaded)
  shop.answers(listOwedRefunds, [owed])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await again()).toBeDefined()
})

test('Nothing is shown if no refund is owed, or if the backend does not offer the list', async () => {
  shop.answers(listOwedRefunds, [])
  show()
  await vi.waitFor(() => expect(shop.callsOf(listOwedRefunds)).toHaveLength(1))
  expect(screen.queryByText(texts.heading)).toBeNull()
  cleanup()
  show(undefined, [])
  expect(shop.callsOf(listOwedRefunds)).toHaveLength(1)
})
