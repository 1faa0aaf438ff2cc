// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listEmails, type OutboxEmail, retryEmail } from '../../../contract/desk/emails.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { MessagesPage } from './messages-page.tsx'
import { emailTexts } from './texts.ts'

const sent: OutboxEmail = {
  _id: 'm1',
  to: 'ada@example.com',
  subject: 'You have booked 2 × Hub',
  text: 'We have set it aside.\nPay for it.',
  secret: false,
  state: 'sent',
  order: 'order-1',
  createdAt: Date.UTC(2026, 10, 1, 12),
  sentAt: Date.UTC(2026, 10, 1, 12, 1),
  failedAt: null,
  attempts: 1,
  problem: null,
  nextAttemptAt: null,
}
const failed: OutboxEmail = {
  ...sent,
  _id: 'm2',
  to: 'bob@example.com',
  state: 'failed',
  sentAt: null,
  failedAt: Date.UTC(2026, 10, 2),
  problem: 'The mail server refuses the address (550).',
}
const waiting: OutboxEmail = { ...sent, _id: 'm3', to: 'cyd@example.com', state: 'waiting', sentAt: null }
const tried: OutboxEmail = {
  ...waiting,
  _id: 'm4',
  to: 'dot@example.com',
  problem: 'The mail server took too long.',
  nextAttemptAt: Date.UTC(2026, 10, 3),
}
const secret: OutboxEmail = {
  ...failed,
  _id: 'm5',
  to: 'eve@example.com',
  secret: true,
  text: null,
  order: null,
}

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listEmails, [sent, failed, waiting, tried, secret])
  shop.answers(retryEmail, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (change: Partial<typeof testSettings> = {}, search = '') =>
  renderInShop(
    shop,
    [
      { path: '/dashboard/messages', Component: MessagesPage },
      { path: '/dashboard/manageallorders/:orderId', Component: () => <p>The order</p> },
    ],
    `/dashboard/messages${search}`,
    { ...testSettings, extensions: ['listEmails'], ...change },
  )
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`${name}`) }))

test('Each email shows its recipient and subject, its state and the reason if it failed', async () => {
  show()
  expect((await rowOf('ada')).getByText('Sent')).toBeDefined()
  const given = await rowOf('bob')
  expect(given.getByText('Not delivered')).toBeDefined()
  expect(given.getByText('The mail server refuses the address (550).')).toBeDefined()
  expect((await rowOf('cyd')).getByText('Kept here')).toBeDefined()
  const again = await rowOf('dot')
  expect(again.getByText('Waiting')).toBeDefined()
  expect(again.getByText(/^Next attempt/)).toBeDefined()
})

test('Opening an email shows its text and a link to its order', async () => {
  const { user } = show()
  const row = await rowOf('ada')
  const text = row.getByText(/We have set it aside\.\s+Pay for it\./)
  expect(text.closest('details')?.open).toBe(false)
  await user.click(row.getByText('Read it'))
  expect(text.closest('details')?.open).toBe(true)
  await user.click(row.getByRole('link', { name: /^See the order/ }))
  expect(await screen.findByText('The order')).toBeDefined()
})

test('An email with a secret hides its text and offers no retry', async () => {
  show()
  const row = await rowOf('eve')
  expect(row.getByText('Only the recipient may read this message.')).toBeDefined()
  expect(row.queryByText('Read it')).toBeNull()
  expect(row.queryByRole('button')).toBeNull()
})

test('A failed email is retried once, and the list updates', async () => {
  const { user } = show()
  const button = (await rowOf('bob')).getByRole('button', { name: /^Try again/ })
  shop.answers(listEmails, [{ ...failed, state: 'waiting', failedAt: null }])
  const answered = Promise.withResolvers<unknown>()
  shop.answers(retryEmail, () => answered.promise)
  await user.dblClick(button)
  answered.resolve({ acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await vi.waitFor(() => expect(screen.queryByText('The mail server took too long.')).toBeNull())
  expect(shop.callsOf(retryEmail).map(({ params }) => params)).toEqual([{ id: 'm2' }])
  expect(heard.toasts).toEqual([`success: ${emailTexts.triedAgain('bob@example.com')}`])
  expect(document.activeElement?.textContent).toBe(emailTexts.caption)
})

test('A refused retry shows its reason', async () => {
  shop.refuses(retryEmail, 'MESSAGE_NOT_FOUND')
  const { user } = show()
  await user.click((await rowOf('bob')).getByRole('button', { name: /^Try again/ }))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('MESSAGE_NOT_FOUND').message)
  expect(heard.toasts).toEqual([])
})

test('The list of emails can be filtered by state', async () => {
  const { user } = show()
  await rowOf('ada')
  await user.selectOptions(screen.getByLabelText('Show'), emailTexts.failedOnly)
  await vi.waitFor(() =>
    expect(shop.callsOf(listEmails).map(({ query }) => query)).toEqual([
      { limit: 25, sort: '-createdAt' },
      { limit: 25, sort: '-createdAt', state: 'failed' },
    ]),
  )
})

test('A shop without mail says that emails are only stored, and where to configure mail', async () => {
  show({ mail: false })
  expect(await screen.findByText(emailTexts.notSetUp)).toBeDefined()
  expect(screen.getByText(/SMTP_URL and MAIL_FROM/)).toBeDefined()
  cleanup()
  show()
  await rowOf('ada')
  expect(screen.queryByText(emailTexts.notSetUp)).toBeNull()
  cleanup()
  // Another backend does not state whether it sends emails.
  show({ mail: false, apiHost: 'https://api.example.com' })
  await rowOf('ada')
  expect(screen.queryByText(emailTexts.notSetUp)).toBeNull()
})

test('A backend without the list shows a notice and gets no request', async () => {
  show({ extensions: [] })
  expect(await screen.findByText(emailTexts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
