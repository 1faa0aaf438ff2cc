// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { cancelOrder } from '../../../contract/orders/orders.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { MyOrdersPage } from './my-orders-page.tsx'
import { ordersTexts } from './texts.ts'

const paid = sampleOrder({
  _id: 'o2',
  tool: 'Chain whip',
  paid: true,
  transactionId: 'pi_1',
  card: { brand: 'visa', last4: '4242' },
  holdExpiresAt: null,
  refunded: 12.5,
})
let shop: FakeShop
let toastLog: ReturnType<typeof listenForToasts>

beforeEach(() => {
  stubDialogs()
  localStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(listOwnOrders, [sampleOrder(), paid])
  shop.answers(cancelOrder, { acknowledged: true, deletedCount: 1 })
  toastLog = listenForToasts()
})
afterEach(() => {
  toastLog.stop()
  cleanup()
})

const path = '/dashboard/myorders'
const open = (extensions = testSettings.extensions) =>
  renderInShop(shop, [{ path, Component: MyOrdersPage }], path, { ...testSettings, extensions })
const rowOf = async (tool: string) => within(await screen.findByRole('row', { name: new RegExp(`^${tool}`) }))
const cancelButton = async (tool: string) =>
  (await rowOf(tool)).getByRole<HTMLButtonElement>('button', { name: /^Cancel/ })

