// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markSent } from '../../../contract/orders/sending.ts'
import { useApi } from '../../api/api-context.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { getOrder, listOrders } from '../../api/rows/orders.ts'
import { useAction } from '../../forms/use-action.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { sampleTool } from '../../testing/sample-tool.ts'
import { toSendTexts as texts } from './texts.ts'
import { ToSend } from './to-send.tsx'

const order = sampleOrder({ paid: true, number: 'TW-1042-9', paidAt: Date.UTC(2026, 10, 20), sentAt: null })

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(listOrders, [order])
  shop.answers(getTool, sampleTool())
})
afterEach(cleanup)

function Send({ id, onSent }: { id: string; onSent: () => void }) {
  const api = useApi()
  const { start } = useAction(async () => {
    await api.call(markSent, { params: { id }, body: {} })
    onSent()
  })
  return (
    <button type="button" onClick={() => start(undefined)}>
      Send {id}
    </button>
  )
}

const show = () => {
  const Component = () => <ToSend send={({ _id }, onSent) => <Send id={_id} onSent={onSent} />} />
  return renderInShop(shop, [{ path: '/dashboard', Component }], '/dashboard', {
    ...testSettings,
    extensions: ['markSent', 'listOrders'],
  })
}

test('A row shows number, customer, time of payment and price, with the picture of the tool', async () => {
  const { container } = show()
  const link = await screen.findByRole('link', { name: '12 × Hex key set' })
  expect(link.getAttribute('href')).toBe('/dashboard/manageallorders/o1')
  expect(screen.getByText('$288.00')).toBeDefined()
  const row = link.closest('li')
  expect(row?.textContent).toMatch(/TW-1042-9 · Ada · paid Nov (19|20), 2026/)
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toContain('chain-whip'))
})

test('A row without a picture belongs to a tool that no longer exists', async () => {
  shop.refuses(getTool, 'TOOL_NOT_FOUND')
  const { container } = show()
  await screen.findByText('12 × Hex key set')
  await waitFor(() => expect(shop.callsOf(getTool)).toHaveLength(1))
  expect(container.querySelector('img')).toBeNull()
})

test('An order without an address says so', async () => {
  shop.answers(listOrders, [{ ...order, deliverTo: null }])
  show()
  expect(await screen.findByText(texts.addressMissing)).toBeDefined()
})

test('An order that was just sent stays in its row, and no longer counts', async () => {
  shop.answers(markSent, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(getOrder, { ...order, sentAt: Date.UTC(2026, 10, 21) })
  const { user } = show()
  await screen.findByText('12 × Hex key set')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('To send 1')
  shop.answers(listOrders, [])
  const button = screen.getByRole('button', { name: 'Send o1' })
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(texts.heading))
  expect(screen.getByRole('listitem').textContent).toMatch(/sent Nov 2[01], 2026/)
  expect(document.activeElement).toBe(button)
})

test('Only the oldest five orders are shown, and the count gives the number of all', async () => {
  shop.answers(
    listOrders,
    Array.from({ length: 7 }, (_, at) => sampleOrder({ _id: `o${at}`, paid: true })),
  )
  shop.setNextCursor(listOrders, 'more')
  show()
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('To send 7+')
  expect(screen.getByRole('link', { name: texts.all }).getAttribute('href')).toBe(
    '/dashboard/manageallorders?state=to-send',
  )
})

test('If no order is to be sent, a link leads to all orders', async () => {
  shop.answers(listOrders, [])
  show()
  expect(await screen.findByText(texts.nothing)).toBeDefined()
  expect(screen.getByRole('link', { name: texts.allOrders })).toBeDefined()
})
