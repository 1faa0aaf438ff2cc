// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import { ApiError } from '../../api/api-error.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { InSettings } from '../../testing/in-shop.tsx'
import { authProblems, signInFields } from '../../texts/sign-in-form.ts'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

const ways = vi.hoisted(() => ({
  signInWithPassword: vi.fn<(email: string, password: string) => Promise<void>>(),
  signUpWithPassword: vi.fn<(name: string, email: string, password: string) => Promise<void>>(),
  continueWithGoogle: vi.fn<(signal: AbortSignal) => Promise<void>>(),
  prepareGoogle: vi.fn<() => Promise<void>>(),
}))
vi.mock('../../session/sign-in.ts', () => ways)

const ada = { email: 'ada@example.com', name: 'Ada' }
const signsIn = async () => keepSession('t', ada)

function settings(google: boolean, demoGoogle = false): ShopSettings {
  return {
    version: 'test',
    apiHost: '/api',
    publicUrl: 'http://localhost',
    shop: shownSettings(sampleSettings),
    extensions: [],
    identity: { provider: 'built-in', google, demoGoogle },
    cards: { publishableKey: '', sandbox: true },
    mail: false,
  }
}

function WhereIAm() {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

interface Opened {
  readonly from?: string
  readonly google?: boolean
  readonly demoGoogle?: boolean
}

function open(path: string, { from, google = false, demoGoogle = false }: Opened = {}) {
  const routes = [
    { path: '/login', Component: LoginPage },
    { path: '/signup', Component: SignupPage },
    { path: '*', Component: WhereIAm },
  ]
  const initialEntries = [{ pathname: path, ...(from ? { state: { from } } : {}) }]
  render(
    <InSettings settings={settings(google, demoGoogle)}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </InSettings>,
  )
  return userEvent.setup()
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  for (const way of Object.values(ways)) way.mockReset()
})
afterEach(cleanup)

