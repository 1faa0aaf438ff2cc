// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestQuote } from '../../../contract/requests/quotes.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { ApiContext } from '../../api/api-context.ts'
import { links } from '../../routing/links.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { stubScrolling } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { InSettings, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ContactPage } from './contact-page.tsx'
import { QuotePage } from './quote-page.tsx'

const chain = {
  _id: 'chain',
  img: '/pictures/chain.webp',
  price: 29.5,
  name: 'Chain, 12-speed',
  outline: null,
}
const done = { acknowledged: true, insertedId: 'q1' }
const typed = { name: 'Ada', email: 'ada@example.com', message: 'Twenty of them, please.' }

let shop: FakeShop

function show(Component: () => ReactNode, extensions: readonly string[] = ['requestQuote']) {
  return renderInShop(shop, [{ path: '/', Component }], '/', { ...testSettings, extensions })
}

const fields = () =>
  (['Name', 'Email', 'Message'] as const).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const button = (name = 'Request the quote') => screen.getByRole('button', { name })

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('Name'), typed.name)
  await user.type(screen.getByLabelText('Email'), typed.email)
  await user.type(screen.getByLabelText('Message'), typed.message)
}
const sent = () => shop.callsOf(requestQuote).map(({ body }) => body)

let scrolledTo: ReturnType<typeof stubScrolling>
beforeEach(() => {
  scrolledTo = stubScrolling()
  sessionStorage.clear()
  dropSession()
  shop = new FakeShop()
  shop.answers(requestQuote, done)
})
afterEach(cleanup)

test('A sent request is confirmed, and the form is cleared', async () => {
  const { user } = show(() => <QuotePage item={null} />)
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(`We answer to ${typed.email}`))
  expect(sent()).toEqual([{ kind: 'quote', ...typed }])
  expect(fields()).toEqual(['', '', ''])
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})

test("A quote for a part shows the part's name, and sends its id with the request", async () => {
  const { user } = show(() => <QuotePage item={chain} />)
  expect(screen.getByText('Chain, 12-speed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask without this part' }).getAttribute('href')).toBe('/quote')
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(sent()).toEqual([{ kind: 'quote', ...typed, item: 'chain' }]))
})

test('A quote for words without a search result begins with those words', () => {
  show(() => <QuotePage item={null} words="unicycle hub" />)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I am looking for: unicycle hub')
})

test('The contact page sends its own kind of message', async () => {
  const { user } = show(ContactPage)
  await fillIn(user)
  await user.click(button('Send the message'))
  await waitFor(() => expect(sent()).toEqual([{ kind: 'contact', ...typed }]))
})

test('An empty form shows the required-field errors at the fields, and sends nothing', async () => {
  const { user } = show(() => <QuotePage item={null} />)
  await user.click(button())
  await waitFor(() =>
    expect(alerts()).toEqual(['Name is Required', 'Email is Required', 'Message is Required']),
  )
  expect(sent()).toEqual([])
})

test('After a failed request the values stay, and the next submit sends them', async () => {
  shop.answers(requestQuote, () => {
    throw noAnswer()
  })
  const { user } = show(() => <QuotePage item={null} />)
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(alerts()).toEqual([noAnswer().message]))
  expect(scrolledTo).toHaveBeenCalledOnce()
  expect(fields()).toEqual(Object.values(typed))
  shop.answers(requestQuote, done)
  await user.click(button())
  await waitFor(() => expect(fields()).toEqual(['', '', '']))
  expect(alerts()).toEqual([])
})

test('A field error of the server is shown at its field', async () => {
  const wrong = refusal('INPUT_INVALID', { email: 'Provide a valid Email' })
  shop.answers(requestQuote, () => {
    throw wrong
  })
  const { user } = show(() => <QuotePage item={null} />)
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(alerts()).toEqual(['Provide a valid Email']))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(fields()).toEqual(Object.values(typed))
})

test('Several submits before the response send one request', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof done>()
  shop.answers(requestQuote, () => promise)
  const { user } = show(() => <QuotePage item={null} />)
  await fillIn(user)
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  resolve(done)
  await waitFor(() => expect(fields()).toEqual(['', '', '']))
  expect(sent()).toHaveLength(1)
})

test("A backend without requests shows the company's contact details instead of the form", () => {
  show(() => <QuotePage item={chain} />, [])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByLabelText('Message')).toBeNull()
  expect(screen.getByText('Chain, 12-speed')).toBeTruthy()
  expect(screen.getByRole('link', { name: sampleSettings.company.email })).toBeTruthy()
})

const otherChain = { ...chain, _id: 'other', name: 'Chain, 11-speed' }

