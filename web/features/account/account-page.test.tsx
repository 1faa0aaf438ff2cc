// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { use } from 'react'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  deleteAccount,
  endOtherSignIns,
  endSignIn,
  getAccount,
  getAdmin,
  listSignIns,
  type SignIn,
} from '../../../contract/accounts/accounts.ts'
import { listAddresses } from '../../../contract/orders/addresses.ts'
import { currentSession, keepSession } from '../../session/access-token/stored-session.ts'
import { returnPath } from '../../session/return-to.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { AccountPage } from './account-page.tsx'
import { deleteOwnAccount } from './delete-own-account.ts'
import {
  accountTexts,
  addressVerificationTexts,
  deletionTexts,
  passwordTexts,
  signInsTexts,
} from './texts.ts'

const port = vi.hoisted(() => ({
  signOut: vi.fn(),
  deleteAccount: vi.fn(),
  hasPassword: async () => true,
}))
vi.mock('../../session/identity/identity.ts', () => ({ identityPort: async () => port }))

const at = Date.UTC(2026, 10, 1, 12)
const here: SignIn = { _id: 's1', device: 'Chrome on Linux', firstSeenAt: at, lastSeenAt: at, current: true }
const phone: SignIn = { ...here, _id: 's2', device: 'Safari on iPhone', current: false }
const done = (deletedCount: number) => ({ acknowledged: true, deletedCount })
const extensions = ['getAccount', 'listSignIns', 'endSignIn', 'endOtherSignIns', 'deleteAccount']

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  port.signOut.mockReset().mockResolvedValue(undefined)
  port.deleteAccount.mockReset().mockResolvedValue(undefined)
  shop = new FakeShop()
  shop.answers(getAccount, { email: 'ada@example.com', name: 'Ada', verified: false, createdAt: at })
  shop.answers(listAddresses, [])
  shop.answers(listSignIns, [here, phone])
  shop.answers(endSignIn, done(1))
  shop.answers(endOtherSignIns, done(1))
  shop.answers(deleteAccount, done(1))
  shop.answers(getAdmin, { admin: false })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const path = '/dashboard/account'
const show = (
  offered = extensions,
  routes: RouteObject[] = [{ path, Component: AccountPage, action: deleteOwnAccount }],
) => renderInShop(shop, routes, path, { ...testSettings, extensions: offered })
/** The account page behind the dashboard's guard. */
const guarded = () => inDashboard({ path: 'account', Component: AccountPage, action: deleteOwnAccount })
const rowOf = async (device: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${device}`) }))

test('The page shows who is signed in, and whether the email is verified', async () => {
  show()
  expect(await screen.findByText(accountTexts.notVerified)).toBeDefined()
  expect(screen.getByRole('button', { name: addressVerificationTexts.send })).toBeDefined()
  cleanup()
  shop.answers(getAccount, { email: 'ada@example.com', name: 'Ada', verified: true, createdAt: at })
  show()
  expect(await screen.findByText(accountTexts.verified)).toBeDefined()
})

test('A failed load is reported and can be retried', async () => {
  shop.answers(getAccount, () => {
    throw noAnswer()
  })
  const { user } = show()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(accountTexts.notLoaded)
  shop.answers(getAccount, { email: 'ada@example.com', name: 'Ada', verified: true, createdAt: at })
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(accountTexts.verified)).toBeDefined()
})

test('The current session is marked, and every other session can be signed out', async () => {
  show()
  expect((await rowOf('Chrome on Linux')).getByText(signInsTexts.here)).toBeDefined()
  expect((await rowOf('Chrome on Linux')).queryByRole('button')).toBeNull()
  expect((await rowOf('Safari on iPhone')).getByRole('button')).toBeDefined()
})

test('Signing out another session is confirmed, and the list is updated', async () => {
  const { user } = show()
  const button = (await rowOf('Safari on iPhone')).getByRole('button')
  shop.answers(listSignIns, [here])
  await user.dblClick(button)
  await vi.waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(shop.callsOf(endSignIn).map(({ params }) => params)).toEqual([{ id: 's2' }])
  expect(heard.toasts).toEqual([`success: ${signInsTexts.ended('Safari on iPhone')}`])
  expect(document.activeElement?.textContent).toBe(signInsTexts.heading)
  expect(screen.queryByRole('button', { name: signInsTexts.endOthers })).toBeNull()
})

test('Signing out all other sessions reports their number', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: signInsTexts.endOthers }))
  await vi.waitFor(() => expect(heard.toasts).toEqual(['success: Signed out in 1 place']))
})

test('A session that has ended elsewhere is reported, and leaves the list', async () => {
  shop.refuses(endSignIn, 'SIGN_IN_NOT_FOUND')
  const { user } = show()
  const button = (await rowOf('Safari on iPhone')).getByRole('button')
  shop.answers(listSignIns, [here])
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('SIGN_IN_NOT_FOUND').message)
  await vi.waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
})

test('If the list cannot be refreshed, the page says so and keeps it visible', async () => {
  const { user } = show()
  const button = (await rowOf('Safari on iPhone')).getByRole('button')
  shop.refuses(listSignIns, 'BUSY')
  await user.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(accountTexts.notRefreshed)
  expect(screen.getByText('Safari on iPhone')).toBeDefined()
  shop.answers(listSignIns, [here])
  await user.click(within(alert).getByRole('button'))
  await vi.waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
})

async function typeAndConfirm(typed: string, routes?: RouteObject[]) {
  const opened = show(extensions, routes)
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: deletionTexts.ask }))
  await user.type(screen.getByLabelText(deletionTexts.type('ada@example.com')), typed)
  await user.click(screen.getByRole('button', { name: deletionTexts.confirm }))
  return opened
}

test('The account is deleted after the person types its email, and the person is signed out on the home page', async () => {
  const { router } = await typeAndConfirm('Ada@example.com ', [guarded()])
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${deletionTexts.done}`]))
  await screen.findByText('at /')
  expect(router.state.location.pathname).toBe('/')
  expect(currentSession().status).toBe('out')
  expect([port.deleteAccount.mock.calls.length, port.signOut.mock.calls.length]).toEqual([1, 1])
})

