// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getOrderTotals } from '../../../contract/orders/orders.ts'
import { markSent, sendOrders, undoSending } from '../../../contract/orders/sending.ts'
import { getOrder, listOrders } from '../../api/rows/orders.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { ManageOrdersPage } from './manage-orders-page.tsx'
import { slipTexts } from './slip-texts.ts'
import { allOrdersTexts, orderStateTexts, orderTexts, sendTexts } from './texts.ts'

const unpaid = sampleOrder({ img: '/pictures/hex.webp', createdAt: Date.UTC(2026, 10, 1, 12) })
const paid = sampleOrder({ _id: 'o2', tool: 'Chain whip', paid: true, transactionId: 'pi_1', sentAt: null })
const sent = sampleOrder({ _id: 'o3', tool: 'Torque key', paid: true, sentAt: Date.UTC(2026, 10, 2, 12) })

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listOrders, [unpaid, paid, sent])
})
afterEach(cleanup)

const open = (extensions = ['listOrders'], search = '') =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageallorders', Component: ManageOrdersPage }],
    `/dashboard/manageallorders${search}`,
    { ...testSettings, extensions },
  )
const rowOf = async (tool: string) => within(await screen.findByRole('row', { name: new RegExp(`^${tool}`) }))
const askedFor = () => shop.callsOf(listOrders).map(({ query }) => query)

