// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errors } from '../../../contract/errors.ts'
import type { QuoteRequest } from '../../../contract/quotes.ts'
import type { ShopSettings } from '../../../contract/shop-settings.ts'
import { ApiError } from '../../api/api-error.ts'
import { SettingsContext } from '../../api/settings-context.ts'
import { company } from '../../content/company.ts'
import { ContactPage } from './contact-page.tsx'
import { QuotePage } from './quote-page.tsx'

const sending = vi.hoisted(() => ({ sendQuote: vi.fn<(request: QuoteRequest) => Promise<void>>() }))
vi.mock('./send-quote.ts', () => sending)

const chain = {
  _id: 'chain',
  img: '/pictures/chain.webp',
  price: 29.5,
  name: 'Chain, 12-speed',
  outline: null,
}
const typed = { name: 'Ada', email: 'ada@example.com', message: 'Twenty of them, please.' }

function shop(page: ReactNode, extensions: readonly string[] = ['requestQuote']) {
  const settings: ShopSettings = {
    version: 'test',
    apiHost: '/api',
    publicUrl: 'http://localhost',
    extensions,
    identity: { provider: 'built-in', google: false },
    cards: { publishableKey: '', sandbox: true },
    mail: false,
  }
  return (
    <SettingsContext value={settings}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: () => page }])} />
    </SettingsContext>
  )
}

const fields = () =>
  (['Name', 'Email', 'Message'] as const).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const button = (name = 'Request the quote') => screen.getByRole('button', { name })

async function fillIn(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Name'), typed.name)
  await user.type(screen.getByLabelText('Email'), typed.email)
  await user.type(screen.getByLabelText('Message'), typed.message)
  return user
}

beforeEach(() => {
  sending.sendQuote.mockReset().mockResolvedValue()
})
afterEach(cleanup)

test('A request that is sent says so, and the form is empty again', async () => {
  render(shop(<QuotePage item={null} />))
  const user = await fillIn()
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(`We answer to ${typed.email}`))
  expect(sending.sendQuote.mock.calls).toEqual([[{ kind: 'quote', ...typed }]])
  expect(fields()).toEqual(['', '', ''])
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})

test('A quote for a part names the part, and sends its id with the request', async () => {
  render(shop(<QuotePage item={chain} />))
  expect(screen.getByText('Chain, 12-speed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask without this part' }).getAttribute('href')).toBe('/quote')
  const user = await fillIn()
  await user.click(button())
  await waitFor(() =>
    expect(sending.sendQuote).toHaveBeenCalledWith({ kind: 'quote', ...typed, item: 'chain' }),
  )
})

test('The contact page sends a message of its own kind', async () => {
  render(shop(<ContactPage />))
  const user = await fillIn()
  await user.click(button('Send the message'))
  await waitFor(() => expect(sending.sendQuote).toHaveBeenCalledWith({ kind: 'contact', ...typed }))
})

test('An empty form says what is required, beside the fields, and sends nothing', async () => {
  render(shop(<QuotePage item={null} />))
  await userEvent.click(button())
  await waitFor(() =>
    expect(alerts()).toEqual(['Name is Required', 'Email is Required', 'Message is Required']),
  )
  expect(sending.sendQuote).not.toHaveBeenCalled()
})

test('A request that does not arrive keeps all that was typed, and the next try sends it', async () => {
  const message = 'The shop is not responding.'
  sending.sendQuote.mockRejectedValueOnce(new ApiError({ status: 0, code: 'UNREACHABLE', message }))
  render(shop(<QuotePage item={null} />))
  const user = await fillIn()
  await user.click(button())
  await waitFor(() => expect(alerts()).toEqual([message]))
  expect(fields()).toEqual(Object.values(typed))
  await user.click(button())
  await waitFor(() => expect(fields()).toEqual(['', '', '']))
  expect(alerts()).toEqual([])
})

test('What the server finds wrong with a field stands beside that field', async () => {
  const { status, message } = errors.INPUT_INVALID
  const refusal = {
    status,
    message,
    code: 'INPUT_INVALID',
    fields: { email: 'Provide a valid Email' },
  } as const
  sending.sendQuote.mockRejectedValueOnce(new ApiError(refusal))
  render(shop(<QuotePage item={null} />))
  const user = await fillIn()
  await user.click(button())
  await waitFor(() => expect(alerts()).toEqual(['Provide a valid Email', message]))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(fields()).toEqual(Object.values(typed))
})

test('However often it is sent before the answer, it is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  sending.sendQuote.mockReturnValue(promise)
  render(shop(<QuotePage item={null} />))
  const user = await fillIn()
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(sending.sendQuote).toHaveBeenCalled())
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  resolve()
  await waitFor(() => expect(fields()).toEqual(['', '', '']))
  expect(sending.sendQuote).toHaveBeenCalledTimes(1)
})

test('With a backend that takes no requests there are the details of the shop instead of the form', () => {
  render(shop(<QuotePage item={chain} />, []))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByLabelText('Message')).toBeNull()
  expect(screen.getByText('Chain, 12-speed')).toBeTruthy()
  expect(screen.getByRole('link', { name: company.email })).toBeTruthy()
})

test('Before the code has arrived the button waits, so that the browser sends nothing by itself', () => {
  expect(renderToString(shop(<QuotePage item={null} />))).toMatch(/<button[^>]*disabled/)
})
