// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { correctStock, listMovements } from '../../../../contract/catalogue/stock.ts'
import { getTool } from '../../../api/rows/catalogue.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { ProductPage } from '../product-page.tsx'
import { correctionTexts, ledgerTexts } from './stock-texts.ts'

const at = '2026-11-23T10:00:00.000Z'
const order = { _id: 'o1', number: 'TW-1042-3' }
const damaged = {
  _id: 'm2',
  quantity: -1,
  stock: 40,
  reason: 'damaged',
  note: 'Fell',
  at,
  by: 'Ada',
}
const booked = { _id: 'm1', quantity: -2, stock: 41, reason: 'booking', note: '', at, order }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(getTool, sampleTool())
  shop.answers(listMovements, [damaged, booked])
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = () =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions: ['changeTool', 'correctStock', 'listMovements'] },
  )

test('The ledger explains the current stock, and a count corrects the stock', async () => {
  shop.answers(correctStock, { acknowledged: true, change: -3, availableQuantity: 37 })
  const { user } = open()
  const rows = within(await screen.findByRole('table', { name: ledgerTexts.heading })).getAllByRole('row')
  expect(rows[1]?.textContent).toContain('DamagedFell−140Ada')
  expect(rows[2]?.textContent).toContain('Booked · Order TW-1042-3−241Customer')
  await user.click(screen.getByText(correctionTexts.heading, { selector: 'summary' }))
  const form = within(screen.getByRole('form', { name: correctionTexts.heading }))
  await user.type(form.getByLabelText(correctionTexts.counted), '1,037')
  expect(form.getByText(correctionTexts.difference('+997', '40'))).toBeDefined()
  await user.clear(form.getByLabelText(correctionTexts.counted))
  await user.type(form.getByLabelText(correctionTexts.counted), '37')
  expect(form.getByText(correctionTexts.difference('−3', '40'))).toBeDefined()
  await user.click(form.getByRole('button'))
  await waitFor(() => expect(heard.toasts).toEqual([`success: ${correctionTexts.done('Chain whip', '37')}`]))
  expect(shop.callsOf(correctStock).map(({ body }) => body)).toEqual([
    { counted: 37, shown: 40, reason: 'counted' },
  ])
})

test('keeps the typed count if the stock has moved, and shows the refusal', async () => {
  shop.refuses(correctStock, 'STOCK_MOVED')
  const { user } = open()
  await screen.findByRole('table', { name: ledgerTexts.heading })
  const form = within(screen.getByRole('form', { name: correctionTexts.heading, hidden: true }))
  const counted = form.getByLabelText<HTMLInputElement>(correctionTexts.counted)
  await user.type(counted, '37')
  await user.click(form.getByRole('button', { hidden: true }))
  expect((await form.findByRole('alert', { hidden: true })).textContent).toBe(refusal('STOCK_MOVED').message)
  expect(counted.value).toBe('37')
})

test('A long ledger is shown page by page', async () => {
  shop.setNextCursor(listMovements, 'older')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: ledgerTexts.older }))
  await user.click(await screen.findByRole('button', { name: ledgerTexts.newest }))
  await waitFor(() =>
    expect(shop.callsOf(listMovements).map(({ query }) => query)).toEqual([
      { limit: 20 },
      { limit: 20, after: 'older' },
      { limit: 20 },
    ]),
  )
})
