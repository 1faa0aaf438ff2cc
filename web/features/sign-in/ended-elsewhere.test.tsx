// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { HydrationState } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createShopApi } from '../../api/client.ts'
import { renewingTransport } from '../../session/access-token/renewing-transport.ts'
import { currentSession, dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { createTokens, type TokenSources } from '../../session/access-token/tokens.ts'
import { confirmSession } from '../../session/confirm-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

const ways = vi.hoisted(() => ({ signInWithPassword: vi.fn(), signUpWithPassword: vi.fn() }))
vi.mock('../../session/sign-in.ts', () => ways)

const ada = { email: 'ada@example.com', name: 'Ada' }
const routes = [
  { id: 'login', path: '/login', loader: confirmSession, Component: LoginPage },
  { id: 'signup', path: '/signup', loader: confirmSession, Component: SignupPage },
]
/** The server's markup, without a signed-in person. */
const rendered: HydrationState = { loaderData: { login: null, signup: null } }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => {
  localStorage.clear()
  keepSession('t', ada)
})
afterEach(() => {
  cleanup()
  dropSession()
})

/** Returns a shop that answers each token with a status, behind the shop's real client. */
function shopOf(statusOf: (token: string | null) => number, sources: Partial<TokenSources> = {}): FakeShop {
  const tokens = createTokens({
    idToken: async () => null,
    exchange: async () => 'new',
    now: Date.now,
    ...sources,
  })
  const transport = renewingTransport(tokens, (tokenFor) => async (operation) => {
    const status = statusOf(await tokenFor(operation.access))
    const body =
      status === 200 ? { admin: false } : { code: 'SESSION_ENDED', message: 'The session has ended.' }
    return { status, body, header: () => null }
  })
  return Object.assign(new FakeShop(), { api: createShopApi(transport) })
}

test.each([
  ['the shop refuses the token and the provider has no session', {}],
  ['the provider refuses the account', { idToken: async () => 'id', exchange: refuse(401) }],
  ['the account is blocked or deleted', { idToken: async () => 'id', exchange: refuse(403) }],
  ['the token has expired and the provider has no session', { now: () => Number.MAX_SAFE_INTEGER }],
] satisfies [string, Partial<TokenSources>][])(
  '/login of a session that is over works at the first visit: %s',
  async (_how, sources) => {
    if ('now' in sources) keepSession(expired, ada)
    ways.signInWithPassword.mockImplementation(async () => keepSession('new', ada))
    const shop = shopOf((token) => (token === 'new' ? 200 : 401), sources)
    const { router, user } = renderInShop(shop, routes, '/login?from=/tool/t1', undefined, rendered)
    await waitFor(() => expect(currentSession().status).toBe('out'))
    await user.type(field('Email'), ada.email)
    await user.type(field('Password'), 'hunter2!')
    expect(router.state.location.pathname).toBe('/login')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('at /tool/t1')
  },
)

test('Values typed during the check of the session stay, and so does the form', async () => {
  const answer = Promise.withResolvers<null>()
  const shop = shopOf(() => 401, { idToken: () => answer.promise })
  const { user } = renderInShop(shop, routes, '/login', undefined, rendered)
  const form = document.querySelector('form')
  await user.type(field('Email'), ada.email)
  await act(async () => answer.resolve(null))
  await waitFor(() => expect(currentSession().status).toBe('out'))
  expect(document.querySelector('form')).toBe(form)
  expect(field('Email').value).toBe(ada.email)
})

test('A sign-in during the check leads to the return path, whichever ends first', async () => {
  const answer = Promise.withResolvers<null>()
  ways.signInWithPassword.mockImplementation(async () => keepSession('new', ada))
  const shop = shopOf((token) => (token === 'new' ? 200 : 401), { idToken: () => answer.promise })
  const { user } = renderInShop(shop, routes, '/login?from=/tool/t1', undefined, rendered)
  await user.type(field('Email'), ada.email)
  await user.type(field('Password'), 'hunter2!')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe('new'))
  await act(async () => answer.resolve(null))
  await screen.findByText('at /tool/t1')
  expect(currentSession()).toMatchObject(ada)
})

test.each(['/login', '/signup'])(
  '%s leads home while the session lives, or when the shop cannot be asked',
  async (path) => {
    for (const status of [200, 503]) {
      keepSession('t', ada)
      renderInShop(
        shopOf(() => status),
        routes,
        path,
        undefined,
        rendered,
      )
      await screen.findByText('at /')
      cleanup()
    }
  },
)

test('/signup shows its form if the session is over', async () => {
  renderInShop(
    shopOf(() => 401),
    routes,
    '/signup',
    undefined,
    rendered,
  )
  await waitFor(() => expect(currentSession().status).toBe('out'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Make an account')
})

const expired = `x.${btoa(JSON.stringify({ exp: 1 }))}.y`

function refuse(status: number): TokenSources['exchange'] {
  return async () => {
    throw new ApiError({ status, code: 'NOT_ALLOWED', message: 'No.' })
  }
}
