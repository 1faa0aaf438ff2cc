// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ListedPaymentToCheck, listPaymentsToCheck } from '../../../contract/desk/board.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { problems } from '../../texts/problems.ts'
import { PaymentsPage } from './payments-page.tsx'
import { paymentTexts as texts } from './texts.ts'

const disputed: ListedPaymentToCheck = {
  _id: 'dp_1',
  kind: 'dispute',
  order: 'o1',
  number: 'TW-1042-3',
  tool: 'Spoke wrench',
  customer: 'ada@b.example',
  amount: 37.5,
  since: Date.UTC(2026, 10, 2),
}
const owed: ListedPaymentToCheck = {
  ...disputed,
  _id: 'pi_2',
  kind: 'owed',
  order: null,
  number: null,
  tool: null,
  customer: null,
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

const show = (extensions = ['listPaymentsToCheck', 'exportPaymentsToCheck', 'createExportLink']) =>
  renderInShop(shop, [{ path: '/', Component: () => <PaymentsPage ending={() => null} /> }], '/', {
    ...testSettings,
    extensions,
  })

test('Each payment says what happened and what to do, and links to its order or to the refunds', async () => {
  shop.answers(listPaymentsToCheck, [disputed, owed])
  show()
  const [, first, second] = await screen.findAllByRole('row')
  const ofOrder = within(first as HTMLElement)
  expect(ofOrder.getByText(texts.kinds.dispute)).toBeDefined()
  expect(ofOrder.getByText('$37.50')).toBeDefined()
  expect(ofOrder.getByText(texts.todo.dispute)).toBeDefined()
  const link = ofOrder.getByRole('link', { name: 'TW-1042-3' })
  expect(link.getAttribute('href')).toBe('/dashboard/manageallorders/o1')
  const withoutOrder = within(second as HTMLElement)
  expect(withoutOrder.getByText(texts.noOrder)).toBeDefined()
  expect(withoutOrder.getByRole('link', { name: texts.toOwed })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDefined()
})

test('An empty list of payments says so', async () => {
  shop.answers(listPaymentsToCheck, [])
  show()
  expect(await screen.findByText(texts.nothing)).toBeDefined()
})

test('A failed load can be retried', async () => {
  shop.refuses(listPaymentsToCheck, 'BUSY')
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.notLoaded)
  shop.answers(listPaymentsToCheck, [])
  await user.click(screen.getByRole('button', { name: problems.tryAgain }))
  expect(await screen.findByText(texts.nothing)).toBeDefined()
})

test('A backend without the list gets no request', async () => {
  show([])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
})