describe('/login', () => {
  const submit = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Log in' }))

  async function fillIn(user: ReturnType<typeof open>, email = 'ada@example.com', password = 'hunter2!') {
    await user.type(field('Email'), email)
    await user.type(field('Password'), password)
  }

  test('An empty form shows the required-field errors at the fields, and sends nothing', async () => {
    await submit(open('/login'))
    expect(alerts()).toEqual(['Email is Required', 'password is Required'])
    expect(ways.signInWithPassword).not.toHaveBeenCalled()
  })

  test("An invalid email and a short password show the contract's messages", async () => {
    const user = open('/login')
    await fillIn(user, 'ada@example', '12345')
    await submit(user)
    expect(alerts()).toEqual(['Provide a valid Email', 'password Must be 6 characters or longer'])
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field('Email').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Provide a valid Email')
  })

  test('The fields have the names and autocomplete tokens of the spec', () => {
    open('/login')
    const shape = (label: string) => [field(label).name, field(label).type, field(label).autocomplete]
    expect(shape('Email')).toEqual(['email', 'email', 'username'])
    expect(shape('Password')).toEqual(['password', 'password', 'current-password'])
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('type')).toBe('submit')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  test('After signing in, the person returns to the page that required it', async () => {
    ways.signInWithPassword.mockImplementation(signsIn)
    const user = open('/login', { from: '/dashboard/myorders?page=2' })
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('at /dashboard/myorders?page=2')).toBeDefined()
    expect(ways.signInWithPassword).toHaveBeenCalledWith('ada@example.com', 'hunter2!')
  })

  test('Without a return path, signing in leads home', async () => {
    ways.signInWithPassword.mockImplementation(signsIn)
    const user = open('/login')
    await fillIn(user)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('at /')).toBeDefined()
  })

  test.each([
    ['a refusal of the provider', new AuthError('invalid-credential'), authProblems['invalid-credential']],
    [
      'a refusal of the shop',
      new ApiError({ status: 403, code: 'NOT_ALLOWED', message: 'Not with this account.' }),
      'Not with this account.',
    ],
    ['anything else', new Error('secret detail'), authProblems.unavailable],
  ])('%s is reported below the form, and the values are kept', async (_what, error, sentence) => {
    ways.signInWithPassword.mockRejectedValue(error)
    const user = open('/login')
    await fillIn(user)
    await submit(user)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', 'hunter2!'])
  })

  test('While an attempt runs, the button says so, and a second press starts no other attempt', async () => {
    const attempt = Promise.withResolvers<void>()
    ways.signInWithPassword.mockReturnValue(attempt.promise)
    const user = open('/login')
    await fillIn(user)
    await submit(user)
    const button = await screen.findByRole('button', { name: 'Logging in…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(ways.signInWithPassword).toHaveBeenCalledTimes(1)
    attempt.reject(new AuthError('too-many-requests'))
    expect((await screen.findByRole('alert')).textContent).toBe(authProblems['too-many-requests'])
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).not.toBe('true')
  })

  test('A waiting time is announced once, counts down visibly, and is announced again when it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      ways.signInWithPassword.mockRejectedValue(new AuthError('too-many-requests', { waitS: 42 }))
      const user = open('/login')
      await fillIn(user)
      await submit(user)
      const said = await screen.findByText('Too many attempts. Try again in 42 seconds.', {
        selector: '.sr-only',
      })
      const shown = said.nextElementSibling
      expect([shown?.getAttribute('aria-hidden'), shown?.textContent]).toEqual(['true', said.textContent])
      act(() => void vi.advanceTimersByTime(30_000))
      expect(shown?.textContent).toBe('Too many attempts. Try again in 12 seconds.')
      expect(said.textContent).toBe('Too many attempts. Try again in 42 seconds.')
      act(() => void vi.advanceTimersByTime(12_000))
      expect(alerts()).toEqual(['You can try again now.'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('The next attempt clears the previous error', async () => {
    ways.signInWithPassword.mockRejectedValueOnce(new AuthError('invalid-credential'))
    const user = open('/login')
    await fillIn(user)
    await submit(user)
    await screen.findByRole('alert')
    ways.signInWithPassword.mockReturnValue(new Promise(() => undefined))
    await submit(user)
    await waitFor(() => expect(alerts()).toEqual([]))
  })

  test('The typed email is carried over to the other page and back', async () => {
    const user = open('/login', { from: '/tool/t1' })
    await user.type(field('Email'), 'ada@example.com')
    await user.click(screen.getByRole('link', { name: 'Make an account' }))
    expect(await screen.findByLabelText('Name')).toBeDefined()
    expect(field('Email').value).toBe('ada@example.com')
    await user.type(field('Email'), '.au')
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    expect(field('Email').value).toBe('ada@example.com.au')
    ways.signInWithPassword.mockImplementation(signsIn)
    await user.type(field('Password'), 'hunter2!')
    await submit(user)
    expect(await screen.findByText('at /tool/t1')).toBeDefined()
  })

  test('Continue With Google is shown only if the shop offers it', async () => {
    open('/login')
    expect(screen.queryByRole('button', { name: 'Continue With Google' })).toBeNull()
    cleanup()
    ways.continueWithGoogle.mockImplementation(signsIn)
    const user = open('/login', { from: '/tool/t1', google: true })
    await user.click(screen.getByRole('button', { name: 'Continue With Google' }))
    expect(await screen.findByText('at /tool/t1')).toBeDefined()
  })

  test("Google's script is preloaded before the click, and only if the shop offers it", async () => {
    open('/login')
    await import('../../session/sign-in.ts')
    expect(ways.prepareGoogle).not.toHaveBeenCalled()
    cleanup()
    open('/login', { google: true })
    await waitFor(() => expect(ways.prepareGoogle).toHaveBeenCalledOnce())
  })

  test('While Google’s window is open, the page waits, and a cancellation shows no error', async () => {
    ways.continueWithGoogle.mockImplementation(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const user = open('/login', { google: true })
    const google = screen.getByRole('button', { name: 'Continue With Google' })
    await fillIn(user)
    await user.click(google)
    expect(google.textContent).toBe(signInFields.googleWaiting)
    await submit(user)
    await user.type(field('Password'), '{Enter}')
    expect(ways.signInWithPassword).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(google.textContent).toBe('Continue With Google'))
    expect([alerts(), document.activeElement]).toEqual([[], google])
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    ways.signInWithPassword.mockImplementation(signsIn)
    await submit(user)
    expect(await screen.findByText('at /')).toBeDefined()
  })

  test('A demo says that its Google is a stand-in', () => {
    open('/login', { google: true })
    expect(screen.queryByText(/invented people, not Google/)).toBeNull()
    cleanup()
    open('/login', { google: true, demoGoogle: true })
    expect(screen.getByText(/invented people, not Google/)).toBeDefined()
  })

  test('The links between /login and /signup keep the return path', async () => {
    ways.signInWithPassword.mockImplementation(signsIn)
    const user = open('/login', { from: '/tool/t1' })
    await user.click(screen.getByRole('link', { name: 'Make an account' }))
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('at /tool/t1')).toBeDefined()
  })

  test('Before hydration the form cannot be submitted, so that no password gets into an address', () => {
    const html = renderToString(
      <InSettings settings={settings(false)}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', Component: LoginPage }], { initialEntries: ['/login'] })}
        />
      </InSettings>,
    )
    expect(html).toMatch(/<form [^>]*method="post"/)
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/)
  })
})

describe('/signup', () => {
  const submit = (user: ReturnType<typeof open>) =>
    user.click(screen.getByRole('button', { name: 'Make account' }))

  async function fillIn(user: ReturnType<typeof open>, name = 'Ada') {
    await user.type(field('Name'), name)
    await user.type(field('Email'), 'ada@example.com')
    await user.type(field('Password'), 'hunter2!')
  }

  test("An empty form shows the required-field errors, including the name's", async () => {
    await submit(open('/signup'))
    expect(alerts()).toEqual(['Name is Required', 'Email is Required', 'password is Required'])
  })

  test('A blank name is rejected', async () => {
    const user = open('/signup')
    await fillIn(user, '   ')
    await submit(user)
    expect(alerts()).toEqual(['Name is Required'])
    expect(ways.signUpWithPassword).not.toHaveBeenCalled()
  })

  test('The fields have the names and autocomplete tokens of the spec', () => {
    open('/signup')
    const shape = (label: string) => [field(label).name, field(label).autocomplete]
    expect(['Name', 'Email', 'Password'].map(shape)).toEqual([
      ['name', 'name'],
      ['email', 'email'],
      ['password', 'new-password'],
    ])
  })

  test('A new account always leads home (spec §2)', async () => {
    ways.signUpWithPassword.mockImplementation(signsIn)
    const user = open('/signup', { from: '/tool/t1' })
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('at /')).toBeDefined()
    expect(ways.signUpWithPassword).toHaveBeenCalledWith('Ada', 'ada@example.com', 'hunter2!')
  })

  test('A taken address is reported below the form', async () => {
    ways.signUpWithPassword.mockRejectedValue(new AuthError('email-already-in-use'))
    const user = open('/signup')
    await fillIn(user)
    await submit(user)
    expect((await screen.findByRole('alert')).textContent).toBe(authProblems['email-already-in-use'])
    expect(field('Name').value).toBe('Ada')
  })
})