test('A slow home page is still shown after the deletion, not /login', async () => {
  const drawn = Promise.withResolvers<void>()
  const Home = () => {
    use(drawn.promise)
    return <p>the home page</p>
  }
  const { router } = await typeAndConfirm('ada@example.com', [guarded(), { path: '/', Component: Home }])
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await act(async () => drawn.resolve())
  expect(await screen.findByText('the home page')).toBeDefined()
  await vi.waitFor(() => expect(currentSession().status).toBe('out'))
  expect(router.state.location.pathname).toBe('/')
})

test('A wrong email deletes nothing, and the error is shown at the field', async () => {
  await typeAndConfirm('bob@example.com')
  expect(await screen.findByText(deletionTexts.typeExactly('ada@example.com'))).toBeDefined()
  expect(shop.callsOf(deleteAccount)).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText(deletionTexts.type('ada@example.com')))
})

test('A refused deletion shows the reason, and the person stays signed in', async () => {
  shop.refuses(deleteAccount, 'LAST_ADMIN')
  await typeAndConfirm('ada@example.com')
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('LAST_ADMIN').message)
  expect(currentSession().status).toBe('in')
  expect(port.deleteAccount).not.toHaveBeenCalled()
})

test('With an old session, the person must sign in again, with a link to /login', async () => {
  shop.refuses(deleteAccount, 'SIGN_IN_AGAIN')
  const { user, router } = await typeAndConfirm('ada@example.com', [guarded()])
  await user.click(await screen.findByRole('button', { name: deletionTexts.signInAgain }))
  await screen.findByText('at /login')
  expect(returnPath(router.state.location)).toBe(path)
})

test('A failed deletion at the identity provider still signs the person out', async () => {
  port.deleteAccount.mockRejectedValue(new Error('no'))
  await typeAndConfirm('ada@example.com')
  await vi.waitFor(() => expect(currentSession().status).toBe('out'))
})

test('Sections that another backend does not offer are hidden', async () => {
  show([])
  expect(await screen.findByRole('form', { name: passwordTexts.submit })).toBeDefined()
  expect(screen.queryByText('This shop offers no further account settings.')).toBeNull()
  expect(screen.queryByText(signInsTexts.heading)).toBeNull()
  expect(screen.queryByText(deletionTexts.heading)).toBeNull()
  expect(shop.calls).toEqual([])
})
