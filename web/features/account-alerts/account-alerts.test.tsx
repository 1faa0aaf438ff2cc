// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Alert, listAlerts, resolveAlert } from '../../../contract/desk/alerts.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { AccountAlerts } from './account-alerts.tsx'
import { alertTexts as texts } from './texts.ts'

const declined: Alert = {
  _id: 'a1',
  kind: 'declined-cards',
  email: 'ada@b.example',
  name: 'Ada',
  count: 12,
  raisedAt: Date.UTC(2026, 10, 2),
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(listAlerts, [declined])
  shop.answers(resolveAlert, { acknowledged: true })
})
afterEach(cleanup)

const show = (extensions = ['listAlerts']) =>
  renderInShop(shop, [{ path: '/dashboard', Component: AccountAlerts }], '/dashboard', {
    ...testSettings,
    extensions,
  })
const allowPayments = () => screen.findByRole('button', { name: 'Let them pay: ada@b.example' })

test('An admin sees the accounts with declined cards, and can allow payments again', async () => {
  const { user } = show()
  const entry = within(await screen.findByRole('listitem'))
  expect(entry.getByText('12 declined cards in an hour')).toBeDefined()
  expect(entry.getByRole('link', { name: 'ada@b.example' })).toBeDefined()
  shop.answers(listAlerts, [])
  await user.click(await allowPayments())
  expect(await screen.findByText(texts.nothing)).toBeDefined()
  expect(shop.callsOf(resolveAlert).map(({ params }) => params)).toEqual([{ id: 'a1' }])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.heading }))
})

test('An admin sees the accounts that hold stock without paying, and can release it', async () => {
  shop.answers(listAlerts, [{ ...declined, kind: 'unpaid-orders', count: 10 }])
  const { user } = show()
  expect(await screen.findByText('10 unpaid orders have reached the stock limit')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Put the stock back: ada@b.example' }))
  await vi.waitFor(() => expect(shop.callsOf(resolveAlert)).toHaveLength(1))
})

test('A refusal is shown next to the button', async () => {
  shop.refuses(resolveAlert, 'ALERT_NOT_FOUND')
  const { user } = show()
  await user.click(await allowPayments())
  expect((await screen.findByRole('alert')).textContent).toContain('already resolved')
})

test('A failed load is reported and can be retried', async () => {
  shop.refuses(listAlerts, 'BUSY')
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.notLoaded)
  shop.answers(listAlerts, [declined])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await allowPayments()).toBeDefined()
})

test('No alert is shown if there is none, or if the backend does not offer them', async () => {
  shop.answers(listAlerts, [])
  show()
  await vi.waitFor(() => expect(shop.callsOf(listAlerts)).toHaveLength(1))
  expect(screen.queryByText(texts.heading)).toBeNull()
  cleanup()
  show([])
  expect(shop.callsOf(listAlerts)).toHaveLength(1)
})
