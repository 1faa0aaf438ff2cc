// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryEmail } from '../../../contract/desk/emails.ts'
import { namedLanguage, type ShopLanguages } from '../../../contract/languages/languages.ts'
import {
  answerForm,
  answerQuote,
  getQuote,
  markHandled,
  type Thread,
} from '../../../contract/requests/quotes.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { RequestPage } from './request-page.tsx'
import { requestTexts as texts } from './request-texts.ts'
import { quotesTexts } from './texts.ts'

const at = Date.UTC(2026, 10, 1, 12)
const mail = {
  _id: 'm1',
  state: 'sent',
  secret: false,
  sentAt: at,
  problem: null,
  nextAttemptAt: null,
} as const
const request: Thread = {
  _id: 'q1',
  kind: 'quote',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Twenty of them,\nplease.',
  item: 'chain',
  itemName: 'Chain, 12-speed',
  createdAt: at,
  handledAt: null,
  offers: [],
  answers: [{ _id: 'a1', text: 'We have nineteen.', by: 'kim@example.com', at, mail }],
}
const written = { acknowledged: true, insertedId: 'a2' }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  shop = new FakeShop()
  shop.answers(getQuote, request)
  shop.answers(answerQuote, written)
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (extensions = ['getQuote', 'answerQuote', 'retryEmail'], languages?: ShopLanguages) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/quotes/:quoteId', Component: RequestPage }],
    '/dashboard/quotes/q1',
    { ...testSettings, extensions, ...(languages && { languages }) },
  )
const form = async () => within(await screen.findByRole('form', { name: texts.answerHeading }))

test('A request shows its message and answers, their authors, and what became of the email', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeDefined()
  expect(screen.getByText(quotesTexts.about('Chain, 12-speed'))).toBeDefined()
  const [asked, answered] = within(screen.getByRole('list', { name: texts.thread })).getAllByRole('listitem')
  expect(asked?.textContent).toContain('Twenty of them,\nplease.')
  expect(answered?.textContent).toContain('by kim@example.com')
  expect(answered?.textContent).toContain(texts.mail.sent)
})

test('An answer is sent once, marks the request as handled if chosen, and clears the form', async () => {
  const { user } = show()
  const fields = await form()
  await user.type(fields.getByLabelText(texts.answer), 'Yes.')
  await user.click(fields.getByRole('checkbox', { name: texts.handled }))
  await user.click(fields.getByRole('button', { name: texts.send }))
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.sent('ada@example.com')}`]))
  expect(shop.callsOf(answerQuote)).toMatchObject([
    { params: { id: 'q1' }, body: { text: 'Yes.', handled: false } },
  ])
  expect(fields.getByLabelText<HTMLTextAreaElement>(texts.answer).value).toBe('')
  expect(shop.callsOf(getQuote).length).toBeGreaterThan(1)
})

test('An empty answer is refused at its field', async () => {
  const { user } = show()
  const fields = await form()
  await user.click(fields.getByRole('button', { name: texts.send }))
  expect(await fields.findByText(answerForm.text.required)).toBeDefined()
  expect(document.activeElement).toBe(fields.getByLabelText(texts.answer))
  expect(shop.callsOf(answerQuote)).toEqual([])
})

test('A refused answer keeps its text and shows the reason; after a lost response the answer is sent again under the same key', async () => {
  shop.refuses(answerQuote, 'UNEXPECTED')
  const { user } = show()
  const fields = await form()
  await user.type(fields.getByLabelText(texts.answer), 'Yes.')
  await user.click(fields.getByRole('button', { name: texts.send }))
  expect((await fields.findByRole('alert')).textContent).toContain(refusal('UNEXPECTED').message)
  expect(fields.getByLabelText<HTMLTextAreaElement>(texts.answer).value).toBe('Yes.')
  shop.answers(answerQuote, written)
  await user.click(fields.getByRole('button', { name: texts.send }))
  await vi.waitFor(() => expect(heard.toasts).toHaveLength(1))
  const [first, second] = shop.callsOf(answerQuote)
  expect(second?.headers).toEqual(first?.headers)
})

test('An email that was not delivered can be sent again from the thread', async () => {
  const failed = { ...mail, state: 'failed', sentAt: null, problem: 'The mailbox is full.' }
  shop.answers(getQuote, { ...request, answers: [{ ...request.answers[0], mail: failed }] })
  shop.answers(retryEmail, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  const { user } = show()
  expect(await screen.findByText('The mailbox is full.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Try again/ }))
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.mail.triedAgain}`]))
  expect(shop.callsOf(retryEmail)).toMatchObject([{ params: { id: 'm1' } }])
})

test('Marking the request as handled moves the focus to its heading', async () => {
  shop.answers(markHandled, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: quotesTexts.markHandled }))
  await vi.waitFor(() => expect(shop.callsOf(markHandled)).toHaveLength(1))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Ada'))
})

test('A request without an address has no answer form; a backend without answers shows a notice', async () => {
  shop.answers(getQuote, { ...request, name: '', email: '' })
  show()
  expect(await screen.findByText(texts.noAddress)).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
  cleanup()
  shop.calls.length = 0
  show([])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})

test('Staff see in which language a customer writes, and in which the email around their words is', async () => {
  const offered = [namedLanguage('en'), namedLanguage('de')]
  shop.answers(getQuote, { ...request, language: 'de' })
  show(undefined, { standard: 'en', offered })
  expect(await screen.findByText('Writes German')).toBeDefined()
  const hint = 'The email around your words is in German.'
  expect((await form()).getByText(hint, { exact: false })).toBeDefined()
  cleanup()
  shop.answers(getQuote, request)
  show(undefined, { standard: 'en', offered })
  expect(await screen.findByText('Writes English')).toBeDefined()
})

test('A shop of one language says nothing about the languages of its customers', async () => {
  show()
  await form()
  expect(screen.queryByText('Writes English')).toBeNull()
})
