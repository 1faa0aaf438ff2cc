// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAdmin, removeAdmin, type User } from '../../../contract/accounts.ts'
import { listUsers } from '../../api/rows/people.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { allUsersTexts } from './texts.ts'
import { UsersPage } from './users-page.tsx'

const boss: User = { email: 'boss@example.com', role: 'admin', createdAt: Date.UTC(2026, 10, 1, 12) }
const deputy: User = { email: 'deputy@example.com', role: 'admin', createdAt: Date.UTC(2026, 10, 2, 12) }
const ada: User = { email: 'ada@example.com', role: 'customer', createdAt: Date.UTC(2026, 10, 3, 12) }

const askAgain = vi.fn()
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  askAgain.mockReset()
  keepSession('token', { email: boss.email, name: 'Boss' })
  shop = new FakeShop()
  shop.answers(listUsers, [ada, boss, deputy])
  shop.answers(makeAdmin, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(removeAdmin, { acknowledged: true, deletedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions = ['listUsers', 'removeAdmin']) =>
  renderInShop(
    shop,
    [
      {
        Component: () => <Outlet context={{ askAgain }} />,
        children: [{ path: '/dashboard/allusers', Component: UsersPage }],
      },
    ],
    '/dashboard/allusers',
    { ...testSettings, extensions },
  )
const rowOf = async ({ email }: User) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${email}`) }))
const buttonOf = async (user: User, name: string) =>
  (await rowOf(user)).queryByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })
const press = async (env: ReturnType<typeof open>, user: User, name: string) => {
  const button = await buttonOf(user, name)
  if (button) await env.user.click(button)
}

describe('All users', () => {
  test('show email, role and creation date', async () => {
    open()
    const row = await rowOf(ada)
    expect(row.getByText('Customer')).toBeDefined()
    expect(row.getByText(/^Nov 3, 2026/)).toBeDefined()
    expect((await rowOf(deputy)).getByText('Admin')).toBeDefined()
    expect((await rowOf(boss)).getByText('(you)')).toBeDefined()
    expect(shop.callsOf(listUsers)[0]?.query).toEqual({ limit: 25, sort: 'email' })
  })

  test('offer Make Admin only for users who are not admins', async () => {
    open()
    expect(await buttonOf(ada, 'Make Admin')).not.toBeNull()
    expect(await buttonOf(boss, 'Make Admin')).toBeNull()
    expect(await buttonOf(deputy, 'Make Admin')).toBeNull()
  })

  test('have an X that does nothing and says so', async () => {
    open()
    const button = await buttonOf(ada, 'Delete')
    expect(button?.textContent).toBe('X')
    expect(button?.disabled).toBe(true)
    expect(button?.title).toBe(allUsersTexts.deleteUserTitle)
  })

  test('can be loaded again after a failure', async () => {
    shop.answers(listUsers, () => {
      throw noAnswer()
    })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(allUsersTexts.notLoaded)
    shop.answers(listUsers, [ada])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await rowOf(ada)
  })

  test('of another backend may have only email and role', async () => {
    shop.answers(listUsers, [{ email: 'ada@example.com' }, { email: 'boss@example.com', role: 'admin' }])
    open([])
    expect((await rowOf(ada)).getByText('Customer')).toBeDefined()
    expect(await buttonOf(ada, 'Make Admin')).not.toBeNull()
    expect(await buttonOf(boss, 'Remove Admin')).toBeNull()
    expect(shop.callsOf(listUsers)[0]?.query).toEqual({})
  })
})

describe('Make Admin', () => {
  const sayYes = (env: ReturnType<typeof open>) =>
    env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmMakeYes }))

  test('asks for confirmation, and a cancellation changes nothing', async () => {
    const env = open()
    await press(env, ada, 'Make Admin')
    expect(screen.getByText(allUsersTexts.confirmMake(ada.email))).toBeDefined()
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmMakeNo }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.callsOf(makeAdmin)).toEqual([])
  })

  test.each([[{ acknowledged: true, matchedCount: 1, modifiedCount: 1 }], [{ modifiedCount: 1 }], ['']])(
    'confirms and reloads the list when the response is %j',
    async (answer) => {
      shop.answers(makeAdmin, answer)
      const env = open()
      await rowOf(ada)
      shop.answers(listUsers, [{ ...ada, role: 'admin' }])
      await press(env, ada, 'Make Admin')
      await sayYes(env)
      await waitFor(async () => expect(await buttonOf(ada, 'Make Admin')).toBeNull())
      expect(shop.callsOf(makeAdmin).map(({ params }) => params)).toEqual([{ email: ada.email }])
      expect(heard.toasts).toEqual(['success: Successfully made an admin'])
      expect(document.activeElement?.textContent).toBe(allUsersTexts.caption)
    },
  )

  test("shows the spec's words for a 403, and reloads the own role", async () => {
    shop.refuses(makeAdmin, 'NOT_ALLOWED')
    const env = open()
    await press(env, ada, 'Make Admin')
    await sayYes(env)
    await waitFor(() => expect(heard.toasts).toEqual(['error: Faild to make an admin']))
    expect(askAgain).toHaveBeenCalledOnce()
    expect(await buttonOf(ada, 'Make Admin')).not.toBeNull()
  })

  test('shows the reason of any other failure, without a toast', async () => {
    shop.refuses(makeAdmin, 'USER_NOT_FOUND')
    const env = open()
    await press(env, ada, 'Make Admin')
    await sayYes(env)
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
      refusal('USER_NOT_FOUND').message,
    )
    expect(heard.toasts).toEqual([])
  })
})

describe("Removing an admin's role", () => {
  test('asks for confirmation, and a cancellation changes nothing', async () => {
    const env = open()
    await press(env, deputy, 'Remove Admin')
    expect(screen.getByRole('heading', { name: 'Are you sure?' })).toBeDefined()
    expect(screen.getByText(allUsersTexts.confirmText(deputy.email))).toBeDefined()
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmNo }))
    expect(shop.callsOf(removeAdmin)).toEqual([])
  })

  test('is confirmed and reloads the list', async () => {
    const env = open()
    await press(env, deputy, 'Remove Admin')
    shop.answers(listUsers, [ada, boss, { ...deputy, role: 'customer' }])
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmYes }))
    await waitFor(async () => expect(await buttonOf(deputy, 'Make Admin')).not.toBeNull())
    expect(heard.toasts).toEqual([`success: ${allUsersTexts.removed(deputy.email)}`])
    expect(document.activeElement?.textContent).toBe(allUsersTexts.caption)
    expect(askAgain).not.toHaveBeenCalled()
  })

  test('is refused for the last admin, with the reason', async () => {
    shop.refuses(removeAdmin, 'LAST_ADMIN')
    const env = open()
    await press(env, deputy, 'Remove Admin')
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmYes }))
    const reason = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(reason.textContent).toBe(refusal('LAST_ADMIN').message)
    expect(heard.toasts).toEqual([])
  })

  test('warns before removing the own role, and then reloads the own role', async () => {
    const env = open()
    await press(env, boss, 'Remove Admin')
    expect(screen.getByText(allUsersTexts.confirmSelf)).toBeDefined()
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmYes }))
    await waitFor(() => expect(askAgain).toHaveBeenCalledOnce())
  })
})