describe('My Orders', () => {
  test('show the public price beside a lower one of the company', async () => {
    shop.answers(listOwnOrders, [sampleOrder({ publicUnitPrice: 26.5 }), paid])
    open()
    expect((await rowOf('Hex key set')).getByText('Public price $26.50 each')).toBeDefined()
    expect((await rowOf('Chain whip')).queryByText(/Public price/)).toBeNull()
  })

  const address = { name: 'Ada', phone: '555', address: 'Spoke Lane 1' }
  const sentOrder = { paid: true, paidAt: Date.now(), holdExpiresAt: null, sentAt: Date.now() }
  test.each([
    [
      'is packed',
      { ...sentOrder, sentAt: null, deliverTo: address },
      /Leaves by .+, arrives between .+ and .+\./,
    ],
    ['has no address', { ...sentOrder, sentAt: null, deliverTo: null }, new RegExp(ordersTexts.noAddress)],
    ['is on its way', { ...sentOrder, deliverTo: address }, /Arrives between .+ and .+\./],
  ])('say what comes next for a paid order that %s', async (_what, changed, words) => {
    shop.answers(listOwnOrders, [sampleOrder(changed)])
    open()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test("loads only the person's own orders", async () => {
    open()
    await screen.findByRole('table')
    expect(shop.callsOf(listOwnOrders)[0]?.query).toEqual({ customer: 'ada@example.com' })
  })

  test('shows an unpaid order with Pay, Cancel and the end of its hold', async () => {
    open()
    const row = await rowOf('Hex key set')
    expect(row.getByText('Unpaid')).toBeDefined()
    expect(row.getByText('$288.00')).toBeDefined()
    expect(row.getByRole('link', { name: /^Pay/ }).getAttribute('href')).toBe('/dashboard/payment/o1')
    expect((await cancelButton('Hex key set')).disabled).toBe(false)
    expect(row.getByText(/Held until/)).toBeDefined()
  })

  test('shows a paid order with its transaction and refund, without Cancel', async () => {
    open()
    const row = await rowOf('Chain whip')
    expect(row.getByText('Paid')).toBeDefined()
    expect(row.getByText('pi_1')).toBeDefined()
    expect(row.getByText(ordersTexts.refunded('$12.50', true))).toBeDefined()
    expect(row.queryByRole('link', { name: /^Pay/ })).toBeNull()
    expect((await cancelButton('Chain whip')).disabled).toBe(true)
  })

  test('links a paid order to a review of its tool, if the backend has such reviews', async () => {
    const settings = { ...testSettings, extensions: ['listToolReviews'] }
    renderInShop(shop, [{ path: '/', Component: MyOrdersPage }], '/', settings)
    const link = (await rowOf('Chain whip')).getByRole('link', { name: /^Review it/ })
    expect(link.getAttribute('href')).toBe('/dashboard/addreview?tool=hex')
    expect((await rowOf('Hex key set')).queryByRole('link', { name: /^Review/ })).toBeNull()
    cleanup()
    open()
    expect((await rowOf('Chain whip')).queryByRole('link', { name: /^Review/ })).toBeNull()
  })

  test.each([
    ['a second ago', -1_000],
    ['at a time that is not told', null],
  ])('says that the hold is over when it ended %s', async (_when, sinceMs) => {
    const holdExpiresAt = sinceMs === null ? null : Date.now() + sinceMs
    shop.answers(listOwnOrders, [sampleOrder({ holdExpiresAt })])
    open()
    expect((await rowOf('Hex key set')).getByText(ordersTexts.holdOver)).toBeDefined()
  })

  test('shows the refund of an unpaid order if its payment came too late', async () => {
    shop.answers(listOwnOrders, [sampleOrder({ holdExpiresAt: null, refunded: 288 })])
    open()
    expect((await rowOf('Hex key set')).getByText(ordersTexts.refunded('$288.00', false))).toBeDefined()
  })

  test('shows no hold if the backend does not report it', async () => {
    const { holdExpiresAt: _, ...order } = sampleOrder()
    shop.answers(listOwnOrders, [order])
    open()
    expect((await rowOf('Hex key set')).queryByText(/[Hh]old|Held/)).toBeNull()
  })

  test('suggests what to do if there are no orders', async () => {
    shop.answers(listOwnOrders, [])
    open()
    const link = await screen.findByRole('link', { name: ordersTexts.emptyAction })
    expect(link.getAttribute('href')).toBe('/tools')
    expect(screen.queryByRole('link', { name: 'Search' })).toBeNull()
    cleanup()
    open(['searchProducts'])
    expect((await screen.findByRole('link', { name: 'Search' })).getAttribute('href')).toBe('#search')
  })

  test.each(['SIGN_IN_REQUIRED', 'SESSION_ENDED', 'NOT_ALLOWED'] as const)(
    'leads to the home page after a refusal with %s',
    async (code) => {
      shop.refuses(listOwnOrders, code)
      const { router } = open()
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    },
  )

  describe('behind the guard, while its request is pending', () => {
    async function openGuarded() {
      const page = { path: 'myorders', Component: MyOrdersPage }
      const opened = renderInShop(shop, [inDashboard(page)], '/dashboard/myorders')
      await waitFor(() => expect(shop.callsOf(listOwnOrders)).toHaveLength(1))
      return opened
    }
    beforeEach(() => {
      shop.answers(listOwnOrders, () => new Promise(() => undefined))
      shop.answers(getAdmin, () => new Promise(() => undefined))
    })

    test('leads to the home page if another request reports first that the session is over', async () => {
      const { router } = await openGuarded()
      act(() => dropSession('ended'))
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
      expect(toastLog.toasts).toEqual([`info: ${refusal('SESSION_ENDED').message}`])
    })

    test('leads to /login if another tab signs out', async () => {
      const { router } = await openGuarded()
      act(() => dropSession())
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
      await new Promise((resolve) => setTimeout(resolve))
      expect([router.state.location.pathname, toastLog.toasts]).toEqual(['/login', []])
    })
  })

  test('offers to try again after a failure', async () => {
    shop.answers(listOwnOrders, () => {
      throw noAnswer()
    })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('is not responding')
    shop.answers(listOwnOrders, [sampleOrder()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await rowOf('Hex key set')
  })

  test('reloads when the person returns to the tab', async () => {
    open()
    await rowOf('Hex key set')
    shop.answers(listOwnOrders, [sampleOrder({ paid: true, transactionId: 'pi_9' })])
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await screen.findByText('pi_9')).toBeDefined()
  })

  test('keeps the list and reports an error if a refresh fails', async () => {
    open()
    await rowOf('Hex key set')
    shop.refuses(listOwnOrders, 'BUSY')
    act(() => void window.dispatchEvent(new Event('focus')))
    expect((await screen.findByRole('alert')).textContent).toContain(ordersTexts.notRefreshed)
    await rowOf('Hex key set')
  })
})

describe('Cancelled orders', () => {
  const cancelled = sampleOrder({
    tool: 'Pin spanner',
    holdExpiresAt: null,
    cancelledAt: Date.UTC(2026, 10, 20),
    cancelledBy: 'customer',
  })
  const offered = ['listOwnOrders', 'bookTogether']

  test('are listed by a filter in the address, with what happened, and their tools can be bought again', async () => {
    shop.answers(listOwnOrders, ({ query }: { query: { state?: string } }) =>
      query.state === 'cancelled' ? [cancelled] : [sampleOrder()],
    )
    const { user, router } = open(offered)
    await rowOf('Hex key set')
    expect(screen.getByRole('link', { name: 'Current' }).getAttribute('aria-current')).toBe('page')
    expect(shop.callsOf(listOwnOrders)[0]?.query).toEqual({ customer: 'ada@example.com' })
    await user.click(screen.getByRole('link', { name: 'Cancelled' }))
    const row = await rowOf('Pin spanner')
    expect(router.state.location.search).toBe('?state=cancelled')
    expect(row.getByText(/^Cancelled by you,/).textContent).toContain('2026')
    expect(row.getByText(ordersTexts.notCharged)).toBeDefined()
    expect(row.getByRole('button', { name: /^Buy again/ })).toBeDefined()
    expect(row.queryByRole('button', { name: /^Cancel/ })).toBeNull()
    expect(row.queryByRole('link', { name: /^Pay/ })).toBeNull()
  })

  test('name the number of the purchase that they belong to', async () => {
    shop.answers(listOwnOrders, [{ ...cancelled, purchase: { _id: 'p1', number: 'P-1042-3' } }])
    open(offered)
    expect((await rowOf('Pin spanner')).getByText(ordersTexts.ofPurchase('P-1042-3'))).toBeDefined()
  })

  test('name the refund of a payment that came too late', async () => {
    shop.answers(listOwnOrders, [{ ...cancelled, refunded: 288 }])
    open(offered)
    expect((await rowOf('Pin spanner')).getByText(ordersTexts.refunded('$288.00', false))).toBeDefined()
  })

  test('have no filter if the backend does not know it', async () => {
    open()
    await rowOf('Hex key set')
    expect(screen.queryByRole('link', { name: 'Cancelled' })).toBeNull()
  })
})

describe('Cancelling an order', () => {
  test('asks for confirmation, and cancelling it changes nothing', async () => {
    const { user } = open()
    await user.click(await cancelButton('Hex key set'))
    expect(screen.getByRole('heading', { name: 'Are you sure?' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: ordersTexts.confirmNo }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.callsOf(cancelOrder)).toHaveLength(0)
  })

  test.each([[{ acknowledged: true, deletedCount: 1 }], [{}], ['']])(
    'confirms and reloads the list when the response is %j',
    async (answer) => {
      shop.answers(cancelOrder, answer)
      const { user } = open()
      await user.click(await cancelButton('Hex key set'))
      shop.answers(listOwnOrders, [paid])
      await user.click(screen.getByRole('button', { name: ordersTexts.confirmYes }))
      await waitFor(() => expect(screen.queryByRole('row', { name: /^Hex/ })).toBeNull())
      expect(shop.callsOf(cancelOrder)[0]?.params).toEqual({ id: 'o1' })
      expect(toastLog.toasts).toEqual(['success: Order: Hex key set is deleted'])
      expect(document.activeElement?.textContent).toBe(ordersTexts.heading)
    },
  )

  test('does not reopen a closed dialog when the response arrives', async () => {
    const answered = Promise.withResolvers<unknown>()
    shop.answers(cancelOrder, () => answered.promise)
    const { user } = open()
    await user.click(await cancelButton('Hex key set'))
    await user.click(screen.getByRole('button', { name: ordersTexts.confirmYes }))
    await user.click(screen.getByRole('button', { name: ordersTexts.confirmNo }))
    await act(async () => answered.resolve({ deletedCount: 0 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.callsOf(listOwnOrders)).toHaveLength(2)
  })

  test('shows the reason for a refusal, and reloads the list', async () => {
    shop.refuses(cancelOrder, 'ORDER_PAID_CANNOT_CANCEL')
    const { user } = open()
    await user.click(await cancelButton('Hex key set'))
    await user.click(screen.getByRole('button', { name: ordersTexts.confirmYes }))
    const { message } = refusal('ORDER_PAID_CANNOT_CANCEL')
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(message)
    expect(shop.callsOf(listOwnOrders)).toHaveLength(2)
    expect(toastLog.toasts).toEqual([])
  })

  test('reports an error if nothing was deleted', async () => {
    shop.answers(cancelOrder, { acknowledged: true, deletedCount: 0 })
    const { user } = open()
    await user.click(await cancelButton('Hex key set'))
    await user.click(screen.getByRole('button', { name: ordersTexts.confirmYes }))
    expect(await screen.findByText(ordersTexts.gone)).toBeDefined()
    expect(toastLog.toasts).toEqual([])
  })

  test('sends one request, however often the person confirms', async () => {
    shop.answers(cancelOrder, () => new Promise(() => undefined))
    const { user } = open()
    await user.click(await cancelButton('Hex key set'))
    await user.dblClick(screen.getByRole('button', { name: ordersTexts.confirmYes }))
    expect(shop.callsOf(cancelOrder)).toHaveLength(1)
  })
})
