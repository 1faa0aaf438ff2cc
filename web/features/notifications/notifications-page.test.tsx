// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseNotifications,
  getNotifications,
  sendExampleNotice,
} from '../../../contract/desk/notifications.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { NotChosenYet } from './not-chosen-yet.tsx'
import { NotificationsPage } from './notifications-page.tsx'
import { kindTexts, notificationTexts as texts } from './texts.ts'

const stored = {
  chosen: false,
  email: 'boss@example.com',
  kinds: [
    { kind: 'sales', wanted: false },
    { kind: 'disputes', wanted: true },
    { kind: 'figures', wanted: false },
    { kind: 'of-a-later-version', wanted: true },
  ],
  hour: 8,
  timeZone: 'Europe/Lisbon',
}
const updated = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  localStorage.clear()
  shop = new FakeShop()
  shop.answers(getNotifications, stored)
  shop.answers(chooseNotifications, updated)
  shop.answers(sendExampleNotice, updated)
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (extensions = ['getNotifications']) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/notifications', Component: NotificationsPage }],
    '/dashboard/notifications',
    { ...testSettings, extensions },
  )
const box = (kind: keyof typeof kindTexts) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: kindTexts[kind].name })

test('The start page shows one line until the person chooses notifications', async () => {
  const start = () =>
    renderInShop(shop, [{ path: '/dashboard', Component: NotChosenYet }], '/dashboard', {
      ...testSettings,
      extensions: ['getNotifications'],
    })
  const { unmount } = start()
  const link = await screen.findByRole('link', { name: texts.chooseNow })
  expect(link.getAttribute('href')).toBe('/dashboard/notifications')
  unmount()
  shop.answers(getNotifications, { ...stored, chosen: true })
  start()
  await waitFor(() => expect(shop.callsOf(getNotifications)).toHaveLength(2))
  expect(screen.queryByText(texts.notChosenYet)).toBeNull()
})

test('The chosen kinds are ticked, and people see only the kinds of their role', async () => {
  show()
  expect((await box('disputes')).checked).toBe(true)
  expect((await box('sales')).checked).toBe(false)
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByText(texts.first)).toBeDefined()
  expect(screen.getByText(texts.to('boss@example.com'))).toBeDefined()
})

test('A choice made by keyboard is saved with the hour of the figures', async () => {
  const { user } = show()
  ;(await box('sales')).focus()
  await user.keyboard(' ')
  await user.click(await box('figures'))
  await user.selectOptions(screen.getByLabelText(texts.hour), '18')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.saved}`]))
  expect(shop.callsOf(chooseNotifications)[0]?.body).toEqual({
    kinds: ['sales', 'disputes', 'figures'],
    hour: 18,
  })
})

test('A failed choice shows the reason and keeps the ticks', async () => {
  shop.refuses(chooseNotifications, 'BUSY')
  const { user } = show()
  await user.click(await box('sales'))
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect((await screen.findByRole('alert')).textContent).toContain(refusal('BUSY').message)
  expect((await box('sales')).checked).toBe(true)
})

test('An example of one kind can be sent, and a refusal appears at its button', async () => {
  const { user } = show()
  const name = `${texts.example}: ${kindTexts.disputes.name}`
  await user.click(await screen.findByRole('button', { name }))
  await vi.waitFor(() => expect(heard.toasts).toHaveLength(1))
  expect(shop.callsOf(sendExampleNotice)[0]?.body).toEqual({ kind: 'disputes' })
  shop.refuses(sendExampleNotice, 'RATE_LIMITED')
  await user.click(screen.getByRole('button', { name }))
  expect((await screen.findByRole('alert')).textContent).toContain(refusal('RATE_LIMITED').message)
})

test('A backend without notifications gets no request', async () => {
  show([])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