describe('All orders', () => {
  test('show customer, tool, quantity, price and booking time', async () => {
    open()
    const row = await rowOf('Hex key set')
    expect(row.getByRole('link', { name: 'Hex key set' }).getAttribute('href')).toBe(
      '/dashboard/manageallorders/o1',
    )
    expect(row.getByText('ada@example.com')).toBeDefined()
    expect(row.getByText('Ada')).toBeDefined()
    expect(document.querySelector('.product-picture')?.getAttribute('src')).toBe('/pictures/hex.webp')
    expect(row.getByText('12')).toBeDefined()
    expect(row.getByText('$288.00')).toBeDefined()
    expect(row.getByText(/^Nov 1, 2026/)).toBeDefined()
  })

  test('show Paid or Unpaid in exactly these words, and which orders are to be sent', async () => {
    open()
    expect((await rowOf('Hex key set')).getByText('Unpaid')).toBeDefined()
    expect((await rowOf('Chain whip')).getByText('paid')).toBeDefined()
    expect((await rowOf('Chain whip')).getByText(orderStateTexts.toSend)).toBeDefined()
    expect((await rowOf('Torque key')).getByText(/^Sent/)).toBeDefined()
  })

  test('load one page at a time, newest first', async () => {
    shop.setNextCursor(listOrders, 'c2')
    const { user } = open()
    await rowOf('Hex key set')
    shop.setNextCursor(listOrders, undefined)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('3 orders')
    expect(askedFor()).toEqual([
      { limit: 25, sort: '-createdAt' },
      { limit: 25, sort: '-createdAt', after: 'c2' },
    ])
  })

  test('can be filtered to those to be sent, by the server', async () => {
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText('Show'), allOrdersTexts.toSendOnly)
    await vi.waitFor(() =>
      expect(askedFor().at(-1)).toEqual({ limit: 25, sort: '-createdAt', state: 'to-send' }),
    )
  })

  test('keep filter, days and sort order in a search', async () => {
    open(['listOrders'], '?q=ada&state=to-send&sort=createdAt&from=2026-11-01&to=2026-11-22')
    await rowOf('Hex key set')
    const days = { from: '2026-11-01', to: '2026-11-22' }
    expect(askedFor()).toEqual([{ limit: 25, search: 'ada', state: 'to-send', sort: 'createdAt', ...days }])
  })

  test('continue after an empty page of a search', async () => {
    shop.answers(listOrders, () => {
      const first = askedFor().length === 1
      shop.setNextCursor(listOrders, first ? 'c2' : undefined)
      return first ? [] : [sent]
    })
    open(['listOrders'], '?q=zq')
    await rowOf('Torque key')
    const query = { limit: 25, search: 'zq', sort: '-createdAt' }
    expect(askedFor()).toEqual([query, { ...query, after: 'c2' }])
  })

  test('are added up unless there are too many for one call', async () => {
    shop.answers(getOrderTotals, { count: 3, more: false, sum: 864, paid: 576, refunded: 12.5 })
    const { user } = open(['listOrders', 'getOrderTotals'])
    await screen.findByText('3 orders: $864.00 in all, $576.00 paid, $12.50 refunded.')
    shop.answers(getOrderTotals, { count: 10_000, more: true, sum: 1, paid: 1, refunded: 0 })
    await user.selectOptions(screen.getByLabelText('Show'), allOrdersTexts.sentOnly)
    await screen.findByText(allOrdersTexts.manyTotals('10,000'))
    expect(shop.callsOf(getOrderTotals).map(({ query }) => query)).toEqual([{}, { state: 'sent' }])
  })

  test('are added up on request in parts if there are too many for one call, to the cent', async () => {
    const part = { count: 10_000, more: true, next: 'c1', sum: 0.1, paid: 0.1, refunded: 0.7 }
    const parts = [
      part,
      { ...part, next: 'c2', sum: 0.2 },
      { ...part, count: 5, more: false, next: undefined },
    ]
    shop.answers(getOrderTotals, ({ query }: { query?: unknown }) =>
      parts.at(['c1', 'c2'].indexOf((query as { after?: string }).after ?? '') + 1),
    )
    const { user } = open(['listOrders', 'getOrderTotals'], '?state=sent')
    expect(await screen.findByText(allOrdersTexts.moreThan('10,000'))).toBeDefined()
    const button = screen.getByRole('button', { name: allOrdersTexts.addUpAll })
    await user.click(button)
    await screen.findByText(/^20,005 orders: \$0\.40 in all, \$0\.30 paid, \$2\.10 refunded/)
    expect(document.activeElement).toBe(button)
    expect(shop.callsOf(getOrderTotals).map(({ query }) => query)).toEqual([
      { state: 'sent' },
      { state: 'sent' },
      { state: 'sent', after: 'c1' },
      { state: 'sent', after: 'c2' },
    ])
    const last = new Promise(() => undefined)
    shop.answers(getOrderTotals, ({ query }: { query?: unknown }) =>
      (query as { after?: string }).after ? last : part,
    )
    await user.click(button)
    await screen.findByText(allOrdersTexts.addedUp('10,000'))
    await user.click(button)
    expect(button.textContent).toBe(allOrdersTexts.addUpAll)
    expect(screen.queryByText(allOrdersTexts.addedUp('10,000'))).toBeNull()
  })

  test('are sent together, and refused orders show the reason', async () => {
    shop.answers(sendOrders, [{ order: 'o2', sent: false, code: 'X', message: 'No address.' }])
    const { user } = open(['listOrders', 'sendOrders'])
    await user.click(await screen.findByRole('checkbox', { name: /Chain whip/ }))
    await user.click(screen.getByRole('button', { name: sendTexts.bulk }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: sendTexts.bulk }))
    expect((await screen.findByRole('alert')).textContent).toContain('No address.')
    expect(shop.callsOf(sendOrders)[0]?.body).toEqual({ orders: [{ order: 'o2' }] })
  })

  test('are sent with a pasted list of tracking numbers, after lines for other orders were reported', async () => {
    shop.answers(sendOrders, [{ order: 'o2', sent: true }])
    const { user } = open(['listOrders', 'sendOrders'])
    await user.click(await screen.findByRole('checkbox', { name: /Chain whip/ }))
    await user.click(screen.getByRole('button', { name: sendTexts.bulk }))
    const dialog = within(screen.getByRole('dialog'))
    const list = dialog.getByLabelText<HTMLTextAreaElement>(sendTexts.parcels)
    await user.type(list, 'o9; 1Z; UPS')
    await user.click(dialog.getByRole('button', { name: sendTexts.bulk }))
    expect(dialog.getByRole('alert').textContent).toBe(sendTexts.parcelOfNone('o9; 1Z; UPS'))
    expect(shop.callsOf(sendOrders)).toEqual([])
    await user.clear(list)
    await user.type(list, 'o2; 1Z; UPS')
    await user.click(dialog.getByRole('button', { name: sendTexts.bulk }))
    await screen.findByText(sendTexts.bulkDone(usEnglishFormats, 1))
    expect(shop.callsOf(sendOrders)[0]?.body).toEqual({
      orders: [{ order: 'o2', tracking: '1Z', carrier: 'UPS' }],
    })
  })

  test('stay in their row after sending, with focus and undo, until the list changes', async () => {
    const toSend = ['o1', 'o2', 'o3'].map((_id) => sampleOrder({ ...paid, _id, tool: `Tool ${_id}` }))
    shop.answers(listOrders, () =>
      toSend.filter(
        ({ _id }) => _id !== 'o2' || shop.callsOf(markSent).length === shop.callsOf(undoSending).length,
      ),
    )
    const sentAt = Date.now()
    shop.answers(getOrder, { ...toSend[1], sentAt, undoUntil: sentAt + 60_000 })
    for (const change of [markSent, undoSending])
      shop.answers(change, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    const { user } = open(['listOrders', 'markSent', 'undoSending'], '?state=to-send')
    const tools = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 7))
    const inPlace = ['Tool o1', 'Tool o2', 'Tool o3']
    const row = await rowOf('Tool o2')
    await user.click(row.getByRole('button', { name: /^Send/ }))
    await user.click(row.getByRole('button', { name: orderTexts.markSent }))
    const undo = await screen.findByRole('button', { name: /^Undo sending/ })
    expect(tools()).toEqual(inPlace)
    expect(undo.closest('.send-order')).toBe(document.activeElement)
    await user.tab()
    expect(document.activeElement).toBe(undo)
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Undo sending/ })).toBeNull())
    expect(tools()).toEqual(inPlace)
    await user.click(screen.getByRole('button', { name: orderTexts.markSent }))
    await screen.findByRole('button', { name: /^Undo sending/ })
    await user.selectOptions(screen.getByLabelText('Sort by'), allOrdersTexts.oldest)
    await vi.waitFor(() => expect(tools()).toEqual(['Tool o1', 'Tool o3']))
  })

  test('stay in their rows when sent together, too', async () => {
    shop.answers(listOrders, () => (shop.callsOf(sendOrders).length === 0 ? [paid] : []))
    shop.answers(sendOrders, [{ order: 'o2', sent: true }])
    shop.answers(getOrder, { ...paid, sentAt: 1 })
    const { user } = open(['listOrders', 'sendOrders'], '?state=to-send')
    await user.click(await screen.findByRole('checkbox', { name: /Chain whip/ }))
    await user.click(screen.getByRole('button', { name: sendTexts.bulk }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: sendTexts.bulk }))
    expect(await screen.findByText(/^Sent/, { selector: '.order-note' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Chain whip' })).toBeDefined()
  })

  test('are sent together without an address only after a confirmation', async () => {
    const nowhere = sampleOrder({ ...paid, _id: 'o4', tool: 'Cone key', deliverTo: null })
    shop.answers(listOrders, [paid, nowhere])
    shop.answers(sendOrders, ({ body }: { body?: unknown }) =>
      (body as { orders: { order: string }[] }).orders.map(({ order }) => ({ order, sent: true })),
    )
    const { user } = open(['listOrders', 'sendOrders'])
    await user.click(await screen.findByRole('checkbox', { name: 'All on this page' }))
    await user.click(screen.getByRole('button', { name: sendTexts.bulk }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(sendTexts.bulkNoAddress(1))).toBeDefined()
    await user.click(dialog.getByRole('button', { name: sendTexts.bulk }))
    await screen.findByText(sendTexts.bulkDone(usEnglishFormats, 1))
    // The order stays selected, and is the only one that needs the confirmation.
    await user.click(screen.getByRole('button', { name: sendTexts.bulk }))
    await user.click(dialog.getByRole('button', { name: sendTexts.bulk }))
    expect(dialog.getByRole('alert').textContent).toBe(sendTexts.bulkNothingToSend)
    await user.click(dialog.getByRole('checkbox', { name: sendTexts.bulkSendAnyway(1) }))
    await user.click(dialog.getByRole('button', { name: sendTexts.bulk }))
    await vi.waitFor(() =>
      expect(shop.callsOf(sendOrders).map(({ body }) => body)).toEqual([
        { orders: [{ order: 'o2' }] },
        { orders: [{ order: 'o4', withoutAddress: true }] },
      ]),
    )
  })

  test('lead to the packing slips of the selected paid orders', async () => {
    const { user } = open(['listOrders', 'sendOrders'])
    await user.click(await screen.findByRole('checkbox', { name: /Hex key set/ }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: slipTexts.openMany }).disabled).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: /Chain whip/ }))
    await user.click(screen.getByRole('checkbox', { name: /Torque key/ }))
    const link = screen.getByRole('link', { name: slipTexts.openMany })
    expect(link.getAttribute('href')).toBe('/dashboard/slips?orders=o2,o3')
  })

  test('ignore unknown parameters of the address', async () => {
    open(['listOrders'], '?state=lost&sort=-_id')
    await rowOf('Hex key set')
    expect(askedFor()).toEqual([{ limit: 25, sort: '-createdAt' }])
  })

  test('stay visible while the next page loads', async () => {
    const { user } = open()
    await rowOf('Hex key set')
    shop.answers(listOrders, () => new Promise(() => undefined))
    await user.selectOptions(screen.getByLabelText('Sort by'), allOrdersTexts.oldest)
    expect((await rowOf('Hex key set')).getByText('Unpaid')).toBeDefined()
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  })

  test('can be loaded again after a failure', async () => {
    shop.answers(listOrders, () => {
      throw noAnswer()
    })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(allOrdersTexts.notLoaded)
    shop.answers(listOrders, [unpaid])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await rowOf('Hex key set')
  })

  test('show a text if there are none', async () => {
    shop.answers(listOrders, [])
    open()
    expect(await screen.findByText(allOrdersTexts.empty)).toBeDefined()
  })
})

describe('All orders of another backend', () => {
  test('load without parameters, and are filtered and searched in the browser', async () => {
    const { user } = open([])
    await rowOf('Hex key set')
    await user.selectOptions(screen.getByLabelText('Show'), allOrdersTexts.unpaidOnly)
    expect(screen.queryByRole('row', { name: /^Chain whip/ })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Show'), allOrdersTexts.paidOnly)
    await user.type(screen.getByRole('searchbox'), 'torque{Enter}')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Torque key'])
    expect(askedFor()).toEqual([{}])
  })

  test('hide fields and actions that the backend does not have', async () => {
    const { holdExpiresAt: _, sentAt: __, refunded: ___, ...plain } = paid
    shop.answers(listOrders, [plain])
    open([])
    const row = await rowOf('Chain whip')
    expect(row.getByText('paid')).toBeDefined()
    expect(row.queryByText(orderStateTexts.toSend)).toBeNull()
    expect(row.getByText(allOrdersTexts.unknown)).toBeDefined()
  })
})
