// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getOwnTerms } from '../../../../contract/payments/on-account.ts'
import { listOwnReceivables } from '../../../../contract/payments/receivables.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleOrder } from '../../../testing/sample-order.ts'
import { OwedOrders } from './owed-orders.tsx'
import { onAccountTexts as texts } from './texts.ts'

const dueAt = Date.UTC(2026, 11, 30)
const order = sampleOrder({ onAccount: true, dueAt, refundable: 288, invoices: ['INV-00042'] })
const invoice = {
  number: 'INV-00042',
  orders: [{ _id: 'o1', number: 'T-00001' }],
  references: [],
  issuedAt: 1,
  dueAt,
  overdueDays: 0,
  gross: 288,
  open: 288,
  disputed: false,
  mine: true,
}
const other = { ...invoice, number: 'INV-00043', orders: [{ _id: 'o9', number: 'T-00009' }], open: 7 }
const statement = { company: 'Radwerk', open: 295, overdue: 0, unassigned: 0, more: false }

let shop: FakeShop
beforeEach(() => {
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  const bank = { holder: 'Shop', iban: 'DE89370400440532013000', bic: '', bank: '' }
  const terms = { offered: true, company: 'Radwerk', days: 30, limit: 2000, owed: 295, overdueSince: null }
  shop.answers(getOwnTerms, { ...terms, bank })
  shop.answers(listOwnReceivables, { ...statement, invoices: [invoice, other] })
})
afterEach(cleanup)

function open(extensions: readonly string[] = ['getOwnTerms', 'listOwnReceivables']) {
  const Component = () => <OwedOrders orders={[order]} isNew={false} onPayByCard={() => undefined} />
  return renderInShop(shop, [{ path: '/', Component }], '/', { ...testSettings, extensions })
}

test('An invoice of which nothing is paid can be paid by card', async () => {
  open()
  expect(await screen.findByText('$288.00')).toBeDefined()
  expect(screen.getByRole('button', { name: texts.byCard })).toBeDefined()
})

test('A transfer in part leaves the rest to transfer, and no card pays it', async () => {
  shop.answers(listOwnReceivables, { ...statement, invoices: [{ ...invoice, open: 88 }, other] })
  open()
  expect(await screen.findByText('$88.00')).toBeDefined()
  expect(screen.getByText(texts.partlyPaid)).toBeDefined()
  expect(screen.queryByRole('button', { name: texts.byCard })).toBeNull()
})

test('The price is shown where the backend does not tell what is open', async () => {
  open(['getOwnTerms'])
  expect(await screen.findByText('$288.00')).toBeDefined()
  expect(shop.callsOf(listOwnReceivables)).toEqual([])
})