test('Each form keeps its typed values across a reload until they are sent', async () => {
  const { user } = show(() => <QuotePage item={chain} />)
  await fillIn(user)
  cleanup()
  for (const Other of [ContactPage, () => <QuotePage item={null} />, () => <QuotePage item={otherChain} />]) {
    show(Other)
    expect(fields()).toEqual(['', '', ''])
    cleanup()
  }
  const again = show(() => <QuotePage item={chain} />)
  expect(fields()).toEqual(Object.values(typed))
  await again.user.click(button())
  await waitFor(() => expect(fields()).toEqual(['', '', '']))
  expect(sent()).toEqual([{ kind: 'quote', ...typed, item: 'chain' }])
  expect(sessionStorage.length).toBe(0)
})

test('“Ask without this part” keeps the text that was typed', async () => {
  const { user } = renderInShop(
    shop,
    [
      {
        path: '/quote',
        Component: function Quote() {
          const [address] = useSearchParams()
          return <QuotePage item={address.get('item') === null ? null : chain} />
        },
      },
    ],
    links.quote('chain'),
    { ...testSettings, extensions: ['requestQuote'] },
  )
  await fillIn(user)
  await user.click(screen.getByRole('link', { name: 'Ask without this part' }))
  await waitFor(() => expect(screen.queryByText('Chain, 12-speed')).toBeNull())
  expect(fields()).toEqual(Object.values(typed))
})

test('The form contains the name and email of a signed-in customer, and both can be changed', async () => {
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  const { user } = show(ContactPage)
  expect(fields()).toEqual(['Ada', 'ada@example.com', ''])
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Ada L.')
  await user.type(screen.getByLabelText('Message'), 'Hello')
  cleanup()
  show(ContactPage)
  expect(fields()).toEqual(['Ada L.', 'ada@example.com', 'Hello'])
})

const ada = { email: 'ada@example.com', name: 'Ada' }
const bob = { email: 'bob@example.com', name: 'Bob' }
/** Opens the contact page for a person whose earlier session has ended, and returns the form's values. */
function shownTo(person: typeof ada | null) {
  cleanup()
  dropSession('ended')
  if (person) keepSession('token', person)
  show(ContactPage)
  return fields()
}

test('Values that a customer typed are hidden from others after the session ends', async () => {
  keepSession('token', ada)
  const { user } = show(ContactPage)
  await user.type(screen.getByLabelText('Message'), 'Where is my order?')
  expect(shownTo(null)).toEqual(['', '', ''])
  expect(shownTo(bob)).toEqual(['Bob', 'bob@example.com', ''])
  expect(shownTo(ada)).toEqual(['Ada', 'ada@example.com', 'Where is my order?'])
})

test('Values that a visitor typed join the draft of the account that signs in next, and of no later account', async () => {
  keepSession('token', ada)
  const { user } = show(ContactPage)
  await user.type(screen.getByLabelText('Name'), ' L.')
  shownTo(null)
  await user.type(screen.getByLabelText('Message'), 'Where is my order?')
  const typed = ['Ada L.', 'ada@example.com', 'Where is my order?']
  expect(shownTo(ada)).toEqual(typed)
  expect(shownTo(null)).toEqual(['', '', ''])
  expect(shownTo(bob)).toEqual(['Bob', 'bob@example.com', ''])
  expect(shownTo(ada)).toEqual(typed)
})

test('After sending a request for the words of a search, the message is empty', async () => {
  const { user } = show(() => <QuotePage item={null} words="unicycle hub" />)
  await user.type(screen.getByLabelText('Name'), typed.name)
  await user.type(screen.getByLabelText('Email'), typed.email)
  await user.click(button())
  await waitFor(() => expect(fields()).toEqual(['', '', '']))
})

const page = (item: typeof chain | null = null, words = '') => (
  <InSettings settings={{ ...testSettings, extensions: ['requestQuote'] }}>
    <ApiContext value={shop.api}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', Component: () => <QuotePage item={item} words={words} /> }])}
      />
    </ApiContext>
  </InSettings>
)

test('Values typed before hydration join the draft from before the reload', async () => {
  const { user } = show(() => <QuotePage item={null} />)
  await user.type(screen.getByLabelText('Message'), 'From earlier')
  cleanup()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  expect(fields()).toEqual(['', '', ''])
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Typed early'
  render(page(), { container, hydrate: true })
  expect(fields()).toEqual(['Typed early', 'boss@example.com', 'From earlier'])
  container.remove()
})

test('The words of a search do not replace a message typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(null, 'hub'))
  screen.getByLabelText<HTMLInputElement>('Message').value = 'Twenty hubs'
  render(page(null, 'hub'), { container, hydrate: true })
  expect(fields()).toEqual(['', '', 'Twenty hubs'])
  container.remove()
})

test('Before hydration the button is disabled, so that the browser does not submit the form', () => {
  expect(renderToString(page())).toMatch(/<button[^>]*disabled/)
})
